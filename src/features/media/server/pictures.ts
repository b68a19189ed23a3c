import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { sceneInputOf } from '#features/recipes/server/queries.ts';
import type { Db } from '#server/db.ts';
import { isUuid } from '#shared/id.ts';
import { composeScene } from '../rules/scene.ts';
import { renderScene } from './illustrator/render.ts';

const WIDTHS = new Set(['320', '640', '1280']);
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Draws the covers of recipes without a photo: `/pictures/recipes/{id}/{version}-{width}.webp`. Each is drawn once and
 * kept in `folder`; the version names what it was drawn from, so browsers may keep it for ever.
 */
export function servePictures({ db, folder }: { db: Db; folder: string }): Hono {
  const drawing = new Map<string, Promise<Buffer | null>>();

  async function picture(id: string, width: string, version: string): Promise<Buffer | null> {
    const name = `${id}-${version}-${width}.webp`;
    const file = join(folder, id.slice(0, 2), name);
    if (existsSync(file)) return readFile(file);
    const known = drawing.get(name);
    if (known) return known;
    const drawn = draw(id, Number(width), version, file).finally(() => drawing.delete(name));
    drawing.set(name, drawn);
    return drawn;
  }

  async function draw(id: string, width: number, version: string, file: string): Promise<Buffer | null> {
    const input = await sceneInputOf(db, id);
    if (!input) return null;
    const image = await renderScene(composeScene({ ...input, seed: id }), width);
    // An old or invented version is answered but not kept, so that nobody can fill the disk with names.
    if (version === input.version) {
      mkdirSync(join(file, '..'), { recursive: true });
      await writeFile(`${file}.${process.pid}`, image);
      await rename(`${file}.${process.pid}`, file);
    }
    return image;
  }

  return new Hono().get('/recipes/:id/:file', async (context) => {
    const match = /^([a-z0-9]{1,32})-(\d+)\.webp$/.exec(context.req.param('file'));
    const id = context.req.param('id').toLowerCase();
    const [, version = '', width = ''] = match ?? [];
    if (!match || !WIDTHS.has(width) || !isUuid(id)) return context.notFound();
    const image = await picture(id, width, version);
    if (!image) return context.notFound();
    return context.body(new Uint8Array(image), 200, { 'content-type': 'image/webp', 'cache-control': YEAR });
  });
}
