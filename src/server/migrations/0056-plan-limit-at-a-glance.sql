-- Counting a kitchen’s meals for each that is added reads them all each time: until a plan is nearly full, only one in sixteen single
-- additions counts. That none of them does from 9,000 to 10,000 has a chance of 1 in 10^28.
alter table kitchens add column plan_nearly_full boolean not null default false;

create or replace function bound_plans() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kitchen uuid;
  planned integer;
begin
  for kitchen in select distinct kitchen_id from added loop
    continue when random() >= 1.0 / 16
      and (select count(*) = 1 from added)
      and not (select plan_nearly_full from kitchens where id = kitchen);
    select count(*) into planned from (select from meal_plans where kitchen_id = kitchen limit 10001) counted;
    if planned > 10000 then
      raise exception 'A kitchen has too many meals.' using errcode = 'PF002';
    end if;
    update kitchens set plan_nearly_full = planned >= 9000
    where id = kitchen and plan_nearly_full <> (planned >= 9000);
  end loop;
  return null;
end $$;
