-- A removed tick stays for a while, and has an id: sending it again does not bring it back, and whoever removes ticks removes
-- only those they saw.
create table grocery_ticks (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  item_key text not null,
  tick_id uuid not null,
  place text not null default 'home' check (place in ('home', 'cart')),
  ticked_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (kitchen_id, item_key, tick_id)
);

create table grocery_extras (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  id uuid not null,
  text text not null check (length(text) between 1 and 200),
  added_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (kitchen_id, id)
);

create table grocery_amounts (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  item_key text not null check (length(item_key) <= 700),
  amount text not null check (length(amount) between 1 and 60),
  changed_at timestamptz not null default now(),
  primary key (kitchen_id, item_key)
);

create table grocery_staples (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  food_key text not null check (length(food_key) <= 700),
  name text not null check (length(name) between 1 and 200),
  added_at timestamptz not null default now(),
  primary key (kitchen_id, food_key)
);
