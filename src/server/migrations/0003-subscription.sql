create table subscriptions (
  id uuid primary key,
  -- Kept when the account is erased, so that the provider can be told to stop.
  user_id uuid references users (id) on delete set null,
  status text not null check (status in ('PENDING', 'ACTIVE', 'INACTIVE', 'CANCELLED', 'EXPIRED')),
  provider text not null check (provider in ('sandbox', 'paypal', 'stripe', 'gift')),
  provider_subscription_id text unique,
  -- What the provider called it before it was approved.
  checkout_id text unique,
  -- What the provider must say it is for.
  plan_id text,
  terms jsonb,
  promo_code text,
  approval_url text,
  subscription_data jsonb not null default '{}',
  started_at timestamptz,
  paid_until timestamptz,
  -- The newest question whose answer is stored.
  asked bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_user on subscriptions (user_id, created_at desc);
create index subscriptions_newest on subscriptions (created_at desc, id desc);
create index subscriptions_due on subscriptions (status, paid_until);
create index subscriptions_promo on subscriptions (promo_code) where promo_code is not null;
create sequence subscription_questions;

-- A question whose answer is known already changes no caller.
create trigger subscriptions_changed
  after insert or delete or update of user_id, status, provider, provider_subscription_id, paid_until on subscriptions
  for each row execute function tell_row('caller', 'user_id');

-- What is true now: a paid time that is over ends a subscription even if nobody has said so. Providers collect payments up to a
-- day late.
create view subscription_states as
select subscriptions.*,
  case when status = 'ACTIVE' and not is_open then 'EXPIRED' else status end as state,
  is_open
from subscriptions, lateral (
  select coalesce(case status
    when 'ACTIVE' then paid_until is null
      or paid_until > now() - case provider when 'gift' then interval '0' else interval '1 day' end
    when 'CANCELLED' then paid_until > now()
  end, false) as is_open
) as opened;

-- The user metadata of the specification: always what the subscriptions say.
create view account_subscriptions as
select distinct on (user_id)
  user_id,
  is_open as is_subscribed,
  coalesce(provider_subscription_id, checkout_id) as subscription_id,
  state as subscription_status,
  started_at as subscription_start,
  paid_until as subscription_end,
  updated_at as subscription_updated_at
from subscription_states
where user_id is not null
order by user_id, is_open desc, state = 'ACTIVE' desc, created_at desc;

-- The money log: what the subscriptions are replayed from. Without references, so that it outlives everyone.
create table payment_events (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  subscription_id uuid not null,
  kind text not null check (kind in ('started', 'answered', 'abandoned', 'gifted', 'revoked')),
  data jsonb not null
);
create index payment_events_subscription on payment_events (subscription_id, id);
create trigger payment_events_append_only before update or delete or truncate on payment_events
  for each statement execute function refuse_change();

-- What was made once at a provider: its product, and a plan for each price.
create table payment_plans (
  provider text not null,
  key text not null,
  plan_id text not null,
  primary key (provider, key)
);

create table promo_codes (
  code text primary key,
  kind text not null check (kind in ('percent', 'months')),
  percent integer,
  -- Of how many payments; all if null.
  payments integer,
  months integer,
  most_uses integer,
  expires_at timestamptz,
  retired_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now()
);

-- The test provider's own books: Plateful learns of them only by asking, as with any provider.
create table sandbox_subscriptions (
  id text primary key,
  reference text not null,
  status text not null check (status in ('APPROVAL_PENDING', 'ACTIVE', 'DECLINED', 'CANCELLED', 'EXPIRED')),
  mood text not null default 'working' check (mood in ('working', 'failing', 'hanging')),
  terms jsonb not null,
  started_at timestamptz,
  paid_until timestamptz,
  created_at timestamptz not null default now()
);
