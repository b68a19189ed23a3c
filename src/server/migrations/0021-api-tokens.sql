create table api_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  hash text not null unique,
  start text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz
);
create index api_tokens_user on api_tokens (user_id, created_at desc);

-- Each process remembers for some seconds whose token it has seen.
create trigger api_tokens_revoked after delete on api_tokens
  for each row execute function tell_row('caller', 'user_id');
