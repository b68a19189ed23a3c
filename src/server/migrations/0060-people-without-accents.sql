-- 'zoe' finds Zoë.
create function folded(text text) returns text language sql immutable parallel safe strict as $$
  select lower(public.unaccent('public.unaccent', text))
$$;
create index profiles_folded on profiles using gin (folded(name || ' ' || coalesce(username, '')) gin_trgm_ops)
  with (fastupdate = off);
drop index profiles_search;
