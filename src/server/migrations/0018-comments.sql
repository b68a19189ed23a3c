create table comments (
  id uuid primary key,
  -- What it is about: exactly one of these.
  recipe_id uuid references all_recipes (id) on delete cascade,
  -- The comment it replies to; replies have no replies.
  parent_id uuid references comments (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  text text not null,
  likes integer not null default 0,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- When the author of what it is about pinned it.
  pinned_at timestamptz,
  -- Its text is gone; the row stays while it has replies.
  deleted_at timestamptz,
  -- When moderators hid it.
  hidden_at timestamptz,
  check (num_nonnulls(recipe_id) = 1)
);
create index comments_newest on comments (recipe_id, created_at desc, id desc) where parent_id is null;
create index comments_liked on comments (recipe_id, likes desc, created_at desc, id desc) where parent_id is null;
create unique index comments_pinned on comments (recipe_id) where pinned_at is not null;
create index comments_counted on comments (recipe_id) where hidden_at is null and deleted_at is null;
create index comments_replies on comments (parent_id, created_at, id) where parent_id is not null;
create index comments_author on comments (author_id, created_at desc);

-- Threads that take no more comments.
create table closed_threads (
  recipe_id uuid unique references all_recipes (id) on delete cascade,
  closed_at timestamptz not null default now(),
  check (num_nonnulls(recipe_id) = 1)
);

create table comment_likes (
  comment_id uuid not null references comments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index comment_likes_user on comment_likes (user_id);

-- A trigger, so that the count stays right when deleting an account takes its likes along.
create function count_comment_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update comments set likes = likes + 1 where id = new.comment_id;
  else
    update comments set likes = greatest(likes - 1, 0) where id = old.comment_id;
  end if;
  return null;
end $$;
create trigger comment_likes_counted after insert or delete on comment_likes
  for each row execute function count_comment_likes();
