-- Pictures that people sent. The files are in the media storage, named by the hash.
create table pictures (
  hash text primary key,
  owner_id uuid references users (id) on delete set null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index pictures_used on pictures (used_at);

-- Who shows a picture holds a foreign key to it, so that no clean-up needs to know who they are.
alter table recipes
  add column image_placeholder text,
  add column picture_hash text references pictures (hash)
    generated always as (substring(image from '^/pictures/stored/([0-9a-f]{40})$')) stored;
alter table meal_plans add column picture_hash text references pictures (hash)
  generated always as (substring(recipe_image from '^/pictures/stored/([0-9a-f]{40})$')) stored;
alter table profiles add column picture_hash text references pictures (hash)
  generated always as (substring(avatar_url from '^/pictures/stored/([0-9a-f]{40})')) stored;
create index recipes_picture on recipes (picture_hash) where picture_hash is not null;
create index meal_plans_picture on meal_plans (picture_hash) where picture_hash is not null;
create index profiles_picture on profiles (picture_hash) where picture_hash is not null;

-- A picture in a draft or in the chef's answer is on no page yet: whoever sent or drew it holds it for a while.
create table picture_holds (
  hash text not null references pictures (hash),
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  primary key (hash, user_id)
);
create index picture_holds_user on picture_holds (user_id);
create index picture_holds_expired on picture_holds (expires_at);
