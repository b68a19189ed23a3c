-- Every word of every recipe. Looking terms up here first lets one index on recipes answer parts of words, plurals and typos
-- (docs/decisions/0007-search.md). Marks of kinds of food have a colon, and nobody types them.
create table search_words (
  word text primary key,
  stem text not null
);
create index search_words_parts on search_words using gin (word gin_trgm_ops);
create index search_words_stem on search_words (stem);

create function word_stem(word text) returns text
  language sql immutable parallel safe
  return coalesce((ts_lexize('english_stem', word))[1], word);

create function remember_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word, stem)
  select distinct on (lexeme) lexeme, word_stem(lexeme)
  from changed, unnest(changed.search)
  where length(lexeme) <= 60 and lexeme !~ ':'
  order by lexeme
  on conflict do nothing;
  return null;
end $$;
create trigger recipes_words_inserted after insert on all_recipes
  referencing new table as changed for each statement execute function remember_search_words();

-- For each row, because only a row trigger has a `when`: updates that only count views must cost nothing.
create function remember_row_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word, stem)
  select lexeme, word_stem(lexeme) from unnest(new.search)
  where length(lexeme) <= 60 and lexeme !~ ':'
  on conflict do nothing;
  return null;
end $$;
create trigger recipes_words_updated after update on all_recipes
  for each row when (old.search is distinct from new.search) execute function remember_row_words();

create function tell_new_words() returns trigger language plpgsql as $$
begin
  perform tell_shown(array['vocabulary'] || array(select 'spelled^' || word from added));
  return null;
end $$;
create trigger search_words_added after insert on search_words
  referencing new table as added for each statement execute function tell_new_words();
