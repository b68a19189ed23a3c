import { type Context, Hono } from 'hono';
import type { Caller } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import type { Storage } from '#server/storage/storage.ts';
import { isUuid } from '#shared/id.ts';
import { byteRange } from '../../rules/byte-range.ts';
import type { VideoFormat } from '../../rules/limits.ts';
import { authorOf, captionsOf } from '../queries.ts';
import { hiddenVideoFile, videoFile } from './files.ts';

/** Caches between here and the browser revalidate after an hour, because moderators may hide a video. */
const FOREVER = 'public, max-age=31536000, s-maxage=3600, immutable';
const PRIVATE = 'private, no-store';

interface Parts {
  db: Db;
  storage: Storage;
  /** The caller of a request: moderators and the author may see hidden videos. */
  identify(headers: Headers): Promise<Caller>;
}

/** Serves `/videos/{id}.mp4` or `.webm`, whole or in parts, and their captions, `/videos/{id}.vtt`. */
export function serveVideos({ db, storage, identify }: Parts): Hono {
  const maySeeHidden = async (headers: Headers, id: string) => {
    const caller = await identify(headers);
    return caller.isAdmin || (caller.user !== null && (await authorOf(db, id)) === caller.user.id);
  };
  return new Hono().get('/:file', async (context) => {
    const [, id = '', ending = ''] =
      /^([0-9a-f-]{36})\.(mp4|webm|vtt)$/.exec(context.req.param('file')) ?? [];
    if (!isUuid(id)) return context.notFound();
    if (ending === 'vtt') {
      const type = 'text/vtt; charset=utf-8';
      const captions = await captionsOf(db, id);
      if (captions === null) return context.notFound();
      if (!captions.isHidden) return context.body(captions.text, 200, headersOf(type, FOREVER));
      if (!(await maySeeHidden(context.req.raw.headers, id))) return context.notFound();
      return context.body(captions.text, 200, headersOf(type, PRIVATE));
    }
    const format = ending as VideoFormat;
    const video = await storage.open(videoFile(id, format));
    if (video) return inParts(context, video, headersOf(`video/${format}`, FOREVER));
    const hidden = await storage.open(hiddenVideoFile(id, format));
    if (!hidden || !(await maySeeHidden(context.req.raw.headers, id))) return context.notFound();
    return inParts(context, hidden, headersOf(`video/${format}`, PRIVATE));
  });
}

const headersOf = (type: string, cacheControl: string) => ({
  'content-type': type,
  'cache-control': cacheControl,
  'x-content-type-options': 'nosniff',
});

type Video = NonNullable<Awaited<ReturnType<Storage['open']>>>;

/** The file never changes, so its only tag satisfies any `If-Range`. */
function inParts(context: Context, video: Video, headers: Record<string, string>): Response {
  const etag = `"${context.req.param('file')}"`;
  const shared = { ...headers, etag, 'accept-ranges': 'bytes' };
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, shared);
  const isOther = ![undefined, etag].includes(context.req.header('if-range'));
  const range = isOther ? null : byteRange(context.req.header('range'), video.size);
  if (range === 'unsatisfiable')
    return context.body(null, 416, { ...shared, 'content-range': `bytes */${video.size}` });
  const { start, end } = range ?? { start: 0, end: video.size - 1 };
  const all = {
    ...shared,
    'content-length': String(end - start + 1),
    ...(range ? { 'content-range': `bytes ${start}-${end}/${video.size}` } : {}),
  };
  const status = range ? 206 : 200;
  if (context.req.method === 'HEAD') return context.body(null, status, all);
  return context.body(video.stream(start, end), status, all);
}
