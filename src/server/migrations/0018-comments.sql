create table comments (
  id uuid primary key,
  -- What it is about: exactly one of these.
  recipe_id uuid references all_recipes (id) on delete cascade,
  reel_id uuid references all_reels (id) on delete cascade,
  -- The comment it replies to; replies have no replies.
  parent_id uuid references comments (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  text text not null,
  likes integer not null default 0,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- When the author of what it is about pinned it.
  pinned_at timestamptz,
  -- Deleted, by whom; its text is gone once this can no longer be undone, and the row stays while it has replies.
  deleted_at timestamptz,
  deleted_by uuid references users (id) on delete set null,
  -- When moderators hid it.
  hidden_at timestamptz,
  check (num_nonnulls(recipe_id, reel_id) = 1)
);
create index comments_newest on comments (recipe_id, created_at desc, id desc) where parent_id is null;
create index comments_liked on comments (recipe_id, likes desc, created_at desc, id desc) where parent_id is null;
create unique index comments_pinned on comments (recipe_id) where pinned_at is not null;
create index comments_counted on comments (recipe_id) where hidden_at is null and deleted_at is null;
create index comments_reel_newest on comments (reel_id, created_at desc, id desc) where parent_id is null;
create index comments_reel_liked on comments (reel_id, likes desc, created_at desc, id desc) where parent_id is null;
create unique index comments_reel_pinned on comments (reel_id) where pinned_at is not null;
create index comments_reel_counted on comments (reel_id) where hidden_at is null and deleted_at is null;
create index comments_replies on comments (parent_id, created_at, id) where parent_id is not null;
create index comments_author on comments (author_id, created_at desc);
create index comments_deleted on comments (deleted_at) where deleted_at is not null and author_id is not null;

-- Threads that take no more comments.
create table closed_threads (
  recipe_id uuid unique references all_recipes (id) on delete cascade,
  reel_id uuid unique references all_reels (id) on delete cascade,
  closed_at timestamptz not null default now(),
  check (num_nonnulls(recipe_id, reel_id) = 1)
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

-- How many comments a reel has, right also when an account goes and when moderators hide one.
create function count_reel_comments() returns trigger language plpgsql as $$
declare
  more integer := 0;
begin
  if tg_op <> 'INSERT' and old.hidden_at is null and old.deleted_at is null then
    more := more - 1;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null and new.deleted_at is null then
    more := more + 1;
  end if;
  if more <> 0 then
    update all_reels set comments = comments + more where id = coalesce(new.reel_id, old.reel_id);
  end if;
  return null;
end $$;
create trigger reel_comments_counted after insert or delete or update of hidden_at, deleted_at on comments
  for each row execute function count_reel_comments();

-- Who can be mentioned: usernames by how they begin.
create index profiles_username_prefix on profiles (lower(username) text_pattern_ops) where username is not null;
