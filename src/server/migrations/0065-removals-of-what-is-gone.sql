-- A removal ends with its content, like reports: nobody could restore it or decide an appeal, and it would be counted for good. Its
-- author keeps the notice.
alter table removals add column gone_at timestamptz;

create or replace function close_reports() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone text;
begin
  if tg_table_name = 'pictures' then gone := old.hash; else gone := old.id::text; end if;
  update content_flags set status = 'deleted', resolved_at = now()
  where content_type = tg_argv[0] and content_id = gone and status = 'pending';
  -- Approved ones stay: they count the posts of an account that moderators have seen.
  delete from held_content where content_type = tg_argv[0] and content_id = gone and approved_at is null;
  update removals set gone_at = now()
  where content_type = tg_argv[0] and content_id = gone and restored_at is null and gone_at is null;
  return null;
end $$;
