create table audit_log (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  on_behalf_of uuid,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject_type, subject_id, at desc, id desc);
create index audit_log_newest on audit_log (at desc, id desc);

create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
