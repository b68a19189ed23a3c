-- The device app takes push notifications too, through the services of Google and Apple. `endpoint` is then the token that the
-- phone gave the app; there are no keys, because these services encrypt nothing for the device alone.
alter table push_devices
  add column platform text not null default 'web' check (platform in ('web', 'android', 'ios')),
  alter column p256dh drop not null,
  alter column auth drop not null,
  add constraint push_devices_keys check (platform <> 'web' or num_nulls(p256dh, auth) = 0);

-- When a service that was asked too often may be asked again.
alter table notification_deliveries add column not_before timestamptz;
