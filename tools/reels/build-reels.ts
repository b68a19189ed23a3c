import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../browser.mjs';

/** Draws the demo's reels, and the small videos that the tests use, in a headless browser that encodes H.264 and VP9. */
const ROOT = resolve(import.meta.dirname, '../..');
const DEMO = join(ROOT, 'public/art/reels');
const SAMPLES = join(ROOT, 'test/samples/videos');
const PAGE = 'http://localhost/';

const SCENES = ['pancake', 'carrot', 'soup'];
const REEL = {
  codec: 'avc',
  container: 'mp4',
  width: 540,
  height: 960,
  seconds: 6,
  fps: 24,
  bitrate: 92_000,
};
/** Posters by the name of their width; the video is no wider than 540. */
const WIDTHS = [
  [320, 270],
  [640, 540],
  [1280, 540],
] as const;
const TINY = { scene: 'soup', width: 180, height: 320, seconds: 2, fps: 12, bitrate: 60_000, sound: true };

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const HTML = `<script type="importmap">{ "imports": { "mediabunny": "/mediabunny.mjs" } }</script>
<script type="module" src="/encode.js"></script>`;
const files: Record<string, string> = {
  '/mediabunny.mjs': join(ROOT, 'node_modules/mediabunny/dist/bundles/mediabunny.mjs'),
  '/scenes.js': join(import.meta.dirname, 'scenes.js'),
  '/encode.js': join(import.meta.dirname, 'encode.js'),
};
await page.route(`${PAGE}**`, (route) => {
  const file = files[new URL(route.request().url()).pathname];
  return file
    ? route.fulfill({ body: readFileSync(file), contentType: 'text/javascript' })
    : route.fulfill({ body: HTML, contentType: 'text/html' });
});
await page.goto(PAGE);
await page.waitForFunction('globalThis.encodeScene');

const inBrowser = async (call: 'encodeScene' | 'drawScene', options: object): Promise<Buffer> =>
  Buffer.from((await page.evaluate(`${call}(${JSON.stringify(options)})`)) as string, 'base64');

mkdirSync(DEMO, { recursive: true });
mkdirSync(SAMPLES, { recursive: true });
for (const scene of SCENES) {
  writeFileSync(join(DEMO, `${scene}.mp4`), await inBrowser('encodeScene', { ...REEL, scene }));
  for (const [name, width] of WIDTHS) {
    const still = { scene, at: 0.86, width, height: (width * 16) / 9, type: 'image/webp' };
    writeFileSync(join(DEMO, `${scene}-${name}.webp`), await inBrowser('drawScene', still));
  }
}
for (const [name, codec, container] of [
  ['h264.mp4', 'avc', 'mp4'],
  ['vp9.webm', 'vp9', 'webm'],
] as const)
  writeFileSync(join(SAMPLES, name), await inBrowser('encodeScene', { ...TINY, codec, container }));
const large = {
  ...TINY,
  codec: 'avc',
  container: 'mp4',
  width: 1080,
  height: 1920,
  seconds: 1,
  bitrate: 200_000,
};
writeFileSync(join(SAMPLES, 'large.mp4'), await inBrowser('encodeScene', large));
await browser.close();
