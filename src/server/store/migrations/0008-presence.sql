-- 0008 Nodes tell each other who is at which table, and who has a face of their own choice keeps it.
create table nodes (
  node text primary key,
  seen_at bigint not null
);
create table here (
  table_id text not null,
  node text not null,
  who text not null,
  primary key (table_id, node)
);
create index here_node on here (node);
alter table guests add column face text not null default '';
