create table invitations (
  id uuid primary key,
  code_hash text not null unique,
  note text not null,
  uses integer not null,
  used integer not null default 0,
  made_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (used between 0 and uses)
);
create index invitations_made_by on invitations (made_by);
create index invitations_created on invitations (created_at desc, id desc);
