-- Paid models cost money, so nobody may use more than their share. Kept for 30 days.
create table chef_uses (
  id uuid primary key,
  -- A person's id, or a visitor's address hashed with this server's secret.
  who text not null,
  model text not null,
  prompt_tokens integer not null,
  answer_tokens integer not null,
  used_at timestamptz not null
);
create index chef_uses_who on chef_uses (who, used_at);
create index chef_uses_time on chef_uses (used_at);
