-- Planning a recipe checks that it is there and holds its lock (see 0067) in the statement that stores the meal: a transaction around
-- two statements costs three round trips more. Volatile, so that its second query sees what was deleted while the first one waited.
create function held_recipe(recipe uuid) returns uuid language plpgsql strict volatile as $$
begin
  perform pg_advisory_xact_lock_shared(5, abs(hashtext(recipe::text) % 64));
  if not exists (select from all_recipes where id = recipe) then
    raise exception 'This recipe has been deleted.' using errcode = 'PF003';
  end if;
  return recipe;
end $$;
