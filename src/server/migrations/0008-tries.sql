-- Tries to sign up, sign in and reset a password (src/server/limits.ts), as rate-limiter-flexible counts them. They are
-- worth nothing after a crash, so they are not logged.
create unlogged table tries (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
