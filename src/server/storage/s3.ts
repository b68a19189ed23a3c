import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Config } from '../config.ts';
import type { Storage } from './storage.ts';

/** For requests that are not streamed: a storage that hangs must not hold up the requests waiting for it. */
const ANSWER_MS = 10_000;
/** The size of an upload's parts, each of which is held in memory. S3 accepts none below 5 MB, except the last. */
const PART_BYTES = 8 * 1024 * 1024;
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
};
/** Names are never reused for other content. Hidden files are only for those who may see them, through Plateful. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const HIDDEN = /^withheld\//;

type S3Settings = NonNullable<Config['s3']>;
/** The address of an S3 storage, and its credentials. */
export type S3Server = Config['s3Server'];

/** A client for one bucket, which streams uploads of any size in parts. */
export function s3Client({
  endpoint,
  bucket,
  region,
  keyId,
  secret,
  pathStyle,
}: S3Server & { bucket: string }): S3Client {
  return new S3Client({ endPoint: endpoint, bucket, region, accessKey: keyId, secretKey: secret, pathStyle });
}

/** Stores files in a bucket, below a prefix. */
export function s3Storage(settings: S3Settings): Storage {
  const client = s3Client(settings);
  const keyOf = (name: string) => settings.prefix + name;
  const statusOf = (name: string) => orNull(answered(client.statObject(keyOf(name))));
  const put = async (name: string, content: Uint8Array<ArrayBuffer> | Blob) => {
    const body = content instanceof Blob ? content.stream() : content;
    const size = content instanceof Blob ? content.size : content.length;
    await reached(
      client.putObject(keyOf(name), body, { size, partSize: PART_BYTES, metadata: headersOf(name) }),
    );
  };
  return {
    async read(name) {
      const response = await orNull(answered(client.getObject(keyOf(name))));
      return response && Buffer.from(await reached(response.arrayBuffer()));
    },
    has: async (name) => (await statusOf(name)) !== null,
    async open(name) {
      const status = await statusOf(name);
      return (
        status && {
          size: status.size,
          stream: (start, end) => partOf(client, keyOf(name), start, end),
        }
      );
    },
    write: (name, bytes) => put(name, new Uint8Array(bytes)),
    adopt: async (file, name) => put(name, await openAsBlob(file)),
    remove: async (name) => void (await orNull(answered(client.deleteObject(keyOf(name))))),
    async move(name, to) {
      const copied = client.copyObject({ sourceKey: keyOf(name) }, keyOf(to), { metadata: headersOf(to) });
      if (await orNull(answered(copied))) await answered(client.deleteObject(keyOf(name)));
    },
    async *list() {
      for await (const { key } of client.listObjects({ prefix: settings.prefix }))
        yield key.slice(settings.prefix.length);
    },
    async probe() {
      const key = keyOf(`.probe-${randomUUID()}`);
      await answered(client.putObject(key, ''));
      await answered(client.deleteObject(key));
    },
  };
}

function headersOf(name: string): { 'Content-Type': string; 'Cache-Control': string } {
  const ending = name.split('.').at(-1) ?? '';
  return {
    'Content-Type': TYPES[ending] ?? 'application/octet-stream',
    'Cache-Control': HIDDEN.test(name) ? 'private, no-store' : FOR_EVER,
  };
}

/** Requests the bytes at once, and passes them on as they are read. */
function partOf(
  client: S3Client,
  key: string,
  start: number,
  end: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  answered(client.getPartialObject(key, { offset: start, length: end - start + 1 }))
    .then(({ body }) => body?.pipeTo(writable))
    // Even if nobody reads on.
    .catch((error) => writable.abort(error).catch(() => {}));
  return readable;
}

/** Whether the storage reports that there is no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3Errors.ServerError && error.statusCode === 404;
}

/** `null` if there is no such file. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error) => {
    if (isMissing(error instanceof AppError ? error.cause : error)) return null;
    throw error;
  });
}

function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The file storage does not respond.')), ANSWER_MS);
  return reached(Promise.race([answer, promise]).finally(() => clearTimeout(timer)));
}

async function reached<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause) => {
    const message = t('Pictures and videos cannot be reached right now. Please try again in a moment.');
    throw new AppError('unavailable', message, { cause, retryAfter: 5 });
  });
}
