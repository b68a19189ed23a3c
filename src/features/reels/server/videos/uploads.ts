import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { Caller } from '#server/context.ts';
import { machineError } from '#server/database/database-errors.ts';
import type { Db } from '#server/database/db.ts';
import { problemResponse, toProblem } from '#server/http/problem.ts';
import { isSameOrigin } from '#server/http/same-origin.ts';
import { logWarning } from '#server/monitoring/log.ts';
import type { RateLimits } from '#server/rate-limits.ts';
import type { StorageQuota } from '#server/storage/quota.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { LARGEST_VIDEO, UPLOADING_VIDEOS } from '../../rules/limits.ts';
import { VIDEO_MESSAGES } from '../../rules/video.ts';
import { beginUpload, forgetOldUploads, forgetUpload } from '../commands/waiting.ts';

/** Where videos are uploaded to, by the tus protocol. */
export const UPLOADS = '/uploads/reels';

const KEPT_MS = DAY_MS;
/** The owner's id, so that only they can resume it, and the upload's own id. */
const UPLOAD_ID = /^([0-9a-f-]{36})\.[0-9a-f-]{36}$/;

interface Parts {
  folder: string;
  publicUrl: string;
  rateLimits: RateLimits;
  db: Db;
  quota: Pick<StorageQuota, 'expectRoom'>;
}

/** Receives videos in parts: an interrupted upload can be resumed, and is deleted after a day. */
export class VideoUploads {
  readonly #parts: Parts;
  readonly #ids = new WeakMap<object, string>();
  #ready: Promise<Receiver> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Handles a request of the tus protocol. */
  async answer(request: Request, { user }: Caller): Promise<Response> {
    if (!isSameOrigin(request, this.#parts.publicUrl))
      return problemResponse(
        toProblem('forbidden', t('This request came from another site and was refused.')),
      );
    if (!user) return problemResponse(toProblem('not_signed_in', t('Please sign in to continue.')));
    const id = uploadIn(request);
    if (id !== null && ownerOf(id) !== user.id) return problemResponse(uploadNotFound());
    try {
      if (request.method === 'POST') return await this.#begin(request, user.id);
      const response = await this.#handle(request);
      if (id !== null && request.method === 'DELETE' && response.ok) await forgetUpload(this.#parts.db, id);
      return response;
    } catch (error) {
      if (error instanceof AppError) return problemResponse(error);
      logWarning('A video could not be received', error);
      return problemResponse(machineError(error) ?? new AppError('unavailable', VIDEO_MESSAGES.notStored));
    }
  }

  async #begin(request: Request, userId: string): Promise<Response> {
    const { rateLimits, db, quota } = this.#parts;
    await rateLimits.consume(UPLOADING_VIDEOS, userId);
    const bytes = bytesOf(request);
    // The tus server refuses it, with the reason.
    if (bytes > LARGEST_VIDEO) return this.#handle(request);
    await quota.expectRoom(db, userId, bytes);
    const id = `${userId}.${newId()}`;
    await beginUpload(db, { id, userId, bytes });
    this.#ids.set(request, id);
    let isBegun = false;
    try {
      const response = await this.#handle(request);
      isBegun = response.status === 201;
      return response;
    } finally {
      if (!isBegun) await forgetUpload(db, id);
    }
  }

  async #handle(request: Request): Promise<Response> {
    const { server } = await this.#receiver();
    return withoutCors(await server.handleWeb(request as Parameters<Server['handleWeb']>[0]));
  }

  /** The file of a finished upload. Throws `not_found`, even for other people's, or `invalid_input` if parts are missing. */
  async finished(id: string, userId: string): Promise<string> {
    if (ownerOf(id) !== userId) throw uploadNotFound();
    const { store } = await this.#receiver();
    const upload = await store.getUpload(id).catch(() => null);
    if (!upload) throw uploadNotFound();
    if (upload.offset !== upload.size)
      throw new AppError(
        'invalid_input',
        t('The video is not uploaded completely. Please resume the upload.'),
      );
    return join(this.#parts.folder, id);
  }

  async remove(id: string): Promise<void> {
    const { store } = await this.#receiver();
    await store.remove(id).catch(() => {});
    await forgetUpload(this.#parts.db, id);
  }

  /** Deletes uploads started over a day ago; returns how many. */
  async sweep(): Promise<number> {
    const { server } = await this.#receiver();
    await forgetOldUploads(this.#parts.db, new Date(Date.now() - KEPT_MS));
    return server.cleanUpExpiredUploads();
  }

  /**
   * Opened with the first upload. The folder is created here, because if the store could not create it, that would end the
   * process.
   */
  #receiver(): Promise<Receiver> {
    this.#ready ??= this.#open().catch((error) => {
      this.#ready = null;
      throw error;
    });
    return this.#ready;
  }

  async #open(): Promise<Receiver> {
    const { folder, publicUrl } = this.#parts;
    await mkdir(folder, { recursive: true });
    const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: KEPT_MS });
    const server = new Server({
      path: UPLOADS,
      datastore: store,
      maxSize: LARGEST_VIDEO,
      relativeLocation: true,
      allowedOrigins: [new URL(publicUrl).origin],
      namingFunction: (request) => this.#ids.get(request) ?? '',
      // Names, types and anything else the sender says are not stored.
      onUploadCreate: async () => ({ metadata: {} }),
    });
    return { server, store };
  }
}

interface Receiver {
  server: Server;
  store: FileStore;
}

function uploadIn({ url }: Request): string | null {
  const rest = new URL(url).pathname.slice(UPLOADS.length + 1);
  return rest === '' ? null : rest;
}

/** As announced; a deferred length counts as the largest video. */
function bytesOf({ headers }: Request): number {
  const announced = Number(headers.get('upload-length') ?? LARGEST_VIDEO);
  return Number.isSafeInteger(announced) && announced >= 0 ? announced : LARGEST_VIDEO;
}

const ownerOf = (id: string) => UPLOAD_ID.exec(id)?.[1] ?? null;

export function uploadNotFound(): AppError {
  return new AppError('not_found', t('This upload no longer exists. Please upload the video again.'));
}

/** The tus server would let every site read its responses. */
function withoutCors(response: Response): Response {
  const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
  for (const name of names) response.headers.delete(name);
  return response;
}
