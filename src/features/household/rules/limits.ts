import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

export const MOST_PEOPLE = 12;
export const VALID_DAYS = 7;

export const INVITING: RateLimit = {
  name: 'household-invitations',
  attempts: 30,
  seconds: 60 * 60,
  what: msg('new invitations'),
  per: 'user',
};

/** Lookups of tokens: nobody can find one by guessing, and nobody should try. */
export const OPENING: RateLimit = {
  name: 'household-links',
  attempts: 60,
  seconds: 10 * 60,
  what: msg('invitations'),
  per: 'user',
  everywhere: true,
};

export const MOVING: RateLimit = {
  name: 'household-moves',
  attempts: 20,
  seconds: 60 * 60,
  what: msg('changes to your household'),
  per: 'user',
  everywhere: true,
};
