import { Hono } from 'hono';
import type { Storage } from '#server/storage/storage.ts';
import { isUuid } from '#shared/id.ts';
import { composeScene } from '../rules/scene.ts';
import type { Subject } from '../rules/scene-parts.ts';
import { pictureFile, withheldFile } from '../rules/stored-files.ts';
import { renderScene } from './illustrator/render.ts';

const WIDTHS = new Set(['320', '640', '1280']);
/** URLs are immutable. Only our own encodings are ever served. */
const FOR_EVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
};

/** Caches between here and the browser revalidate after an hour, because moderators may withhold what people upload. */
const UPLOADED = { ...FOR_EVER, 'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable' };

interface Parts {
  storage: Storage;
  /** Whether a request comes from somebody who may see a withheld picture: a moderator, or its uploader. */
  maySeeWithheld(headers: Headers, hash: string): Promise<boolean>;
  /** The cover of a recipe and its version; `null` if there is no such recipe. */
  subjectOf(recipeId: string): Promise<(Omit<Subject, 'seed'> & { version: string }) | null>;
}

/**
 * Serves uploaded pictures (`/pictures/stored/{hash}-{width}.webp` or `.avif`), and drawn covers of recipes without a
 * photo (`/pictures/recipes/{id}/{version}-{width}.webp`).
 */
export function servePictures(parts: Parts): Hono {
  return new Hono().route('/stored', storedPictures(parts)).route('/recipes', drawnCovers(parts));
}

function storedPictures({ storage, maySeeWithheld }: Pick<Parts, 'storage' | 'maySeeWithheld'>): Hono {
  return new Hono().get('/:file', async (context) => {
    const match = /^([0-9a-f]{40})-((?:320|640|1280)\.(webp|avif))$/.exec(context.req.param('file'));
    const [, hash = '', file = '', type = ''] = match ?? [];
    if (!match) return context.notFound();
    const etag = `"${hash}-${file}"`;
    const isKnown = context.req.header('if-none-match') === etag;
    if (isKnown && (await storage.has(pictureFile(hash, file))))
      return context.body(null, 304, { ...UPLOADED, etag });
    const bytes = await storage.read(pictureFile(hash, file));
    if (!bytes) {
      const withheld = await storage.read(withheldFile(hash, file));
      if (!withheld || !(await maySeeWithheld(context.req.raw.headers, hash))) return context.notFound();
      const headers = { 'cache-control': 'private, no-store', 'content-type': `image/${type}` };
      return context.body(new Uint8Array(withheld), 200, headers);
    }
    return context.body(new Uint8Array(bytes), 200, { ...UPLOADED, etag, 'content-type': `image/${type}` });
  });
}

/** Each cover is drawn once and stored; the version identifies its input. Other versions redirect to the current one. */
function drawnCovers({ subjectOf, storage }: Parts): Hono {
  const drawing = new Map<string, Promise<Buffer>>();

  function drawOnce(name: string, subject: Subject, width: string): Promise<Buffer> {
    const known = drawing.get(name);
    if (known) return known;
    const drawn = draw(name, subject, width).finally(() => drawing.delete(name));
    drawing.set(name, drawn);
    return drawn;
  }

  async function draw(name: string, subject: Subject, width: string): Promise<Buffer> {
    const image = await renderScene(composeScene(subject), Number(width));
    await storage.write(name, image);
    return image;
  }

  return new Hono().get('/:id/:file', async (context) => {
    const match = /^([a-z0-9]{1,32})-(\d+)\.webp$/.exec(context.req.param('file'));
    const id = context.req.param('id').toLowerCase();
    const [, version = '', width = ''] = match ?? [];
    if (!match || !WIDTHS.has(width) || !isUuid(id)) return context.notFound();
    const name = `drawn/${id.slice(0, 2)}/${id}-${version}-${width}.webp`;
    // The version identifies what is drawn.
    const etag = `"${version}-${width}"`;
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, { ...FOR_EVER, etag });
    let image = await storage.read(name);
    if (!image) {
      const input = await subjectOf(id);
      if (!input) return context.notFound();
      // Drawing is expensive: only current versions are drawn, so that made-up URLs cost nothing.
      if (version !== input.version)
        return toPresent(`/pictures/recipes/${id}/${input.version}-${width}.webp`);
      image = await drawOnce(name, { ...input, seed: id }, width);
    }
    return context.body(new Uint8Array(image), 200, { ...FOR_EVER, etag, 'content-type': 'image/webp' });
  });
}

function toPresent(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } });
}
