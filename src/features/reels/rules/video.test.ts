import { describe, expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';
import { type FoundVideo, videoProblem } from './video.ts';

const GOOD: FoundVideo = {
  seconds: 30,
  frames: 900,
  width: 720,
  height: 1280,
  videoCodec: 'avc1.64001f',
  audioCodec: 'mp4a.40.2',
};

describe('a video', () => {
  test.each<[string, Partial<FoundVideo>, ReturnType<typeof videoProblem>]>([
    ['of a minute', { seconds: 60.4, frames: 1_812 }, null],
    ['of more than a minute', { seconds: 61 }, 'tooLong'],
    ['of more frames than a minute has', { frames: 7_501 }, 'tooLong'],
    ['without frames', { frames: 0 }, 'empty'],
    ['of no length', { seconds: 0 }, 'empty'],
    ['of one line of pixels', { height: 1 }, 'size'],
    ['larger than 4K', { width: 4_098 }, 'size'],
    ['without sound', { audioCodec: undefined }, null],
    ['with VP9 and Opus', { videoCodec: 'vp09.00.30.08', audioCodec: 'opus' }, null],
    ['with AV1', { videoCodec: 'av01.0.04M.08', audioCodec: 'vorbis' }, null],
    ['with VP8', { videoCodec: 'vp8', audioCodec: 'opus' }, null],
    ['with HEVC', { videoCodec: 'hvc1.1.6.L93.90' }, 'notPlayable'],
    ['with H.264 of 10 bits a color', { videoCodec: 'avc1.6e0029' }, 'notPlayable'],
    ['with ProRes', { videoCodec: 'apch' }, 'notPlayable'],
    ['with an unknown codec', { videoCodec: null }, 'notPlayable'],
    ['with sound that browsers do not play', { audioCodec: 'pcm-s16' }, 'notPlayable'],
    ['with unknown sound', { audioCodec: null }, 'notPlayable'],
  ])('%s', (_, changed, problem) => {
    expect(videoProblem({ ...GOOD, ...changed })).toBe(problem);
  });
});

test.each([
  [undefined, null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-1', null],
])('the range %s of 100 bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
