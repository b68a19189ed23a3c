-- How a person wants to be told. Whoever has never opened their notifications has no row, and no clock.
create table notification_people (
  user_id uuid primary key references users (id) on delete cascade,
  -- As the browser names it: 'Europe/Berlin'.
  time_zone text not null,
  -- Replies, mentions and ratings also as push notifications.
  talk boolean not null default true,
  -- Minutes after local midnight; both null without quiet hours.
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_until integer check (quiet_until between 0 and 1439),
  -- Whether unread notifications are mailed once a day.
  mails boolean not null default false,
  check ((quiet_from is null) = (quiet_until is null))
);
create index notification_people_time_zone on notification_people (time_zone);

-- Browsers that take push notifications. Signing out ends the session, and so forgets the device.
create table push_devices (
  id uuid primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null unique,
  -- The browser's key and secret, with which messages are encrypted for it alone.
  p256dh text not null,
  auth text not null,
  categories text[] not null,
  created_at timestamptz not null default now()
);
create index push_devices_user on push_devices (user_id, created_at);
create index push_devices_session on push_devices (session_id);

create table promotions (
  id uuid primary key,
  title text not null,
  text text not null,
  path text,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- When everybody had it in their notifications.
  sent_at timestamptz,
  recipients integer not null default 0
);
create index promotions_newest on promotions (created_at desc, id desc);
create index promotions_created_by on promotions (created_by);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('new_recipes', 'talk', 'ratings', 'meals', 'tip', 'promotion')),
  -- What makes it the only one of its kind: a day or a promotion. Null for those that gather events.
  about text,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  -- When the last event was added.
  changed_at timestamptz not null,
  due_at timestamptz not null,
  -- When it was sent out; until then it takes further events.
  told_at timestamptz,
  read_at timestamptz,
  -- When it was in a mail.
  mailed_at timestamptz
);
create unique index notifications_once on notifications (user_id, kind, about) where about is not null;
create unique index notifications_gathering on notifications (user_id, kind) where about is null and told_at is null;
create index notifications_newest on notifications (user_id, changed_at desc, id desc);
create index notifications_due on notifications (due_at) where told_at is null;
create index notifications_told on notifications (told_at) where told_at is not null;
create index notifications_oldest on notifications (changed_at);

create table notification_events (
  notification_id uuid not null references notifications (id) on delete cascade,
  type text not null check (type in ('recipe', 'reply', 'mention', 'comment', 'rating')),
  actor_id uuid not null references users (id) on delete cascade,
  recipe_id uuid references all_recipes (id) on delete cascade,
  reel_id uuid references all_reels (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  happened_at timestamptz not null,
  check (num_nonnulls(recipe_id, reel_id) = 1)
);
create index notification_events_notification on notification_events (notification_id, happened_at desc);
create index notification_events_actor on notification_events (actor_id);
create index notification_events_recipe on notification_events (recipe_id) where recipe_id is not null;
create index notification_events_reel on notification_events (reel_id) where reel_id is not null;
create index notification_events_comment on notification_events (comment_id) where comment_id is not null;

-- What has been noted, so that nothing is told twice: 'comment:' and its id.
create table notification_sources (
  source text primary key,
  noted_at timestamptz not null default now()
);
create index notification_sources_oldest on notification_sources (noted_at);

-- What is looked through for news.
create index comments_newest_of_all on comments (created_at);
create index recipe_ratings_newest_of_all on recipe_ratings (created_at);

-- One row for every message to a device, written before it is sent.
create table notification_deliveries (
  notification_id uuid not null references notifications (id) on delete cascade,
  device_id uuid not null references push_devices (id) on delete cascade,
  attempts integer not null default 1,
  -- Null after an attempt that failed.
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (notification_id, device_id)
);
create index notification_deliveries_device on notification_deliveries (device_id);

-- One row for every mail, written before it is sent.
create table notification_mails (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  attempts integer not null default 1,
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (user_id, day)
);

-- Whether one person hears of what another does: not between people of whom one blocked the other, not from whom one
-- muted, and not from or to somebody who is suspended.
create function may_be_told(person uuid, actor uuid) returns boolean language sql stable as $$
  select person <> actor
    and not exists (
      select from blocks
      where (blocker_id = person and blocked_id = actor) or (blocker_id = actor and blocked_id = person)
    )
    and not exists (select from mutes where muter_id = person and muted_id = actor)
    and not exists (
      select from sanctions
      where user_id in (person, actor) and kind = 'suspension' and lifted_at is null and (until is null or until > now())
    )
$$;

-- Events that may still be shown. Queries read this view and not the table, so that none can tell of what is hidden,
-- deleted, or by somebody who was blocked since.
create view told_events as select
  event.notification_id, event.type, event.actor_id, actor.name as actor_name, event.recipe_id, event.reel_id, event.comment_id,
  event.happened_at, coalesce(recipe.title, reel.title) as title, coalesce(comment.text, rating.note, '') as text, rating.stars
from notification_events event
join notifications notification on notification.id = event.notification_id
join profiles actor on actor.id = event.actor_id
left join recipes recipe on recipe.id = event.recipe_id
left join reels reel on reel.id = event.reel_id
left join comments comment on comment.id = event.comment_id and comment.hidden_at is null and comment.deleted_at is null
left join recipe_ratings rating on event.type = 'rating' and rating.recipe_id = event.recipe_id
  and rating.user_id = event.actor_id and rating.hidden_at is null
where coalesce(recipe.id, reel.id) is not null
  and (event.comment_id is null) = (comment.id is null)
  and (event.type <> 'rating' or rating.id is not null)
  and may_be_told(notification.user_id, event.actor_id);
