import { MINUTE_S } from '#shared/durations.ts';
import type { BodyLimit, RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** Maximum megabytes of a page, and million characters of a text, that a recipe is read from. */
export const SOURCE_MB = 5;
export const LARGEST_SOURCE = SOURCE_MB * 1024 * 1024;

/** Megabytes of a zip file, which also contains pictures. The browser reads it. */
export const ZIP_MB = 100;
export const LARGEST_ZIP = ZIP_MB * 1024 * 1024;

export const LONGEST_FILE_NAME = 300;

/** Files of an export in one request. */
export const MOST_FILES = 500;

/** Recipes to choose from. */
export const MOST_RECIPES = 2_000;

/** The pictures named by a recipe, best first. */
export const MOST_PICTURES = 10;

/** Non-ASCII characters take up to three bytes. */
export const LARGEST_BODY: BodyLimit = {
  bytes: LARGEST_SOURCE * 3,
  message: msg('That is more than {count} MB of text.', { count: SOURCE_MB }),
};

export const IMPORTING: RateLimit = {
  name: 'import',
  attempts: 40,
  seconds: 10 * MINUTE_S,
  what: msg('imports'),
  per: 'user',
};

/** Enough for a family moving its recipes here. */
export const SAVING: RateLimit = {
  name: 'save-imported',
  attempts: 1_000,
  seconds: 24 * 60 * MINUTE_S,
  what: msg('imported recipes'),
  per: 'user',
};
