-- 0004 Times in which someone saw to the tables, so that nobody pays for those in which no server ran.
create table lives (
  since bigint primary key,
  until bigint not null
);
insert into lives (since, until) select 0, touched_at from tables order by touched_at desc limit 1;
