create table meal_plans (
  id uuid primary key,
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  -- Plain, not a reference: the entry outlives its recipe and says so.
  recipe_id uuid not null,
  recipe_name text not null,
  recipe_image text,
  date date not null check (date between '1970-01-01' and '2199-12-31'),
  meal_type text not null check (meal_type in ('Breakfast', 'Lunch', 'Dinner', 'Snack')),
  recurring text not null default 'none' check (recurring in ('none', 'daily', 'weekly', 'monthly', 'yearly')),
  series_id uuid,
  added_at timestamptz not null default now()
);
create index meal_plans_date on meal_plans (kitchen_id, date, added_at);

create table grocery_ticks (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  item_key text not null,
  ticked_at timestamptz not null default now(),
  primary key (kitchen_id, item_key)
);
