create table account_deletions (
  user_id uuid primary key references users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  erase_at timestamptz not null,
  keep_recipes boolean not null
);
create index account_deletions_due on account_deletions (erase_at);
