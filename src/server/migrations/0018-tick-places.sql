-- A tick says that a line is at home, as all did so far, or that it lies in the trolley.
alter table grocery_ticks
  add column place text not null default 'home' check (place in ('home', 'trolley'));
