-- 0003 An entry keeps what it did, so that a table opens without the rules it was played under.
alter table entries add column fact text;
create index entries_factless on entries (table_id) where fact is null;
