import type { VideoFormat } from '../../rules/limits.ts';

/** The path that a video is served at. A reel's video never changes, so it can be cached forever. */
export const videoAddress = (id: string, format: VideoFormat) => `/videos/${id}.${format}`;
export const captionsAddress = (id: string) => `/videos/${id}.vtt`;

/** Storage path of a video. */
export const videoFile = (id: string, format: VideoFormat) => `videos/${id.slice(0, 2)}/${id}.${format}`;
/** Its storage path while moderators hide it. */
export const hiddenVideoFile = (id: string, format: VideoFormat) =>
  `withheld/videos/${id.slice(0, 2)}/${id}.${format}`;
