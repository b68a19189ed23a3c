-- A meal that another transaction is planning cannot be seen until that commits. Planning a recipe therefore holds a shared lock on one
-- of 64 groups of recipes, and deleting recipes waits for it before marking meals.
create or replace function mark_recipes_gone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from kitchens
  where id in (select kitchen_id from meal_plans join gone on gone.id = meal_plans.recipe_id)
  order by id for no key update;
  perform pg_advisory_xact_lock(5, number)
  from (select distinct abs(hashtext(id::text) % 64) as number from gone order by number) as lock_group;
  update meal_plans set recipe_gone = true from gone where meal_plans.recipe_id = gone.id;
  return null;
end $$;
