-- Attempts to sign up, sign in and reset a password (src/server/rate-limits.ts), counted by rate-limiter-flexible. Losing
-- them in a crash does no harm, so the table is unlogged.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
