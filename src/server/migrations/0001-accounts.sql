create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table users (
  id uuid primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  has_completed_profile boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id on sessions (user_id);

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

create table kitchens (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table kitchen_members (
  kitchen_id uuid not null references kitchens (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (kitchen_id, user_id)
);
create unique index kitchen_members_user_id on kitchen_members (user_id);

-- What was put into this database once, and is not put there again after someone removed it.
create table seeds (
  name text primary key,
  done_at timestamptz not null default now()
);
