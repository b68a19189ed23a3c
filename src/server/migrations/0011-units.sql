-- In which units a person sees amounts; recipes keep what was written.
alter table users add column units text not null default 'written' check (units in ('written', 'metric', 'us'));
