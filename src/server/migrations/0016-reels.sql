create table all_reels (
  id uuid primary key,
  author_id uuid not null references users (id) on delete cascade,
  -- 'Cook this': the recipe that it shows.
  recipe_id uuid references all_recipes (id) on delete set null,
  title text not null,
  description text not null default '',
  -- Base address of the poster, a stored picture.
  thumbnail text,
  picture_hash text references pictures (hash)
    generated always as (substring(thumbnail from '^/pictures/stored/([0-9a-f]{40})$')) stored,
  format text not null check (format in ('mp4', 'webm')),
  -- Seconds.
  duration double precision not null,
  -- Pixels, upright.
  width integer not null,
  height integer not null,
  -- WebVTT; empty for none.
  captions text not null default '',
  views integer not null default 0,
  likes integer not null default 0,
  -- Comments that can be read.
  comments integer not null default 0,
  created_at timestamptz not null default now(),
  -- When moderators hid it, or held it.
  hidden_at timestamptz
);
create index reels_newest on all_reels (created_at desc, id desc) where hidden_at is null;
create index reels_author on all_reels (author_id, created_at desc, id desc);
create index reels_recipe on all_reels (recipe_id, created_at desc, id desc) where recipe_id is not null;
create index reels_picture on all_reels (picture_hash) where picture_hash is not null;

-- What may be seen, with whom to name as its author. Queries read this view, so that none can forget what is hidden.
create view reels as select
  reel.id, reel.author_id, reel.recipe_id, reel.title, reel.description, reel.thumbnail, reel.format, reel.duration,
  reel.width, reel.height, reel.captions, reel.views, reel.likes, reel.comments, reel.created_at,
  author.username, author.name as author_name, author.avatar_url as author_avatar
from all_reels reel join profiles author on author.id = reel.author_id
where reel.hidden_at is null;

create function tell_reel() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.hidden_at is distinct from new.hidden_at then
    perform tell_shown(array['reel:' || coalesce(new.id, old.id), 'video:' || coalesce(new.id, old.id), 'reels']);
  elsif old.recipe_id is distinct from new.recipe_id then
    perform tell_shown(array['reel:' || new.id, 'reels']);
  else
    perform tell_shown(array['reel:' || new.id]);
  end if;
  return null;
end $$;
-- Not for views, which cached pages may lag behind.
create trigger reels_changed after insert or delete
  or update of title, description, recipe_id, thumbnail, captions, likes, comments, hidden_at
  on all_reels for each row execute function tell_reel();

create table reel_likes (
  reel_id uuid not null references all_reels (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (reel_id, user_id)
);
create index reel_likes_user on reel_likes (user_id, created_at desc);

create function count_reel_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update all_reels set likes = likes + 1 where id = new.reel_id;
  else
    update all_reels set likes = greatest(likes - 1, 0) where id = old.reel_id;
  end if;
  return null;
end $$;
create trigger reel_likes_counted after insert or delete on reel_likes
  for each row execute function count_reel_likes();

create table reel_views (
  reel_id uuid not null references all_reels (id) on delete cascade,
  day date not null,
  viewer text not null,
  primary key (reel_id, day, viewer)
);
create index reel_views_day on reel_views (day);
