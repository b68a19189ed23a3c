-- The second line (0050-row-policies.sql) for every table, column and verb.

-- Whoever has no kitchen acts for one that nobody has: policies take null for the server.
create or replace function acting_kitchen() returns uuid language sql stable parallel safe
  return case when nullif(current_setting('plateful.person', true), '') is not null
    then coalesce(nullif(current_setting('plateful.kitchen', true), ''), '00000000-0000-0000-0000-000000000000')::uuid end;

-- Each statement plans and runs the subselects of its policies, so there is only one where that suffices.
do $$
declare
  owned record;
begin
  for owned in
    select tables.*, attnotnull as is_required from (values
      ('account_deletions', 'user_id', 'person'), ('api_tokens', 'user_id', 'person'), ('app_usage', 'user_id', 'person'),
      ('comment_likes', 'user_id', 'person'), ('contact_messages', 'user_id', 'person'), ('credentials', 'user_id', 'person'),
      ('email_changes', 'user_id', 'person'), ('grocery_amounts', 'kitchen_id', 'kitchen'), ('grocery_extras', 'kitchen_id', 'kitchen'),
      ('grocery_staples', 'kitchen_id', 'kitchen'), ('grocery_ticks', 'kitchen_id', 'kitchen'), ('hidden_profiles', 'id', 'person'),
      ('household_invitations', 'kitchen_id', 'kitchen'), ('meal_plan_shares', 'kitchen_id', 'kitchen'),
      ('meal_plans', 'kitchen_id', 'kitchen'), ('mutes', 'muter_id', 'person'), ('newsletter_subscribers', 'user_id', 'person'),
      ('notification_mails', 'user_id', 'person'), ('notification_people', 'user_id', 'person'), ('notifications', 'user_id', 'person'),
      ('passkey_challenges', 'user_id', 'person'), ('passkeys', 'user_id', 'person'), ('picture_holds', 'user_id', 'person'),
      ('recipe_book', 'user_id', 'person'), ('recipe_likes', 'user_id', 'person'), ('reel_likes', 'user_id', 'person'),
      ('removals', 'author_id', 'person'), ('sanctions', 'user_id', 'person'), ('saved_recipes', 'user_id', 'person'),
      ('second_factors', 'user_id', 'person'), ('sessions', 'user_id', 'person'), ('store_authorizations', 'user_id', 'person'),
      ('store_connections', 'user_id', 'person'), ('test_store_carts', 'user_id', 'person'), ('usage_people', 'user_id', 'person')
    ) as tables (name, owner, kind) join pg_attribute on attrelid = name::regclass and attname = owner
  loop
    execute format('alter table %I enable row level security', owned.name);
    execute format('drop policy if exists of_its_%s on %I', owned.kind, owned.name);
    execute format(
      case when owned.is_required then 'create policy of_its_%1$s on %2$I using (coalesce(%3$I = (select acting_%1$s()), true))'
        else 'create policy of_its_%1$s on %2$I using ((select acting_%1$s()) is null or %3$I = (select acting_%1$s()))' end,
      owned.kind, owned.name, owned.owner);
  end loop;
end $$;

-- Nobody is told of what suspended people do (`may_be_told`).
create policy suspensions_known_to_all on sanctions for select using (kind = 'suspension');

-- Of the ways to a new password, people end their own. What opens an account to come is nobody's.
alter table verifications enable row level security;
create policy of_its_person on verifications
  using ((select acting_person()) is null or value = (select acting_person())::text);
alter table invitations enable row level security;
create policy of_the_server on invitations using ((select acting_person()) is null);

-- What others read too is changed by its person only: theirs is the row that names them in the first argument's column. In the
-- second argument's column others may change it. Without arguments only the server changes anything.
create or replace function refuse_strangers() returns trigger language plpgsql as $$
declare
  person text := acting_person()::text;
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_nargs > 0 and (was is null or was ->> tg_argv[0] = person) and (is_now is null or is_now ->> tg_argv[0] = person)
    or tg_nargs > 1 and tg_op = 'UPDATE' and was <> is_now and was - tg_argv[1] = is_now - tg_argv[1] then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  raise exception 'A row of % belongs to somebody else.', tg_table_name using errcode = '42501';
end $$;

-- Whoever published a recipe or a video decides about what is said below it.
create function refuse_all_but_host() returns trigger language plpgsql as $$
declare
  subject jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  if not exists (select from all_recipes where id = (subject ->> 'recipe_id')::uuid and author_id = acting_person()
    union all select from all_reels where id = (subject ->> 'reel_id')::uuid and author_id = acting_person()) then
    raise exception 'Only its author decides about comments on it.' using errcode = '42501';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

do $$
declare
  guarded record;
  -- Not for what goes along with a row that was theirs to change.
  acts text := 'acting_person() is not null and pg_trigger_depth() = 0';
begin
  for guarded in
    select * from (values
      ('all_reels', 'author_id', null), ('chef_uses', 'who', null), ('comments', 'author_id', 'pinned_at'), ('content_flags', 'reporter_id', null), ('held_content', 'author_id', null),
      -- Stored once, whoever sends the same one again.
      ('pictures', 'owner_id', 'used_at'),
      ('profiles', 'id', null), ('recipe_ratings', 'user_id', null), ('subscriptions', 'user_id', null), ('users', 'id', null)
    ) as tables (name, person, free)
  loop
    execute format('drop trigger if exists %I on %I', guarded.name || '_guarded', guarded.name);
    execute format(
      'create trigger %I before insert or update or delete on %I for each row when (%s) execute function refuse_strangers(%s)',
      guarded.name || '_guarded', guarded.name, acts, concat_ws(', ', quote_literal(guarded.person), quote_literal(guarded.free)));
  end loop;
  for guarded in
    select * from (values ('admin_users'), ('background_jobs'), ('backup_warnings'), ('backups'), ('hold_rules'),
      ('kitchen_members'), ('kitchens'), ('logged_errors'), ('newsletter_deliveries'), ('newsletter_issues'),
      ('notification_deliveries'), ('notification_events'), ('notification_sources'), ('payment_plans'), ('promo_codes'),
      ('promotions'), ('rate_limits'), ('recipe_deletions'), ('recipe_views'), ('reel_views'), ('sandbox_subscriptions'),
      ('search_words'), ('seeds'), ('site_settings'), ('usage_days'), ('usage_weeks'), ('user_roles')) as tables (name)
  loop
    execute format(
      'create trigger %I before insert or update or delete on %I for each row when (%s) execute function refuse_strangers()',
      guarded.name || '_guarded', guarded.name, acts);
  end loop;
end $$;
-- After the update: with a trigger before it, PostgreSQL would compute the words of a recipe anew for each view that is counted.
drop trigger all_recipes_guarded on all_recipes;
create trigger all_recipes_guarded before insert or delete on all_recipes for each row
  when (acting_person() is not null and pg_trigger_depth() = 0) execute function refuse_strangers('author_id');
create trigger all_recipes_kept after update on all_recipes for each row
  when (acting_person() is not null and pg_trigger_depth() = 0) execute function refuse_strangers('author_id');
drop trigger sessions_guarded on sessions;
drop trigger credentials_guarded on credentials;

create trigger comments_pinned_by_host before update on comments for each row
  -- Its author brings a comment back without its pin.
  when (acting_person() is not null and pg_trigger_depth() = 0 and old.pinned_at is distinct from new.pinned_at
    and not (new.pinned_at is null and old.author_id = acting_person()))
  execute function refuse_all_but_host();
create trigger closed_threads_guarded before insert or update or delete on closed_threads for each row
  when (acting_person() is not null and pg_trigger_depth() = 0) execute function refuse_all_but_host();

-- Whoever takes a username, or uses a browser, after somebody else has it from then on.
create trigger former_usernames_guarded before insert or update on former_usernames for each row
  when (acting_person() is not null and pg_trigger_depth() = 0) execute function refuse_strangers('user_id');
create trigger former_usernames_kept before delete on former_usernames for each row
  when (acting_person() is not null and pg_trigger_depth() = 0 and old.until > now()) execute function refuse_strangers('user_id');
create trigger push_devices_guarded before insert or delete on push_devices for each row
  when (acting_person() is not null and pg_trigger_depth() = 0) execute function refuse_strangers('user_id');
create trigger push_devices_taken before update on push_devices for each row
  when (acting_person() is not null and pg_trigger_depth() = 0 and new.user_id is distinct from acting_person())
  execute function refuse_strangers('user_id');
