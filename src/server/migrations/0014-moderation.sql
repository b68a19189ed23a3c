create table content_flags (
  id uuid primary key,
  -- No foreign key: a report outlives what it reports. A picture's id is its hash.
  content_id text not null,
  content_type text not null check (content_type in ('recipe', 'reel', 'comment', 'profile', 'picture', 'rating')),
  author_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('inappropriate', 'spam', 'harmful', 'hateful', 'violence', 'copyright', 'other')),
  details text not null default '',
  reporter_id uuid references users (id) on delete set null,
  reporter_name text not null,
  status text not null default 'pending' check (status in ('pending', 'deleted', 'dismissed')),
  reported_at timestamptz not null default now(),
  resolved_at timestamptz
);
create unique index content_flags_one_open on content_flags (content_type, content_id, reporter_id) where status = 'pending';
create index content_flags_pending on content_flags (reported_at, id) where status = 'pending';
create index content_flags_content on content_flags (content_type, content_id, reported_at desc);
create index content_flags_resolved on content_flags (status, resolved_at desc);
create index content_flags_author on content_flags (author_id);
create index content_flags_reporter on content_flags (reporter_id);

-- Content that moderators removed, with what its author was told and answered.
create table removals (
  id uuid primary key,
  content_id text not null,
  content_type text not null check (content_type in ('recipe', 'reel', 'comment', 'profile', 'picture', 'rating')),
  author_id uuid references users (id) on delete cascade,
  title text not null,
  reason text not null check (reason in ('inappropriate', 'spam', 'harmful', 'hateful', 'violence', 'copyright', 'other')),
  message text not null default '',
  removed_by uuid references users (id) on delete set null,
  removed_at timestamptz not null default now(),
  dismissed_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  appeal_result text check (appeal_result in ('upheld', 'denied')),
  appeal_answer text not null default '',
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  restored_at timestamptz
);
create unique index removals_current on removals (content_type, content_id) where restored_at is null;
create index removals_author on removals (author_id, removed_at desc);
create index removals_appeals on removals (appealed_at, id) where appealed_at is not null and decided_at is null and restored_at is null;
create index removals_newest on removals (removed_at desc, id desc) where restored_at is null;
create index removals_removed_by on removals (removed_by);
create index removals_decided_by on removals (decided_by);

-- Warnings, and suspensions until a day or for good.
create table sanctions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('warning', 'suspension')),
  reason text not null check (reason in ('inappropriate', 'spam', 'harmful', 'hateful', 'violence', 'copyright', 'other')),
  message text not null default '',
  until timestamptz,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  lifted_at timestamptz,
  dismissed_at timestamptz
);
create index sanctions_user on sanctions (user_id, created_at desc);
create index sanctions_created_by on sanctions (created_by);
create trigger sanctions_changed after insert or update or delete on sanctions
  for each row execute function tell_row('caller', 'user_id');

-- New content that waits for a moderator before others see it.
create table held_content (
  content_type text not null check (content_type in ('recipe', 'reel', 'comment', 'profile', 'picture', 'rating')),
  content_id text not null,
  author_id uuid not null references users (id) on delete cascade,
  why text not null,
  held_at timestamptz not null default now(),
  approved_at timestamptz,
  primary key (content_type, content_id)
);
create index held_content_oldest on held_content (held_at, content_id) where approved_at is null;
create index held_content_author on held_content (author_id);

create table hold_rules (
  kind text not null check (kind in ('word', 'link', 'picture')),
  value text not null,
  created_at timestamptz not null default now(),
  primary key (kind, value)
);
