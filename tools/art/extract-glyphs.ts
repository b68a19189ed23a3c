/** Collects every glyph the illustrator uses, from @iconify-json/noto (Apache-2.0) and our own, into one small file. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { DRAWN_FOODS, NOTO_FOODS } from '../../src/features/media/rules/foods.ts';
import { DRAWN_DISHES } from './drawn-dishes.ts';
import { DRAWN_LARDER } from './drawn-larder.ts';
import { DRAWN_MEATS } from './drawn-meats.ts';
import { DRAWN_PRODUCE } from './drawn-produce.ts';

const SOURCE = new URL('../../node_modules/@iconify-json/noto/icons.json', import.meta.url);
const TARGET = new URL('../../src/features/media/server/illustrator/glyphs.gen.json', import.meta.url);
/** A rotated glyph exceeds its 128 × 128 box, so measure on a stage twice as large, at two pixels per unit. */
const STAGE = 256;
const DENSITY = 2;

type Icons = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

/** The bounding box of its ink: x, y, width, height, in the glyph's units. */
async function inkBox(body: string): Promise<[number, number, number, number]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${STAGE * DENSITY}" height="${STAGE * DENSITY}" viewBox="-64 -64 ${STAGE} ${STAGE}">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (data[(y * info.width + x) * 4 + 3]! > 60) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  return [
    left / DENSITY - 64,
    top / DENSITY - 64,
    (right - left + 1) / DENSITY,
    (bottom - top + 1) / DENSITY,
  ];
}

/** Makes ids unique per glyph, so that many glyphs can share a picture. */
function withOwnIds(name: string, body: string): string {
  const ids = [...new Set([...body.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]!))];
  let result = body;
  for (const [index, id] of ids.entries()) {
    const own = `${name}-${index}`;
    result = result
      .replaceAll(`id="${id}"`, `id="${own}"`)
      .replaceAll(`url(#${id})`, `url(#${own})`)
      .replaceAll(`href="#${id}"`, `href="#${own}"`);
  }
  return result;
}

const source = JSON.parse(readFileSync(SOURCE, 'utf8')) as Icons;
const glyphs: Record<string, { body: string; box: [number, number, number, number] }> = {};
for (const [name, food] of Object.entries(NOTO_FOODS)) {
  const icon = source.icons[name] ?? source.icons[source.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`Noto Emoji has no glyph named ${name}`);
  const short = icon.body.replace(/(\.\d\d)\d+/g, '$1');
  const turn = 'turn' in food ? food.turn : 0;
  const body = withOwnIds(name, turn ? `<g transform="rotate(${turn} 64 64)">${short}</g>` : short);
  glyphs[name] = { body, box: await inkBox(body) };
}
const drawn = { ...DRAWN_PRODUCE, ...DRAWN_LARDER, ...DRAWN_DISHES, ...DRAWN_MEATS };
for (const name of Object.keys(DRAWN_FOODS)) {
  const body = drawn[name];
  if (!body) throw new Error(`Nobody has drawn ${name} yet`);
  glyphs[name] = { body, box: await inkBox(body) };
}
writeFileSync(TARGET, `${JSON.stringify(glyphs)}\n`);
console.log(`${Object.keys(glyphs).length} glyphs written`);
