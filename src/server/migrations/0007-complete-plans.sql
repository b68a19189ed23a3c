-- Free-text entries have no recipe: their text is recipe_name.
alter table meal_plans
  alter column recipe_id drop not null,
  add column recipe_gone boolean not null default false,
  add column servings integer check (servings between 1 and 100),
  add column note text not null default '' check (length(note) <= 500),
  add check (recipe_id is not null or length(recipe_name) between 1 and 120);
create index meal_plans_recipe on meal_plans (recipe_id);
create index meal_plans_series on meal_plans (kitchen_id, series_id, date) where series_id is not null;

update meal_plans set recipe_gone = true
where not exists (select from recipes where recipes.id = meal_plans.recipe_id);

-- Kitchens first and in order, like everything that changes several meals at once: so no two wait for each other.
create function mark_recipes_gone() returns trigger language plpgsql as $$
begin
  perform from kitchens
  where id in (select kitchen_id from meal_plans join gone on gone.id = meal_plans.recipe_id)
  order by id for no key update;
  update meal_plans set recipe_gone = true from gone where meal_plans.recipe_id = gone.id;
  return null;
end $$;
create trigger recipes_gone after delete on recipes
  referencing old table as gone for each statement execute function mark_recipes_gone();

create table meal_plan_shares (
  kitchen_id uuid primary key references kitchens (id) on delete cascade,
  secret text not null unique,
  created_at timestamptz not null default now()
);
