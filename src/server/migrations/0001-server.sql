-- What the server itself needs, before any feature.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Content that is added once, and not again after someone deleted it.
create table seeds (
  name text primary key,
  done_at timestamptz not null default now()
);

-- Unlogged: losing attempts in a crash does no harm. Its shape is rate-limiter-flexible's (src/server/rate-limits.ts).
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- When each background job ran last, in whichever process (src/server/jobs.ts).
create table background_jobs (
  name text primary key,
  started_at timestamptz not null,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text
);

-- What any process logged as an error (src/server/error-log.ts), without personal data.
create table logged_errors (
  hour timestamptz not null,
  what text not null,
  times integer not null,
  last_at timestamptz not null,
  primary key (hour, what)
);

-- Every process caches, so each has to hear what any of them changed (src/server/notifications.ts).
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', tg_argv[0]);
  return null;
end $$;

-- What changed, in the words of src/server/shown.ts. A notification holds 8,000 bytes; whoever changes thousands of things
-- at once makes every process forget everything.
create function tell_shown(changes text[]) returns void language plpgsql as $$
begin
  if cardinality(changes) > 2000 then
    perform pg_notify('changes', 'shown');
    return;
  end if;
  perform pg_notify('changes', 'shown:' || string_agg(change, e'\n'))
  from unnest(changes) with ordinality told (change, nth)
  where change is not null
  group by (nth - 1) / 20;
end $$;

-- For a row that belongs to something shown: `tell_row('follows', 'following_id')` tells `follows:<id>`.
create function tell_row() returns trigger language plpgsql as $$
declare
  was text := case when tg_op <> 'INSERT' then to_jsonb(old) ->> tg_argv[1] end;
  is_now text := case when tg_op <> 'DELETE' then to_jsonb(new) ->> tg_argv[1] end;
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  perform tell_shown(array[tg_argv[0] || ':' || was, tg_argv[0] || ':' || is_now]);
  return null;
end $$;

-- For logs.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed or deleted.', tg_table_name;
end $$;

-- What admins change on screen (src/server/site-settings.ts). Without a reference: who changed it may leave.
create table site_settings (
  key text primary key,
  value jsonb,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
create trigger site_settings_changed after insert or update or delete on site_settings
  for each statement execute function tell_change('settings');
