-- One rating a person and recipe, with what they said about cooking it.
create table recipe_ratings (
  id uuid primary key,
  recipe_id uuid not null references all_recipes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  stars integer not null check (stars between 1 and 5),
  note text not null default '',
  image text,
  image_placeholder text,
  picture_hash text references pictures (hash)
    generated always as (substring(image from '^/pictures/stored/([0-9a-f]{40})$')) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When moderators hid it; then its stars do not count.
  hidden_at timestamptz,
  unique (recipe_id, user_id)
);
create index recipe_ratings_user on recipe_ratings (user_id, created_at desc);
create index recipe_ratings_picture on recipe_ratings (picture_hash) where picture_hash is not null;
-- What the recipe's page lists: ratings that say or show something.
create index recipe_ratings_told on recipe_ratings (recipe_id, created_at desc, id desc)
  where hidden_at is null and (note <> '' or image is not null);

-- A trigger, so that average and count stay right when an account is deleted and when moderators hide a rating.
create function count_ratings() returns trigger language plpgsql as $$
declare
  more integer := 0;
  stars integer := 0;
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    more := more - 1;
    stars := stars - old.stars;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    more := more + 1;
    stars := stars + new.stars;
  end if;
  if more <> 0 or stars <> 0 then
    update all_recipes set rating_count = rating_count + more, rating_sum = rating_sum + stars
    where id = coalesce(new.recipe_id, old.recipe_id);
  end if;
  return null;
end $$;
create trigger recipe_ratings_counted after insert or delete or update of stars, hidden_at on recipe_ratings
  for each row execute function count_ratings();
