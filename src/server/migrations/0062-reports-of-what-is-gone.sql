-- Reports, removals, and posts that wait for a moderator end with their content: queues list only what exists, so that nobody could
-- decide them, and they would be counted, and late, for good. The author of what was removed keeps the notice.
alter table removals add column gone_at timestamptz;

create function close_reports() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
create trigger recipes_close_reports after delete on all_recipes for each row execute function close_reports('recipe');
create trigger reels_close_reports after delete on all_reels for each row execute function close_reports('reel');
create trigger ratings_close_reports after delete on recipe_ratings for each row execute function close_reports('rating');
create trigger profiles_close_reports after delete on profiles for each row execute function close_reports('profile');
create trigger pictures_close_reports after delete on pictures for each row execute function close_reports('picture');
create trigger comments_close_reports after delete on comments for each row execute function close_reports('comment');
-- A deleted comment with replies stays without text and author.
create trigger comments_emptied_close_reports after update of author_id on comments for each row
  when (old.author_id is not null and new.author_id is null) execute function close_reports('comment');

create function is_there(type text, id text) returns boolean language sql stable as $$
  select case type
    when 'recipe' then exists (select from all_recipes where all_recipes.id = is_there.id::uuid)
    when 'reel' then exists (select from all_reels where all_reels.id = is_there.id::uuid)
    when 'rating' then exists (select from recipe_ratings where recipe_ratings.id = is_there.id::uuid)
    when 'profile' then exists (select from profiles where profiles.id = is_there.id::uuid)
    when 'picture' then exists (select from pictures where hash = is_there.id)
    else exists (select from comments where comments.id = is_there.id::uuid and author_id is not null)
  end
$$;
update content_flags set status = 'deleted', resolved_at = now()
where status = 'pending' and not is_there(content_type, content_id);
delete from held_content where approved_at is null and not is_there(content_type, content_id);
update removals set gone_at = now() where restored_at is null and not is_there(content_type, content_id);
drop function is_there(text, text);
