-- Here and not with the table: accounts come before pictures.
alter table profiles add column picture_hash text references pictures (hash)
  generated always as (substring(avatar_url from '^/pictures/stored/([0-9a-f]{40})')) stored;
create index profiles_picture on profiles (picture_hash) where picture_hash is not null;

create table follows (
  follower_id uuid not null references users (id) on delete cascade,
  following_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, following_id),
  check (follower_id <> following_id)
);
create index follows_followers on follows (following_id, created_at desc, follower_id desc);
create index follows_following on follows (follower_id, created_at desc, following_id desc);
-- Profiles show how many follow, and are followed.
create trigger follows_followed after insert or delete on follows
  for each row execute function tell_row('follows', 'following_id');
create trigger follows_following after insert or delete on follows
  for each row execute function tell_row('follows', 'follower_id');

create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

create table mutes (
  muter_id uuid not null references users (id) on delete cascade,
  muted_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index mutes_muted on mutes (muted_id);

-- What profiles said that moderators hid, to be put back.
create table hidden_profiles (
  id uuid primary key references users (id) on delete cascade,
  name text not null,
  bio text not null,
  avatar_url text,
  picture_hash text references pictures (hash)
    generated always as (substring(avatar_url from '^/pictures/stored/([0-9a-f]{40})')) stored,
  hidden_at timestamptz not null
);
create index hidden_profiles_picture on hidden_profiles (picture_hash) where picture_hash is not null;
