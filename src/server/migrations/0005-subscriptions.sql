create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  status text not null check (status in ('PENDING', 'ACTIVE', 'INACTIVE', 'CANCELLED', 'EXPIRED')),
  provider text not null,
  provider_subscription_id text unique,
  subscription_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_user on subscriptions (user_id, created_at desc);

create table content_flags (
  id uuid primary key,
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
