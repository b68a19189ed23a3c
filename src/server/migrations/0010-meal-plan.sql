create table meal_plans (
  id uuid primary key,
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  -- No foreign key: a meal outlives its recipe and says so. A free-text meal has none; its text is recipe_name.
  recipe_id uuid,
  recipe_name text not null,
  recipe_image text,
  picture_hash text references pictures (hash)
    generated always as (substring(recipe_image from '^/pictures/stored/([0-9a-f]{40})$')) stored,
  recipe_gone boolean not null default false,
  date date not null check (date between '1970-01-01' and '2199-12-31'),
  meal_type text not null check (meal_type in ('Breakfast', 'Lunch', 'Dinner', 'Snack')),
  recurring text not null default 'none' check (recurring in ('none', 'daily', 'weekly', 'monthly', 'yearly')),
  series_id uuid,
  servings integer check (servings between 1 and 100),
  note text not null default '' check (length(note) <= 500),
  added_at timestamptz not null default now(),
  check (recipe_id is not null or length(recipe_name) between 1 and 120)
);
create index meal_plans_date on meal_plans (kitchen_id, date, added_at);
create index meal_plans_recipe on meal_plans (recipe_id);
create index meal_plans_series on meal_plans (kitchen_id, series_id, date) where series_id is not null;
create index meal_plans_picture on meal_plans (picture_hash) where picture_hash is not null;

-- Locks kitchens first and in order, like everything that changes several meals at once: no two can wait for each other.
create function mark_recipes_gone() returns trigger language plpgsql as $$
begin
  perform from kitchens
  where id in (select kitchen_id from meal_plans join gone on gone.id = meal_plans.recipe_id)
  order by id for no key update;
  update meal_plans set recipe_gone = true from gone where meal_plans.recipe_id = gone.id;
  return null;
end $$;
create trigger recipes_gone after delete on all_recipes
  referencing old table as gone for each statement execute function mark_recipes_gone();

create table meal_plan_shares (
  kitchen_id uuid primary key references kitchens (id) on delete cascade,
  secret text not null unique,
  created_at timestamptz not null default now()
);
