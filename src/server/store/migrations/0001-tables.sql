-- 0001 A table is a log of entries; everything else about it is folded from them.
create table tables (
  id text primary key,
  secret text not null,
  game text not null,
  public integer not null,
  status text not null,
  seq integer not null,
  due bigint,
  lease bigint not null,
  touched_at bigint not null
);
create index tables_due on tables (due) where due is not null;
create index tables_lobby on tables (touched_at) where public = 1 and status <> 'over';

create table entries (
  table_id text not null references tables (id),
  seq integer not null,
  at bigint not null,
  entry text not null,
  primary key (table_id, seq)
);

-- A cache: whatever is here can be folded again from the entries.
create table snapshots (
  table_id text primary key references tables (id),
  seq integer not null,
  body text not null
);
