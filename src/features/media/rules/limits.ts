import { MINUTE_S } from '#shared/durations.ts';
import type { BodyLimit, RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';
import { LARGEST_PICTURE, PICTURE_MESSAGES } from './upload.ts';

export const UPLOADING: RateLimit = {
  name: 'upload',
  attempts: 300,
  seconds: 60 * MINUTE_S,
  what: msg('pictures'),
  per: 'user',
};

/** For what surrounds a picture: a data URL's prefix, JSON. */
const AROUND = 4 * 1024;
export const PICTURE_BODY: BodyLimit = {
  bytes: LARGEST_PICTURE + AROUND,
  message: PICTURE_MESSAGES.tooLarge,
};
/** Characters of a base64 data URL. */
export const LONGEST_PICTURE_AS_TEXT = Math.ceil((LARGEST_PICTURE * 4) / 3) + AROUND;
export const PICTURE_AS_TEXT_BODY: BodyLimit = {
  bytes: LONGEST_PICTURE_AS_TEXT + AROUND,
  message: PICTURE_MESSAGES.tooLarge,
};
