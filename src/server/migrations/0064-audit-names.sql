-- One spelling for all, so that whoever reads or filters the log meets each action under one name. Entries are never changed, which is
-- why those from before keep theirs.
alter table audit_log add constraint audit_log_names check (action ~ '^[a-z_]+$' and subject_type ~ '^[a-z_]+$') not valid;
