-- Tells every Plateful process that pages made from the catalogue, or what is known of a caller, must be made anew.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', tg_argv[0]);
  return null;
end $$;

create trigger recipes_changed after insert or delete
  or update of title, description, image, prep_time, cook_time, servings, difficulty, tags, categories, ingredients,
    instructions, cooking_tips, step_guidance, is_featured, author_id, author_name
  on recipes for each statement execute function tell_change('catalogue');
create trigger profiles_changed after insert or update or delete on profiles
  for each statement execute function tell_change('catalogue');
create trigger follows_changed after insert or delete on follows
  for each statement execute function tell_change('catalogue');

create trigger users_changed after update or delete on users
  for each statement execute function tell_change('callers');
create trigger callers_profiles_changed after insert or update or delete on profiles
  for each statement execute function tell_change('callers');
create trigger sessions_changed after delete on sessions
  for each statement execute function tell_change('callers');
create trigger admin_users_changed after insert or update or delete on admin_users
  for each statement execute function tell_change('callers');
create trigger user_roles_changed after insert or update or delete on user_roles
  for each statement execute function tell_change('callers');
create trigger subscriptions_changed after insert or update or delete on subscriptions
  for each statement execute function tell_change('callers');
