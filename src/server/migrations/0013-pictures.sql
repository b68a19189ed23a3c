-- Pictures that people sent. The files lie in the media storage, under the hash.
create table pictures (
  hash text primary key,
  owner_id uuid references users (id) on delete set null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index pictures_used on pictures (used_at);

-- Whoever saves a recipe need not know of placeholders, and a picture that was just used is not swept away.
alter table recipes add column image_placeholder text;
create function take_placeholder() returns trigger language plpgsql as $$
begin
  new.image_placeholder := null;
  update pictures set used_at = now() where hash = substring(new.image from '^/pictures/stored/([0-9a-f]{40})$')
    returning placeholder into new.image_placeholder;
  return new;
end $$;
create trigger recipes_placeholder before insert or update of image on recipes
  for each row when (new.image like '/pictures/stored/%') execute function take_placeholder();
create function drop_placeholder() returns trigger language plpgsql as $$
begin
  new.image_placeholder := null;
  return new;
end $$;
create trigger recipes_no_placeholder before update of image on recipes
  for each row when (new.image is null or new.image not like '/pictures/stored/%') execute function drop_placeholder();
