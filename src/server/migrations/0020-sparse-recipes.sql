-- What nobody said of a recipe is null: a time of 0 would be found by 'up to 15 min', a made-up difficulty by 'Easy'.
drop index recipes_quickest;
alter table recipes drop column total_time;
alter table recipes
  alter column prep_time drop not null, alter column prep_time drop default,
  alter column cook_time drop not null, alter column cook_time drop default,
  alter column difficulty drop not null, alter column difficulty drop default,
  alter column author_name set default '',
  -- What it is mostly made of, in single words.
  add column main_foods text[] not null default '{}',
  -- What the diets in `categories` and the main foods were judged with; null before they were.
  add column judged_with text;
update recipes set prep_time = null, cook_time = null where prep_time = 0 and cook_time = 0;
-- Imports wrote 0, a difficulty reckoned from it, and 'Anonymous' where their source said nothing.
update recipes set prep_time = nullif(prep_time, 0), cook_time = nullif(cook_time, 0), difficulty = null,
    author_name = case author_name when 'Anonymous' then '' else author_name end
  where source_key like 'import:%';
-- Unknown while the cooking is: ten minutes of chopping say nothing about a stew. A total of 0 is no total.
alter table recipes add column total_time integer generated always as (nullif(coalesce(prep_time, 0) + cook_time, 0)) stored;

-- Recipes of unknown time come last.
create index recipes_quickest on recipes (coalesce(total_time, 2147483647), id);
create index recipes_liked on recipes (likes desc, id desc);
-- Trending shows only what somebody looked at.
create index recipes_newest_viewed on recipes (created_at desc, id desc) where views > 0;
create index recipes_judged_with on recipes (judged_with);
