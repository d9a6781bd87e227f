-- 0002 People, what they do not want to hear, what they may hand over, and the bots they let in. Secrets are kept as hashes.
create table guests (
  id text primary key,
  name text not null,
  seen_at bigint not null
);

create table mutes (
  guest text not null,
  muted text not null,
  primary key (guest, muted)
);

create table links (
  hash text primary key,
  table_id text not null references tables (id),
  seat integer not null,
  expires_at bigint not null
);

create table tokens (
  hash text primary key,
  guest text not null,
  created_at bigint not null
);

create table settings (
  name text primary key,
  value text not null
);
