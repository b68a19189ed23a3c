-- Older data has ingredients that are plain lines: each becomes the name of one without an amount, as it is written.
create function ingredients_as_objects() returns trigger language plpgsql as $$
begin
  new.ingredients := (
    select jsonb_agg(
      case jsonb_typeof(line) when 'string' then jsonb_build_object('amount', '', 'name', line) else line end
      order by nth)
    from jsonb_array_elements(new.ingredients) with ordinality as lines (line, nth));
  return new;
end $$;
create trigger ingredients_as_objects before insert or update of ingredients on recipes
  for each row when (jsonb_path_exists(new.ingredients, '$[*] ? (@.type() == "string")'))
  execute function ingredients_as_objects();
