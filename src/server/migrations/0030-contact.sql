create table contact_messages (
  id uuid primary key,
  -- Whoever was signed in while writing it.
  user_id uuid references users (id) on delete set null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  -- Mailed to the operator when there is an address for it.
  mailed_at timestamptz,
  mail_attempts integer not null default 0,
  mail_tried_at timestamptz
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_user on contact_messages (user_id) where user_id is not null;
create index contact_messages_email on contact_messages (lower(email));
create index contact_messages_unmailed on contact_messages (created_at) where mailed_at is null;
