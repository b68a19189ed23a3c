create table recipe_likes (
  recipe_id uuid not null references all_recipes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (recipe_id, user_id)
);
create index recipe_likes_user on recipe_likes (user_id);

create table saved_recipes (
  user_id uuid not null references users (id) on delete cascade,
  recipe_id uuid not null references all_recipes (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);
create index saved_recipes_newest on saved_recipes (user_id, saved_at desc, recipe_id desc);
create index saved_recipes_recipe on saved_recipes (recipe_id);

-- Triggers, so that the counts stay right when deleting an account takes its likes and saves along.
create function count_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update all_recipes set likes = likes + 1 where id = new.recipe_id;
  else
    update all_recipes set likes = greatest(likes - 1, 0) where id = old.recipe_id;
  end if;
  return null;
end $$;
create trigger recipe_likes_counted after insert or delete on recipe_likes
  for each row execute function count_likes();

create function count_saves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update all_recipes set saved_count = saved_count + 1 where id = new.recipe_id;
  else
    update all_recipes set saved_count = greatest(saved_count - 1, 0) where id = old.recipe_id;
  end if;
  return null;
end $$;
create trigger saved_recipes_counted after insert or delete on saved_recipes
  for each row execute function count_saves();
