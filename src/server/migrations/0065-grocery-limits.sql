-- Counts what a kitchen's list holds of one kind while no other request can add to it: until the transaction ends, whoever else counts
-- waits, and then counts what was added. Within the statement that adds it, because each statement of a volatile function sees what has
-- been committed until then.
create function count_on_grocery_list(kitchen uuid, kind text) returns bigint language plpgsql volatile as $$
begin
  perform from kitchens where id = kitchen for no key update;
  return case kind
    when 'ticks' then (select count(*) from grocery_ticks where kitchen_id = kitchen and removed_at is null)
    when 'extras' then (select count(*) from grocery_extras where kitchen_id = kitchen and removed_at is null)
    when 'amounts' then (select count(*) from grocery_amounts where kitchen_id = kitchen)
    when 'staples' then (select count(*) from grocery_staples where kitchen_id = kitchen)
  end;
end $$;
