create text search configuration plateful (copy = simple);
alter text search configuration plateful
  alter mapping for asciiword, word, hword, hword_part, asciihword, hword_asciipart, numword, numhword with unaccent, simple;

-- Functions, because a generated column takes only what is declared immutable.
create function ingredient_names(ingredients jsonb) returns text
  language sql immutable parallel safe
  return jsonb_path_query_array(ingredients, '$[*].name')::text;

create function tag_text(tags text[]) returns text
  language sql immutable parallel safe
  return array_to_string(tags, ' ');

-- Recipes that an admin deleted together, and can bring back for a while.
create table recipe_deletions (
  id uuid primary key,
  deleted_at timestamptz not null default now(),
  deleted_by uuid references users (id) on delete set null,
  recipes integer not null,
  restored_at timestamptz
);
create index recipe_deletions_newest on recipe_deletions (deleted_at desc);
create index recipe_deletions_deleted_by on recipe_deletions (deleted_by);

-- What a recipe does not say is null: 'up to 15 min' would find a time of 0, and 'Easy' a made-up difficulty.
create table all_recipes (
  id uuid primary key,
  title text not null,
  description text not null default '',
  image text,
  image_placeholder text,
  permanent_image_url text,
  picture_hash text references pictures (hash)
    generated always as (substring(image from '^/pictures/stored/([0-9a-f]{40})$')) stored,
  prep_time integer,
  cook_time integer,
  -- Unknown without a cooking time: ten minutes of chopping say nothing about a stew.
  total_time integer generated always as (nullif(coalesce(prep_time, 0) + cook_time, 0)) stored,
  servings integer not null default 4,
  difficulty text,
  category text not null default 'dinner',
  tags text[] not null default '{}',
  categories text[] not null default '{}',
  main_foods text[] not null default '{}',
  -- Ids of the allergens its foods contain, and of those that some brands of them contain.
  allergens text[] not null default '{}',
  may_contain text[] not null default '{}',
  -- Ids of its foods, and marks of the kinds of food in it ('kind:seafood'; 'with:fish' for a mere sauce).
  foods text[] not null default '{}',
  food_kinds text[] not null default '{}',
  -- Which build judged the diets, main foods and allergens, so that a later one judges them again.
  judged_with text,
  ingredients jsonb not null default '[]',
  instructions jsonb not null default '[]',
  cooking_tips jsonb not null default '[]',
  step_guidance jsonb not null default '[]',
  is_featured boolean not null default false,
  is_built_in boolean not null default false,
  views integer not null default 0,
  likes integer not null default 0,
  saved_count integer not null default 0,
  score double precision not null generated always as (0.7 * views + 0.3 * likes) stored,
  rating_count integer not null default 0,
  rating_sum integer not null default 0,
  -- `ratingScore` in rules/rating.ts: one rating of five must not win against forty of four and a half.
  rating_score double precision not null generated always as (
    case when rating_count = 0 then 0 else (rating_sum + 17.5) / (rating_count + 5) end
  ) stored,
  author_id uuid references users (id) on delete set null,
  author_name text not null default '',
  source_url text,
  -- So that importing the same file again adds nothing.
  source_key text unique,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When moderators hid it; its author's and its readers' data stay.
  hidden_at timestamptz,
  deleted_in uuid references recipe_deletions (id),
  search tsvector not null generated always as (
    setweight(to_tsvector('plateful', title), 'A')
    || setweight(to_tsvector('plateful', tag_text(tags)), 'B')
    || setweight(to_tsvector('plateful', ingredient_names(ingredients)), 'B')
    || setweight(to_tsvector('plateful', description), 'C')
    || array_to_tsvector(food_kinds)
  ) stored
);
-- In the row, because search ranks up to a thousand recipes by it. Longer columns are stored outside first.
alter table all_recipes alter column search set storage main;
create index recipes_newest on all_recipes (created_at desc, id desc);
create index recipes_popular on all_recipes (score desc, id desc);
create index recipes_rated on all_recipes (rating_score desc, id desc);
create index recipes_liked on all_recipes (likes desc, id desc);
-- Recipes of unknown time come last.
create index recipes_quickest on all_recipes (coalesce(total_time, 2147483647), id);
-- Trending shows only what somebody viewed.
create index recipes_newest_viewed on all_recipes (created_at desc, id desc) where views > 0;
create index recipes_author on all_recipes (author_id, created_at desc, id desc);
create index recipes_categories on all_recipes using gin (categories);
create index recipes_featured on all_recipes (score desc, id desc) where is_featured;
create index recipes_judged_with on all_recipes (judged_with);
create index recipes_picture on all_recipes (picture_hash) where picture_hash is not null;
create index recipes_deleted_in on all_recipes (deleted_in) where deleted_in is not null;
create index recipes_anonymous on all_recipes (id) where author_id is null and lower(author_name) = 'anonymous';
-- All that the admins' figures read.
create index recipes_figures on all_recipes (category, difficulty) include (views, id)
  where hidden_at is null and deleted_in is null;
create index recipes_search on all_recipes using gin (search) with (fastupdate = off);

-- What may be seen. Queries read this view and not the table, so that none can forget what is hidden.
create view recipes as select
  id, title, description, image, image_placeholder, permanent_image_url, picture_hash, prep_time, cook_time,
  total_time, servings, difficulty, category, tags, categories, main_foods, allergens, may_contain, foods, food_kinds, judged_with, ingredients,
  instructions, cooking_tips, step_guidance, is_featured, is_built_in, views, likes, saved_count, score,
  rating_count, rating_sum, rating_score, author_id, author_name, source_url, source_key, version, created_at, updated_at, search
from all_recipes where hidden_at is null and deleted_in is null;

-- The words of a recipe that came, went, or moved between title, names and description: what a search for them may find.
create function changed_words(was tsvector, is_now tsvector) returns text[] language sql immutable as $$
  with was_held as (select lexeme, array(select distinct unnest(weights) order by 1) from unnest(was)),
    is_held as (select lexeme, array(select distinct unnest(weights) order by 1) from unnest(is_now))
  select array(select distinct 'word:' || lexeme from (
    (table was_held except table is_held) union all (table is_held except table was_held)
  ) changed where length(lexeme) <= 60)
$$;

-- Lists that a recipe may join or leave, whoever shows its card.
create function lists_of_recipe(recipe all_recipes) returns text[] language sql immutable as $$
  select array['filters', 'words', 'by:' || recipe.author_id, 'popular>' || recipe.score, 'liked>' || recipe.likes,
    'rated>' || recipe.rating_score, case when recipe.is_featured then 'featured' end]
    || array(select 'category:' || category from unnest(recipe.categories) category)
    || changed_words('', recipe.search) || array['titled:' || lower(recipe.title)]
$$;

create function tell_recipe() returns trigger language plpgsql as $$
declare
  was_seen boolean := tg_op <> 'INSERT' and old.hidden_at is null and old.deleted_in is null;
  is_seen boolean := tg_op <> 'DELETE' and new.hidden_at is null and new.deleted_in is null;
  changes text[];
begin
  if not was_seen and not is_seen then
    return null;
  elsif not was_seen then
    perform tell_shown(array['recipe:' || new.id, 'recipes'] || lists_of_recipe(new));
    return null;
  elsif not is_seen then
    perform tell_shown(array['recipe:' || old.id, 'gone'] || lists_of_recipe(old));
    return null;
  elsif old is not distinct from new then
    return null;
  end if;
  changes := array['recipe:' || new.id];
  if (old.category, old.categories, old.prep_time, old.cook_time, old.difficulty, old.allergens, old.may_contain, old.foods,
      old.food_kinds) is distinct from (new.category, new.categories, new.prep_time, new.cook_time, new.difficulty,
      new.allergens, new.may_contain, new.foods, new.food_kinds) then
    changes := changes || array['filters']
      || array(select 'category:' || category from unnest(old.categories || new.categories) category);
  end if;
  if old.author_id is distinct from new.author_id then
    changes := changes || array['filters', 'by:' || old.author_id, 'by:' || new.author_id];
  end if;
  if old.search is distinct from new.search then
    changes := changes || array['words'] || changed_words(old.search, new.search);
  end if;
  if old.title <> new.title then
    changes := changes || array['titled:' || lower(old.title), 'titled:' || lower(new.title)];
  end if;
  if old.is_featured <> new.is_featured then
    changes := changes || array['featured'];
  end if;
  if old.likes <> new.likes then
    changes := changes || array['liked>' || new.likes || ' ' || old.likes, 'popular>' || new.score || ' ' || old.score,
      case when new.is_featured then 'featured>' || new.score || ' ' || old.score end];
  end if;
  if old.rating_score <> new.rating_score then
    changes := changes || array['rated>' || new.rating_score || ' ' || old.rating_score];
  end if;
  perform tell_shown(changes);
  return null;
end $$;
-- Not for views, which change all the time: cached pages may lag behind them.
create trigger recipes_changed after insert or delete
  or update of title, description, image, permanent_image_url, prep_time, cook_time, servings, difficulty, category, tags,
    categories, main_foods, allergens, may_contain, foods, food_kinds, ingredients, instructions, cooking_tips, step_guidance,
    is_featured, likes, saved_count, rating_count, rating_sum, author_id, author_name, source_url, hidden_at, deleted_in
  on all_recipes for each row execute function tell_recipe();

create table recipe_views (
  recipe_id uuid not null references all_recipes (id) on delete cascade,
  day date not null,
  viewer text not null,
  primary key (recipe_id, day, viewer)
);
create index recipe_views_day on recipe_views (day);
