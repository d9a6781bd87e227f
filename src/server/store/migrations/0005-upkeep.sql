-- 0005 A table knows from where it comes and when somebody was last there, by whole minutes: what nobody uses goes.
alter table tables add column party text not null default '';
alter table tables add column seen_minute bigint not null default 0;
alter table tables add column host_minute bigint not null default 0;
update tables set party = id, seen_minute = touched_at / 60000, host_minute = touched_at / 60000;
create index tables_unseen on tables (status, public, seen_minute) where status <> 'over';
create index tables_over on tables (touched_at) where status = 'over';
drop index tables_lobby;
create index tables_lobby on tables (party, touched_at) where public = 1 and status <> 'over';
create index links_expires on links (expires_at);
