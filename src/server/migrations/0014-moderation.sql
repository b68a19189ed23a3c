create table content_flags (
  id uuid primary key,
  -- No foreign key: a report outlives what it reports.
  content_id uuid not null,
  content_type text not null check (content_type in ('recipe', 'reel', 'comment')),
  reason text not null,
  details text not null default '',
  reporter_id uuid references users (id) on delete set null,
  reporter_name text not null,
  status text not null default 'pending' check (status in ('pending', 'deleted')),
  reported_at timestamptz not null default now(),
  resolved_at timestamptz
);
create index content_flags_content on content_flags (content_type, content_id);
create index content_flags_resolved on content_flags (status, resolved_at desc);
