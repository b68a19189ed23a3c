-- Ids of the diets that a recipe's foods contradict, for marks on its cards.
alter table all_recipes add column unsuited_to text[] not null default '{}';

create or replace view recipes as select
  id, title, description, image, image_placeholder, permanent_image_url, picture_hash, prep_time, cook_time,
  total_time, servings, difficulty, category, tags, categories, main_foods, allergens, may_contain, foods, food_kinds, judged_with, ingredients,
  instructions, cooking_tips, step_guidance, is_featured, is_built_in, views, likes, saved_count, score,
  rating_count, rating_sum, rating_score, author_id, author_name, source_url, source_key, version, created_at, updated_at, search, popularity,
  unsuited_to
from all_recipes where hidden_at is null and deleted_in is null;

-- Cards show it, so pages that show the recipe are dropped when it changes.
drop trigger recipes_changed on all_recipes;
create trigger recipes_changed after insert or delete
  or update of title, description, image, permanent_image_url, prep_time, cook_time, servings, difficulty, category, tags,
    categories, main_foods, allergens, may_contain, unsuited_to, foods, food_kinds, ingredients, instructions, cooking_tips, step_guidance,
    is_featured, likes, saved_count, rating_count, rating_sum, author_id, author_name, source_url, hidden_at, deleted_in
  on all_recipes for each row execute function tell_recipe();
