-- A second line behind the checks of the server (docs/decisions/0057-row-policies.md). A transaction that acts for a person names
-- them and their kitchen (src/server/acting.ts); then rows of anybody else do not exist for it. Where nobody is named, the server
-- itself acts: jobs, signing in, webhooks. Owners of tables are exempt, which is why the server is not one.
create function acting_person() returns uuid language sql stable parallel safe
  return nullif(current_setting('plateful.person', true), '')::uuid;
create function acting_kitchen() returns uuid language sql stable parallel safe
  return nullif(current_setting('plateful.kitchen', true), '')::uuid;

do $$
declare
  owned record;
begin
  for owned in
    select * from (values
      ('account_deletions', 'user_id'), ('api_tokens', 'user_id'), ('comment_likes', 'user_id'), ('email_changes', 'user_id'),
      ('mutes', 'muter_id'), ('notification_mails', 'user_id'), ('notification_people', 'user_id'), ('notifications', 'user_id'),
      ('passkeys', 'user_id'), ('picture_holds', 'user_id'), ('recipe_book', 'user_id'), ('recipe_likes', 'user_id'),
      ('reel_likes', 'user_id'), ('saved_recipes', 'user_id'), ('second_factors', 'user_id'),
      ('store_authorizations', 'user_id'), ('store_connections', 'user_id'), ('test_store_carts', 'user_id')
    ) as tables (name, person)
  loop
    execute format('alter table %I enable row level security', owned.name);
    -- In subselects, so that a statement asks once and not for each row.
    execute format(
      'create policy of_its_person on %I using ((select acting_person()) is null or %I = (select acting_person()))',
      owned.name, owned.person);
  end loop;
  for owned in
    select * from (values ('grocery_amounts'), ('grocery_extras'), ('grocery_staples'), ('grocery_ticks'),
      ('household_invitations'), ('meal_plans'), ('meal_plan_shares')) as tables (name)
  loop
    execute format('alter table %I enable row level security', owned.name);
    execute format(
      'create policy of_its_kitchen on %I using ((select acting_person()) is null or kitchen_id = (select acting_kitchen()))',
      owned.name);
  end loop;
end $$;

-- Two people have a part in a follow and in a block: either may end a follow, and both must know of a block.
alter table follows enable row level security;
create policy of_its_people on follows
  using ((select acting_person()) is null or (select acting_person()) in (follower_id, following_id))
  with check ((select acting_person()) is null or follower_id = (select acting_person()));
create policy shown_to_everyone on follows for select using (true);
alter table blocks enable row level security;
create policy of_whoever_blocks on blocks
  using ((select acting_person()) is null or blocker_id = (select acting_person()));
create policy known_to_both on blocks for select using ((select acting_person()) in (blocker_id, blocked_id));

-- What everyone may read is changed by its author only. Triggers, because policies would hide the statistics that search reads,
-- and keep indexes from being used.
create function refuse_strangers() returns trigger language plpgsql as $$
declare
  person uuid := acting_person();
  owner uuid;
begin
  -- What goes along with a row that was theirs to delete.
  if person is null or pg_trigger_depth() > 1 then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  owner := (case when tg_op = 'INSERT' then to_jsonb(new) else to_jsonb(old) end ->> tg_argv[0])::uuid;
  if owner is distinct from person
    or (tg_op = 'UPDATE' and (to_jsonb(new) ->> tg_argv[0])::uuid is distinct from owner) then
    raise exception 'A row of % belongs to somebody else.', tg_table_name using errcode = '42501';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger all_recipes_guarded before insert or delete
  or update of id, title, description, image, prep_time, cook_time, servings, difficulty, category, tags, ingredients,
    instructions, cooking_tips, author_id, author_name, source_url on all_recipes
  for each row execute function refuse_strangers('author_id');
create trigger all_reels_guarded before insert or delete
  or update of id, author_id, recipe_id, title, description, thumbnail, captions on all_reels
  for each row execute function refuse_strangers('author_id');
create trigger comments_guarded before insert or delete or update of id, recipe_id, reel_id, parent_id, author_id on comments
  for each row execute function refuse_strangers('author_id');
create trigger recipe_ratings_guarded before insert or delete or update of id, recipe_id, user_id, stars, note, image on recipe_ratings
  for each row execute function refuse_strangers('user_id');
create trigger profiles_guarded before delete or update of id, name, username, bio, avatar_url on profiles
  for each row execute function refuse_strangers('id');
create trigger users_guarded before delete or update of id, email, email_verified, two_factor_enabled on users
  for each row execute function refuse_strangers('id');
create trigger sessions_guarded before delete or update of id, user_id, token, expires_at, elevated_until on sessions
  for each row execute function refuse_strangers('user_id');
create trigger credentials_guarded before delete or update on credentials
  for each row execute function refuse_strangers('user_id');

-- Removing a recipe marks the meals of every kitchen that planned it.
alter function mark_recipes_gone() security definer set search_path = public, pg_temp;
