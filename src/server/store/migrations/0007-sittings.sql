-- 0007 Who sits at a table and whom it waits for stands beside its log: everybody finds their own matches, and none is opened for it.
alter table tables add column seated integer not null default 0;
alter table tables add column awaited text not null default '[]';
create index tables_unseated on tables (id) where seated = 0;

-- Apart from the table itself, whose row is written anew with every entry.
create table seatings (
  table_id text primary key references tables (id),
  body text not null
);

create table sittings (
  table_id text not null references tables (id),
  guest text not null,
  -- The levels of the bots there, each between spaces.
  bots text not null,
  ended_at bigint,
  primary key (table_id, guest)
);
create index sittings_guest on sittings (guest, ended_at, table_id);
