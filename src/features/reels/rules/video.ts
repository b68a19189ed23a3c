import { msg } from '#shared/t.ts';
import {
  LARGEST_VIDEO,
  LONGEST_SECONDS,
  LONGEST_SIDE,
  MOST_FRAMES,
  SECONDS_OVER,
  SHORTEST_SIDE,
} from './limits.ts';

export const VIDEO_MESSAGES = {
  tooLarge: msg('This video is too large. Please choose one under {count} MB.', {
    count: LARGEST_VIDEO / 1024 / 1024,
  }),
  tooLong: msg('This video is too long. A reel lasts at most {count} seconds.', { count: LONGEST_SECONDS }),
  notAVideo: msg('This is not a video we can read. Please choose an MP4, WebM or MOV file.'),
  noPicture: msg('There is no video in this file. Please choose another one.'),
  empty: msg('This video is empty. Please choose another one.'),
  broken: msg('This video is damaged. Please choose another one.'),
  size: msg('This video has an unusual size. Please choose one with {count} to {count2} pixels per side.', {
    count: SHORTEST_SIDE,
    count2: LONGEST_SIDE,
  }),
  notPlayable: msg(
    'Browsers cannot play this kind of video. Please record it as H.264 (on an iPhone: Settings, Camera, Formats, “Most Compatible”) and try again.',
  ),
  slow: msg('This video takes too long to process. Please choose a shorter or smaller one.'),
  notStored: msg('The video could not be stored. Please try again.'),
  busy: msg('Too many videos right now. Please try again in a moment.'),
} as const;
export type VideoProblem = keyof typeof VIDEO_MESSAGES;

/** What a demuxer found in a file. Codecs are RFC 6381 strings. */
export interface FoundVideo {
  seconds: number;
  frames: number;
  /** Pixels, upright. */
  width: number;
  height: number;
  videoCodec: string | null;
  /** `null` for an unknown one; undefined without sound. */
  audioCodec: string | null | undefined;
}

/** H.264 with 8 bits per color and half the color resolution, VP8, VP9 and AV1. The numbers are H.264's profiles. */
const PLAYABLE_VIDEO = /^(avc[13]\.(42|4d|58|64)[0-9a-f]{4}|vp8|vp09\.00\..*|av01\.0\..*)$/i;
const PLAYABLE_AUDIO = /^(mp4a\.(40\.(2|5|29|02|05)|67|69|6b)|mp3|opus|vorbis)$/i;

/** Why a video is refused; `null` if it is accepted. `notPlayable` may be fixed by re-encoding it. */
export function videoProblem(video: FoundVideo): VideoProblem | null {
  if (video.frames === 0 || video.seconds <= 0) return 'empty';
  if (video.seconds > LONGEST_SECONDS + SECONDS_OVER || video.frames > MOST_FRAMES) return 'tooLong';
  if (Math.max(video.width, video.height) > LONGEST_SIDE) return 'size';
  if (Math.min(video.width, video.height) < SHORTEST_SIDE) return 'size';
  return isPlayable(video) ? null : 'notPlayable';
}

/** Whether every current browser plays these codecs. */
export function isPlayable({ videoCodec, audioCodec }: Pick<FoundVideo, 'videoCodec' | 'audioCodec'>) {
  if (!videoCodec || !PLAYABLE_VIDEO.test(videoCodec)) return false;
  return audioCodec === undefined || (audioCodec !== null && PLAYABLE_AUDIO.test(audioCodec));
}
