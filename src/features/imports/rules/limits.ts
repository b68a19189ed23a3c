import type { BodyLimit, RateLimit } from '#shared/endpoint.ts';

/** Bytes of a page and characters of a text that a recipe is read from, at most. */
export const LARGEST_SOURCE = 5 * 1024 * 1024;

/** Characters beyond ASCII take up to three bytes. */
export const LARGEST_BODY: BodyLimit = {
  bytes: LARGEST_SOURCE * 3,
  message: 'That is more than 5 MB of text.',
};

const MINUTE = 60;

export const IMPORTING: RateLimit = {
  name: 'import',
  attempts: 40,
  seconds: 10 * MINUTE,
  what: 'imports',
  per: 'user',
};
