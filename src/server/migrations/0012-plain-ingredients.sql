-- Older data has ingredients that are plain lines: each becomes the name of one without an amount, as it is written.
update recipes set ingredients = (
    select jsonb_agg(
      case jsonb_typeof(line) when 'string' then jsonb_build_object('amount', '', 'name', line) else line end
      order by nth)
    from jsonb_array_elements(ingredients) with ordinality as lines (line, nth))
  where jsonb_path_exists(ingredients, '$[*] ? (@.type() == "string")');
