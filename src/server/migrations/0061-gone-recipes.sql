-- Ids of deleted recipes, which plans, links and devices still hold: nobody may give another recipe one of them.
create table gone_recipes (id uuid primary key);
insert into gone_recipes select distinct recipe_id from meal_plans where recipe_gone and recipe_id is not null;

create function remember_gone_recipes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into gone_recipes select id from gone on conflict do nothing;
  return null;
end $$;
create trigger recipes_remembered after delete on all_recipes
  referencing old table as gone for each statement execute function remember_gone_recipes();
create trigger gone_recipes_guarded before insert or update or delete on gone_recipes for each row
  when (acting_person() is not null and pg_trigger_depth() = 0) execute function refuse_strangers();
