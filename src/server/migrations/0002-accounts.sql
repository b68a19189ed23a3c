create table users (
  id uuid primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  has_completed_profile boolean not null default false,
  units text not null default 'written' check (units in ('written', 'metric', 'us')),
  diets text[] not null default '{}',
  allergens text[] not null default '{}',
  household integer check (household between 1 and 20),
  week_start text check (week_start in ('monday', 'sunday', 'saturday')),
  language text check (language ~ '^[a-z]{2,3}$'),
  two_factor_enabled boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index users_newest on users (created_at desc, id desc);
create index users_last_sign_in on users (coalesce(last_sign_in_at, 'epoch'::timestamptz) desc, id desc);
create index users_email_parts on users using gin (email gin_trgm_ops);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Until when an admin may do what needs an admin login.
  elevated_until timestamptz,
  -- Whom an admin is signed in as, and until when.
  acting_as uuid references users (id) on delete set null,
  acting_until timestamptz
);
create index sessions_user_id on sessions (user_id);
create index sessions_acting_as on sessions (acting_as) where acting_as is not null;

-- Authenticator apps of admins, as better-auth's two-factor plugin stores them. Secret and recovery codes are encrypted.
create table second_factors (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table credentials (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  scope text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index credentials_user_id on credentials (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

create table admin_users (
  id uuid primary key references users (id) on delete cascade,
  email text not null unique
);

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null,
  primary key (user_id, role)
);

-- Whatever deletes them: without an admin, only the command line could make one again.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  -- Two admins who demote each other wait for each other.
  perform pg_advisory_xact_lock(7528335);
  if not exists (
    select from users where exists (select from admin_users a where a.id = users.id)
      or exists (select from user_roles r where r.user_id = users.id and r.role = 'admin')
  ) then
    raise exception 'The last admin stays.' using errcode = 'PF001';
  end if;
  return null;
end $$;
create constraint trigger admin_users_kept after delete on admin_users
  deferrable initially deferred for each row execute function keep_an_admin();
create constraint trigger user_roles_kept after delete on user_roles
  deferrable initially deferred for each row execute function keep_an_admin();

create table kitchens (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now(),
  -- Whose it was until they joined a household, and will be when they leave that.
  waits_for uuid references users (id) on delete cascade,
  waits_since timestamptz,
  check ((waits_for is null) = (waits_since is null))
);
create index kitchens_waits_for on kitchens (waits_for) where waits_for is not null;

create table kitchen_members (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (kitchen_id, user_id)
);
create unique index kitchen_members_user_id on kitchen_members (user_id);

-- A kitchen goes with its last member, and with it the plan and the list, unless it waits for somebody. Two who leave at
-- once wait for each other here.
create function drop_left_kitchen() returns trigger language plpgsql as $$
begin
  perform from kitchens where id = old.kitchen_id for no key update;
  delete from kitchens where id = old.kitchen_id and waits_for is null
    and not exists (select from kitchen_members where kitchen_id = old.kitchen_id);
  return null;
end $$;
create trigger kitchen_members_left after delete or update of kitchen_id on kitchen_members
  for each row execute function drop_left_kitchen();

create table profiles (
  id uuid primary key references users (id) on delete cascade,
  name text not null default 'User',
  username text,
  bio text not null default '',
  avatar_url text,
  email text,
  updated_at timestamptz not null default now()
);
-- How a username looks: 'c00k', 'COOK' and 'cook' could be taken for each other.
create function username_look(username text) returns text language sql immutable parallel safe as $$
  select replace(replace(translate(lower(username), '01i', 'oll'), 'rn', 'm'), 'vv', 'w')
$$;
create index profiles_username on profiles (lower(username));
create unique index profiles_username_look on profiles (username_look(username));
create index profiles_name on profiles (name, id);
create index profiles_search on profiles using gin ((name || ' ' || coalesce(username, '')) gin_trgm_ops);

-- A username that was given up leads to the new one for a while, and nobody else gets it meanwhile.
create table former_usernames (
  -- In lower case.
  username text primary key,
  user_id uuid not null references users (id) on delete cascade,
  until timestamptz not null
);
create index former_usernames_user on former_usernames (user_id);
create index former_usernames_look on former_usernames (username_look(username));
create index former_usernames_until on former_usernames (until);

-- A change of address, until the links mailed to both addresses were opened. Only hashes of the links' tokens are stored.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  new_email text not null,
  old_token_hash text not null unique,
  new_token_hash text not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null
);

-- In the transaction that makes the account: nobody is ever without a profile or a kitchen.
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

-- Who is shown, named or signed in.
create function tell_profile() returns trigger language plpgsql as $$
declare
  changes text[] := '{}';
begin
  if tg_op = 'UPDATE' and (old.name, old.username, old.bio, old.avatar_url)
    is not distinct from (new.name, new.username, new.bio, new.avatar_url) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || array['profile:' || old.id, 'caller:' || old.id];
  end if;
  if tg_op <> 'UPDATE' or (old.name, old.username) is distinct from (new.name, new.username) then
    if tg_op <> 'INSERT' then
      changes := changes || array['person~' || old.name || ' ' || coalesce(old.username, '')];
    end if;
    if tg_op <> 'DELETE' then
      changes := changes || array['person~' || new.name || ' ' || coalesce(new.username, '')];
    end if;
  end if;
  if (tg_op <> 'DELETE' and new.username is not null) or (tg_op <> 'INSERT' and old.username is not null) then
    changes := changes || array['usernames'];
  end if;
  perform tell_shown(changes);
  return null;
end $$;
create trigger profiles_changed after insert or update or delete on profiles
  for each row execute function tell_profile();

-- When somebody signed in last is known to no cache.
create trigger users_changed
  after delete or update of name, email, image, has_completed_profile, units, diets, allergens, household, week_start, language,
    two_factor_enabled
  on users for each row execute function tell_row('caller', 'id');
create trigger kitchen_members_moved after delete or update of kitchen_id on kitchen_members
  for each row execute function tell_row('caller', 'user_id');
create trigger sessions_changed after delete or update of elevated_until, acting_as, acting_until on sessions
  for each row execute function tell_row('caller', 'user_id');
create trigger admin_users_changed after insert or update or delete on admin_users
  for each row execute function tell_row('caller', 'id');
create trigger user_roles_changed after insert or update or delete on user_roles
  for each row execute function tell_row('caller', 'user_id');
