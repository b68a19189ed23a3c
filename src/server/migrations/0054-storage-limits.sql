-- Videos that are being uploaded, or wait to be published. Counted here, and not in a process: what one person may have of them holds
-- across processes and restarts.
create table video_uploads (
  id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  bytes bigint not null,
  began_at timestamptz not null default now()
);
create index video_uploads_user on video_uploads (user_id);
create index video_uploads_oldest on video_uploads (began_at);
alter table video_uploads enable row level security;
create policy of_its_person on video_uploads
  using (coalesce(user_id = (select acting_person()), true));

-- Of the video's file; 0 for those published before this was noted.
alter table all_reels add column bytes bigint not null default 0;
create index pictures_owner on pictures (owner_id) include (bytes) where owner_id is not null;
