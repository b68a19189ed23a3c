-- A row for every page somebody opened, for 90 days. Its address holds no query and no secret.
create table app_usage (
  id bigint generated always as identity primary key,
  user_id uuid references users (id) on delete set null,
  page_visited text not null,
  "timestamp" timestamptz not null default now()
);
create index app_usage_newest on app_usage ("timestamp" desc, id desc);
create index app_usage_user on app_usage (user_id) where user_id is not null;

-- Visits by day and page, counted as they are written: figures never scan rows.
create table usage_days (
  day date not null,
  page text not null,
  visits bigint not null,
  primary key (day, page)
);

-- Who was there in a week, and how far they came.
create table usage_people (
  week date not null,
  user_id uuid not null references users (id) on delete cascade,
  planned boolean not null,
  shopped boolean not null,
  primary key (week, user_id)
);
create index usage_people_user on usage_people (user_id);

-- Counts of the former by the week people signed up in, so that they outlive it.
create table usage_weeks (
  week date not null,
  joined_week date not null,
  people integer not null,
  planned integer not null,
  shopped integer not null,
  primary key (week, joined_week)
);
