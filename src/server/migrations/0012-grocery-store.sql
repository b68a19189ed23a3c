-- Tokens and verifiers are sealed for their owner (src/server/seal.ts): who reads the database cannot use them.
create table store_connections (
  user_id uuid primary key references users (id) on delete cascade,
  retailer text not null,
  tokens text not null,
  location jsonb,
  connected_at timestamptz not null default now()
);

create table store_authorizations (
  user_id uuid primary key references users (id) on delete cascade,
  state_hash text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);

create table test_store_carts (
  user_id uuid not null references users (id) on delete cascade,
  product_id text not null,
  quantity integer not null check (quantity between 1 and 999),
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
