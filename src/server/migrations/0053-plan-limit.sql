-- A kitchen plans 10,000 meals at most (`MOST_PLANNED` in meal-plan/rules/limits.ts), whichever way they come.
create function bound_plans() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct kitchen_id from added) planned,
      lateral (select from meal_plans where meal_plans.kitchen_id = planned.kitchen_id offset 10000 limit 1) beyond
  ) then
    raise exception 'A kitchen has too many meals.' using errcode = 'PF002';
  end if;
  return null;
end $$;
create trigger meal_plans_bounded after insert on meal_plans
  referencing new table as added for each statement execute function bound_plans();
