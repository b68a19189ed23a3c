-- Plain text, because a person's own notes need not be a whole recipe.
create table recipe_book (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The recipe an entry was copied from or turned into.
  recipe_id uuid references all_recipes (id) on delete set null,
  title text not null,
  content text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index recipe_book_newest on recipe_book (user_id, created_at desc, id desc);
create index recipe_book_recipe on recipe_book (recipe_id);
