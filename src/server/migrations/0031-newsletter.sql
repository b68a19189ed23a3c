-- Only addresses that their owner has confirmed.
create table newsletter_subscribers (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  -- Whoever was signed in with this address while confirming it.
  user_id uuid references users (id) on delete set null,
  weekly_recipes boolean not null,
  cooking_tips boolean not null,
  meal_planning boolean not null,
  special_offers boolean not null,
  -- In which it was confirmed, and the letters are written.
  language text not null default 'en',
  confirmed_at timestamptz not null default now()
);
create index newsletter_subscribers_user on newsletter_subscribers (user_id) where user_id is not null;

create table newsletter_issues (
  -- Its Sunday.
  issue_date date primary key,
  recipe_ids uuid[] not null,
  dinner_ids uuid[] not null,
  tip integer not null,
  created_at timestamptz not null default now()
);

-- One row for every mail of an issue, written before it is sent.
create table newsletter_deliveries (
  issue_date date not null references newsletter_issues (issue_date) on delete cascade,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  attempts integer not null default 1,
  -- Null after an attempt that the mail server refused.
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (issue_date, subscriber_id)
);
create index newsletter_deliveries_subscriber on newsletter_deliveries (subscriber_id);
