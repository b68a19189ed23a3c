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

create trigger subscriptions_changed after insert or update or delete on subscriptions
  for each statement execute function tell_change('callers');
