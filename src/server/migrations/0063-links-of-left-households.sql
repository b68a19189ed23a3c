-- Whoever leaves a household may have kept the links to it and to its plan, no matter how they left. A kitchen that nobody else is
-- in goes with them, or waits for them along with its links.
create function end_links_of_left_kitchen() returns trigger language plpgsql as $$
begin
  if exists (select from kitchen_members where kitchen_id = old.kitchen_id) then
    delete from household_invitations where kitchen_id = old.kitchen_id;
    delete from meal_plan_shares where kitchen_id = old.kitchen_id;
  end if;
  return null;
end $$;
create trigger kitchen_members_links after delete or update of kitchen_id on kitchen_members
  for each row execute function end_links_of_left_kitchen();
