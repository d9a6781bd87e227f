-- 0006 What lets someone in can be taken back: cookies of an era of a guest that has ended are good no more.
alter table guests add column era integer not null default 0;
alter table guests add column ended_at bigint;
create index guests_ended on guests (ended_at) where ended_at is not null;
