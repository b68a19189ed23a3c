import { HOUR_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** A reel lasts at most a minute. */
export const LONGEST_SECONDS = 60;
/** Encoders round up: a recording stopped at one minute may have a few more frames. */
export const SECONDS_OVER = 0.5;
export const LARGEST_VIDEO = 100 * 1024 * 1024;
/** A person's videos that are being uploaded or have not been published yet. */
export const MOST_WAITING_VIDEOS = 10;
export const MOST_WAITING_BYTES = 3 * LARGEST_VIDEO;
/** Enough for 120 frames per second for a minute. */
export const MOST_FRAMES = 7_500;
/** In pixels: 4K, in either direction. */
export const LONGEST_SIDE = 4_096;
export const SHORTEST_SIDE = 16;

export const REEL_LIMITS = { title: 150, description: 2_000, captions: 50_000, cues: 1_000 } as const;
/** Characters of its poster's base path. */
export const LONGEST_ADDRESS = 200;
/** Characters of an upload's id: two UUIDs. */
export const LONGEST_UPLOAD_ID = 80;

export const REELS_PER_PAGE = 6;
/** Reels per page on a profile. */
export const REELS_OF_PERSON = 12;
export const MOST_REELS_LISTED = 24;
/** The newest likes that the app loads for a person. */
export const MOST_LIKES_KNOWN = 5_000;

export const VIDEO_FORMATS = ['mp4', 'webm'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];

export const UPLOADING_VIDEOS: RateLimit = {
  name: 'video-upload',
  attempts: 20,
  seconds: HOUR_S,
  what: msg('videos'),
  per: 'user',
};

export const PUBLISHING_REELS: RateLimit = {
  name: 'reel',
  attempts: 20,
  seconds: HOUR_S,
  what: msg('new videos'),
  per: 'user',
};
