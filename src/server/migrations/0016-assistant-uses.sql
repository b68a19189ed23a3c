-- What was asked of paid models, so that nobody uses more than their share. Kept for 30 days.
create table assistant_uses (
  id uuid primary key,
  -- A person's id, or a visitor's address that only this Plateful can recognise.
  who text not null,
  model text not null,
  prompt_tokens integer not null,
  answer_tokens integer not null,
  used_at timestamptz not null
);
create index assistant_uses_who on assistant_uses (who, used_at);
create index assistant_uses_time on assistant_uses (used_at);
