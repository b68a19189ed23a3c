create text search configuration plateful (copy = simple);
alter text search configuration plateful
  alter mapping for asciiword, word, hword, hword_part, asciihword, hword_asciipart, numword, numhword with unaccent, simple;

-- The names of the ingredients as one text; immutable, so that generated columns may use it.
create function ingredient_names(ingredients jsonb) returns text
  language sql immutable parallel safe
  return jsonb_path_query_array(ingredients, '$[*].name')::text;

create function tag_text(tags text[]) returns text
  language sql immutable parallel safe
  return array_to_string(tags, ' ');

create table recipes (
  id uuid primary key,
  title text not null,
  description text not null default '',
  image text,
  permanent_image_url text,
  prep_time integer not null default 0,
  cook_time integer not null default 0,
  total_time integer not null generated always as (prep_time + cook_time) stored,
  servings integer not null default 4,
  difficulty text not null default 'Easy',
  category text not null default 'dinner',
  tags text[] not null default '{}',
  -- Ids of every category the recipe belongs to: its own and those its tags name.
  categories text[] not null default '{}',
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
  author_id uuid references users (id) on delete set null,
  author_name text not null default 'Anonymous',
  source_url text,
  -- Tells a file that was imported before from a new one.
  source_key text unique,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (
    setweight(to_tsvector('plateful', title), 'A')
    || setweight(to_tsvector('plateful', tag_text(tags)), 'B')
    || setweight(to_tsvector('plateful', ingredient_names(ingredients)), 'B')
    || setweight(to_tsvector('plateful', description), 'C')
  ) stored
);
create index recipes_newest on recipes (created_at desc, id desc);
create index recipes_popular on recipes (score desc, id desc);
create index recipes_quickest on recipes (total_time, id);
create index recipes_author on recipes (author_id, created_at desc, id desc);
create index recipes_categories on recipes using gin (categories);
create index recipes_featured on recipes (score desc, id desc) where is_featured;
create index recipes_search on recipes using gin (search) with (fastupdate = off);

-- Every word that stands in a recipe. A search looks its terms up here (parts of words, plurals, typing slips)
-- and asks the recipes for the words found, so that one index answers everything.
create table search_words (
  word text primary key,
  stem text not null
);
create index search_words_parts on search_words using gin (word gin_trgm_ops);
create index search_words_stem on search_words (stem);

create function word_stem(word text) returns text
  language sql immutable parallel safe
  return coalesce((ts_lexize('english_stem', word))[1], word);

create function remember_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word, stem)
  select distinct on (lexeme) lexeme, word_stem(lexeme)
  from changed, unnest(changed.search)
  where length(lexeme) <= 60
  order by lexeme
  on conflict do nothing;
  return null;
end $$;
create trigger recipes_words_inserted after insert on recipes
  referencing new table as changed for each statement execute function remember_search_words();

-- By row, so that the many updates that only count views cost nothing.
create function remember_row_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word, stem)
  select lexeme, word_stem(lexeme) from unnest(new.search) where length(lexeme) <= 60
  on conflict do nothing;
  return null;
end $$;
create trigger recipes_words_updated after update on recipes
  for each row when (old.search is distinct from new.search) execute function remember_row_words();

create table recipe_views (
  recipe_id uuid not null references recipes (id) on delete cascade,
  day date not null,
  viewer text not null,
  primary key (recipe_id, day, viewer)
);
create index recipe_views_day on recipe_views (day);
