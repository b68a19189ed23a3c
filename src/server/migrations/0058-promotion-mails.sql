-- One row for every promotion that is mailed to a subscriber of offers, written before it is sent.
create table promotion_mails (
  promotion_id uuid not null references promotions (id) on delete cascade,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  attempts integer not null default 1,
  -- Null after an attempt that the mail server refused.
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (promotion_id, subscriber_id)
);
create index promotion_mails_subscriber on promotion_mails (subscriber_id);
create trigger promotion_mails_guarded before insert or update or delete on promotion_mails for each row
  when (acting_person() is not null and pg_trigger_depth() = 0) execute function refuse_strangers();
