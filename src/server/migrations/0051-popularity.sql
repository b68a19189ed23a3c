-- Where a recipe stands among all by its score, as marks of an index that search reads together with the words: hits of a common word
-- among popular recipes are found without reading the others (docs/decisions/0007-search.md). 64 classes an octave, named three
-- ways, so that any range of scores is few marks: `marksFrom` in recipes/rules/popularity.ts.
create function popularity_marks(score double precision) returns integer[] language sql immutable parallel safe as $$
  select array[class, 100000 + class / 8, 200000 + class / 64]
  from (select floor(64 * ln(score + 1) / ln(2::double precision))::integer as class) classed
$$;
alter table all_recipes add column popularity integer[] not null
  generated always as (popularity_marks(0.7 * views + 0.3 * likes)) stored;

drop index recipes_search;
create index recipes_search on all_recipes using gin (search, popularity) with (fastupdate = off);

create or replace view recipes as select
  id, title, description, image, image_placeholder, permanent_image_url, picture_hash, prep_time, cook_time,
  total_time, servings, difficulty, category, tags, categories, main_foods, allergens, may_contain, foods, food_kinds, judged_with, ingredients,
  instructions, cooking_tips, step_guidance, is_featured, is_built_in, views, likes, saved_count, score,
  rating_count, rating_sum, rating_score, author_id, author_name, source_url, source_key, version, created_at, updated_at, search, popularity
from all_recipes where hidden_at is null and deleted_in is null;
