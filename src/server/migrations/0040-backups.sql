-- Every backup that was made or tried (docs/operate.md).
create table backups (
  id uuid primary key,
  -- Where it is: a folder, or the address in an object store.
  address text not null,
  is_encrypted boolean not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  bytes bigint,
  failure text
);
create index backups_newest on backups (started_at desc);

-- The days on which admins were warned: one mail a day.
create table backup_warnings (
  day date primary key
);
