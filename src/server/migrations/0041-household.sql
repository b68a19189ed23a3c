-- The open invitation of a kitchen. Its link holds a token, of which only the hash is stored.
create table household_invitations (
  kitchen_id uuid primary key references kitchens (id) on delete cascade,
  token_hash text not null unique,
  invited_by uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index household_invitations_invited_by on household_invitations (invited_by);
