import { setImmediate as nextRound } from 'node:timers/promises';
import type { BodyLimit } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { msg, t } from '#shared/t.ts';
import { discardBody } from './discard-body.ts';
import { holding } from './held-bodies.ts';

/** Enough for everything but recipes, texts to import and pictures, whose endpoints declare their own. */
export const USUAL_BODY: BodyLimit = {
  bytes: 256 * 1024,
  message: msg('The request is too large. Please send less.'),
};

/** More than the meals on a device contain. Parsing takes up to a microsecond per value and blocks everyone else. */
const MOST_VALUES = 60_000;

/** Whether the headers announce a body. */
export function hasBody({ headers }: { headers: Pick<Headers, 'get'> }): boolean {
  return isChunked(headers) || lengthOf(headers) > 0;
}

const HALF = /\\u[dD][89a-fA-F]/;
/** An escape of a JSON text; the last alternative is half of a letter without its other half. */
const ESCAPE =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u(?![dD][89a-fA-F])|\\[^u]|\\u[\da-fA-F]{4}/g;

/** PostgreSQL stores no half of a letter, which an app leaves behind that cuts an emoji in two. */
function wellFormed(json: string): string {
  if (!HALF.test(json)) return json;
  return json.replace(ESCAPE, (found) => (found.length === 6 ? '\\ufffd' : found));
}

/** The JSON of a request; `undefined` without a body. Throws `unsupported_media_type`, `too_large` or `invalid_input`. */
export async function jsonOf(request: Request, limit: BodyLimit = USUAL_BODY): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json')
    throw new AppError(
      'unsupported_media_type',
      t('Please send JSON, with the header Content-Type: application/json.'),
    );
  const text = await textWithin(request, limit);
  if (text === '') return undefined;
  try {
    return JSON.parse(wellFormed(text));
  } catch {
    throw new AppError('invalid_input', t('The request could not be read. Please check it and try again.'));
  }
}

/** The raw body, whatever its content type. Throws `too_large`. */
export async function fileOf(request: Request, limit: BodyLimit = USUAL_BODY): Promise<File | undefined> {
  if (!hasBody(request)) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await eachChunk(request, limit, (chunk) => chunks.push(chunk));
  return new File(chunks, 'file');
}

async function textWithin(request: Request, limit: BodyLimit): Promise<string> {
  // Reading a stream costs more than handling a small request.
  const length = lengthOf(request.headers);
  if (!isChunked(request.headers) && length <= Math.min(limit.bytes, USUAL_BODY.bytes)) return request.text();
  const decoder = new TextDecoder();
  const count = valueCounter();
  const parts: string[] = [];
  await eachChunk(request, limit, (chunk) => {
    count(chunk);
    parts.push(decoder.decode(chunk, { stream: true }));
  });
  parts.push(decoder.decode());
  // Others get their turn before a large body is parsed.
  await nextRound();
  return parts.join('');
}

/** Passes a body on as it arrives. A rejected body is read to its end, so that the sender gets to read why. */
async function eachChunk(
  { body, headers }: Request,
  { bytes, message }: BodyLimit,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  if (lengthOf(headers) > bytes) throw new AppError('too_large', message);
  const reader = body?.getReader();
  const held = holding(() => void reader?.cancel().catch(() => {}));
  let size = 0;
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      held.add(value?.byteLength ?? 0);
      if (done || !value) return;
      size += value.byteLength;
      if (size > bytes) throw new AppError('too_large', message);
      take(value);
    }
  } catch (error) {
    reader?.releaseLock();
    if (error instanceof AppError) await discardBody(body);
    throw error;
  } finally {
    held.end();
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);

/**
 * Counts the values of a JSON text as it arrives, and throws `too_large` if parsing it would block for too long. Used only
 * for large or chunked bodies: a small one is bounded by its length.
 */
function valueCounter(): (chunk: Uint8Array) => void {
  let values = 0;
  let isText = false;
  let isEscaped = false;
  return (chunk) => {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (isEscaped) isEscaped = false;
      else if (isText) {
        if (byte === QUOTE) isText = false;
        else if (byte === BACKSLASH) isEscaped = true;
      } else if (byte === QUOTE) isText = true;
      else if (byte === COMMA || byte === COLON || OPENING.has(byte)) values++;
    }
    if (values > MOST_VALUES) throw new AppError('too_large', USUAL_BODY.message);
  };
}

const isChunked = (headers: Pick<Headers, 'get'>) => headers.get('transfer-encoding') !== null;

function lengthOf(headers: Pick<Headers, 'get'>): number {
  return Number(headers.get('content-length') ?? 0);
}
