-- The files are in the media storage, named by the hash. Whatever shows a picture holds a foreign key to it, so that the
-- clean-up needs to know no feature.
create table pictures (
  hash text primary key,
  owner_id uuid references users (id) on delete set null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  bytes integer not null,
  -- When moderators withheld it.
  withheld_at timestamptz,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
-- A CDN has to drop what moderators withhold.
create trigger pictures_withheld after update of withheld_at on pictures
  for each row execute function tell_row('picture', 'hash');
create index pictures_used on pictures (used_at);

-- No row shows a picture in a draft or in the chef's answer yet, so its uploader keeps it from being deleted.
create table picture_holds (
  hash text not null references pictures (hash),
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  primary key (hash, user_id)
);
create index picture_holds_user on picture_holds (user_id);
create index picture_holds_expired on picture_holds (expires_at);
