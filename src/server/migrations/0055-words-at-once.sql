-- What is new waits in a list that every search of an index reads from end to end, until a vacuum comes by: 2 to 5 ms each after a large
-- import. New words, people and recipes are few, so they go into their indexes at once.
alter index search_words_parts set (fastupdate = off);
alter index profiles_search set (fastupdate = off);
alter index recipes_categories set (fastupdate = off);
do $$ begin
  perform gin_clean_pending_list(name::regclass) from unnest(array['search_words_parts', 'profiles_search', 'recipes_categories']) name;
end $$;
