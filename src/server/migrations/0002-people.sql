create table profiles (
  id uuid primary key references users (id) on delete cascade,
  name text not null default 'User',
  username text,
  bio text not null default '',
  avatar_url text,
  email text,
  updated_at timestamptz not null default now()
);
create unique index profiles_username on profiles (lower(username));
create index profiles_name on profiles (name, id);
create index profiles_search on profiles using gin ((name || ' ' || coalesce(username, '')) gin_trgm_ops);

create table follows (
  follower_id uuid not null references users (id) on delete cascade,
  following_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, following_id),
  check (follower_id <> following_id)
);
create index follows_following_id on follows (following_id);

-- Whoever signs up has a profile and a kitchen from the first moment, whatever happens next.
create function welcome_user() returns trigger language plpgsql as $$
declare
  kitchen uuid := gen_random_uuid();
begin
  insert into profiles (id, name, email) values (new.id, new.name, new.email);
  insert into kitchens (id, name) values (kitchen, new.name);
  insert into kitchen_members (kitchen_id, user_id) values (kitchen, new.id);
  return null;
end $$;
create trigger users_welcomed after insert on users for each row execute function welcome_user();
