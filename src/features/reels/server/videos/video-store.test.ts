import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStorage } from '#server/storage/folder.ts';
import { newId } from '#shared/id.ts';
import { remade, sampleVideo } from '../../../../../test/videos.ts';
import { VIDEO_MESSAGES } from '../../rules/video.ts';
import { Ffmpeg } from './ffmpeg.ts';
import { VideoStore } from './video-store.ts';

const PLACE = '+52.5200+013.4050';

let folder: string;
let hevc: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plateful-videos-'));
  hevc = join(folder, 'hevc.mov');
  const description = new Uint8Array(23);
  description.set([
    1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f,
  ]);
  const codec = { codec: 'hevc' as const, parameters: 'hvc1.1.6.L93.90', description };
  writeFileSync(hevc, await remade({ codec, mov: true }));
  writeFileSync(join(folder, 'h264.mp4'), sampleVideo());
  const poster = sharp({ create: { width: 18, height: 32, channels: 3, background: '#d6452b' } });
  await poster.jpeg().toFile(join(folder, 'poster.jpg'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program in place of ffmpeg that records its arguments, and then runs `work` ("$out" is the output). */
function standIn(work: string): Ffmpeg {
  const program = join(folder, `ffmpeg-${newId()}`);
  const notes = `echo "$@" >> ${join(folder, 'asked')}`;
  writeFileSync(
    program,
    `#!/bin/sh\n${notes}\nfor out; do :; done\n[ "$1" = -version ] && exit 0\n${work}\n`,
  );
  chmodSync(program, 0o755);
  return new Ffmpeg(program);
}

const storeWith = (ffmpeg: Ffmpeg) =>
  new VideoStore(folderStorage(join(folder, 'media')), join(folder, 'drafts'), ffmpeg);

test('if the machine has ffmpeg, videos that browsers do not play are re-encoded, with a poster', async () => {
  const copy = `case "$out" in *.jpg) cp ${folder}/poster.jpg "$out";; *) cp ${folder}/h264.mp4 "$out";; esac`;
  const id = newId();
  const stored = await storeWith(standIn(copy)).store(id, hevc, true);
  expect(stored).toMatchObject({ format: 'mp4', width: 180, height: 320 });
  expect(stored.poster?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(readFileSync(join(folder, 'media/videos', id.slice(0, 2), `${id}.mp4`)).includes('avc1')).toBe(true);
  expect(readdirSync(join(folder, 'drafts'))).toEqual([]);
  // It may read only the one file, with the demuxer that recognized it.
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain(
    `-protocol_whitelist file -f mov -i ${hevc} -map 0:v:0`,
  );
});

test.each([
  ['fails', 'exit 1', VIDEO_MESSAGES.broken],
  ['writes nothing that can be read', 'echo nonsense > "$out"', VIDEO_MESSAGES.broken],
])('an ffmpeg that %s results in a message and no files', async (_, work, message) => {
  const id = newId();
  await expect(storeWith(standIn(work)).store(id, hevc, false)).rejects.toMatchObject({ message });
  expect(readdirSync(join(folder, 'drafts'))).toEqual([]);
});

const real = new Ffmpeg();

test.runIf(await real.isHere())(
  "with the machine's own ffmpeg, a phone's HEVC video is stored upright, playable, and without its place",
  async () => {
    const recorded = join(folder, 'phone-hevc.mov');
    writeFileSync(recorded, sampleVideo('phone-hevc.mov'));
    expect(readFileSync(recorded).includes(PLACE)).toBe(true);
    const id = newId();
    // Recorded 192 by 108, held upright.
    expect(await storeWith(real).store(id, recorded, true)).toMatchObject({ width: 108, height: 192 });
    const stored = readFileSync(join(folder, 'media/videos', id.slice(0, 2), `${id}.mp4`));
    expect(stored.includes('avc1')).toBe(true);
    expect(stored.includes('hvc1')).toBe(false);
    expect(stored.includes(PLACE)).toBe(false);
  },
);

test('without ffmpeg such a video is refused, with advice', async () => {
  const nowhere = new Ffmpeg(join(folder, 'no-such-program'));
  await expect(storeWith(nowhere).store(newId(), hevc, true)).rejects.toMatchObject({
    code: 'invalid_input',
    message: VIDEO_MESSAGES.notPlayable,
  });
  expect((await storeWith(nowhere).store(newId(), join(folder, 'h264.mp4'), true)).poster).toBeNull();
});
