-- The diets a person follows; recipe pages say of these whether they suit.
alter table users add column diets text[] not null default '{}';
