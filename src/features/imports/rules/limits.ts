import { MINUTE_S } from '#shared/durations.ts';
import type { BodyLimit, RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** Maximum bytes of a page, and characters of a text, that a recipe is read from. */
export const LARGEST_SOURCE = 5 * 1024 * 1024;

/** Bytes of a zip file, which holds pictures too. The browser reads it. */
export const LARGEST_ZIP = 100 * 1024 * 1024;

export const LONGEST_FILE_NAME = 300;

/** Files of an export in one request. */
export const MOST_FILES = 500;

/** Recipes to choose from. */
export const MOST_RECIPES = 2_000;

/** What a recipe calls its pictures, the best first. */
export const MOST_PICTURES = 10;

/** Non-ASCII characters take up to three bytes. */
export const LARGEST_BODY: BodyLimit = {
  bytes: LARGEST_SOURCE * 3,
  message: msg('That is more than 5 MB of text.'),
};

export const IMPORTING: RateLimit = {
  name: 'import',
  attempts: 40,
  seconds: 10 * MINUTE_S,
  what: msg('imports'),
  per: 'user',
};

/** Enough for the recipes of a family that moves here. */
export const SAVING: RateLimit = {
  name: 'save-imported',
  attempts: 1_000,
  seconds: 24 * 60 * MINUTE_S,
  what: msg('imported recipes'),
  per: 'user',
};
