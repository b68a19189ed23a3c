import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { Encoder } from './encoder.ts';

const folder = mkdtempSync(join(tmpdir(), 'plateful-encoder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Stands for a file that crashes the decoder. */
const CRASHING = Buffer.from('crash');
const program = join(folder, 'program.mjs');
writeFileSync(
  program,
  `process.on('message', ({ bytes }) => bytes.length === ${CRASHING.length} && process.exit(9));
   await import('${pathToFileURL(join(import.meta.dirname, 'encode-apart.ts'))}');`,
);

test('a picture that crashes the decoder costs no other its encoding', async () => {
  const encoder = new Encoder(program);
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a40' } })
    .png()
    .toBuffer();
  const [crashed, encoded] = await Promise.allSettled([encoder.encode(CRASHING), encoder.encode(picture)]);
  expect(crashed).toMatchObject({ status: 'rejected', reason: { code: 'invalid_input' } });
  expect(encoded).toMatchObject({ status: 'fulfilled', value: { width: 60, height: 40 } });
  await expect(encoder.encode(picture)).resolves.toMatchObject({ width: 60 });
  encoder.close();
});
