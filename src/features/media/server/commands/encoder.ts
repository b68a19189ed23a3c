import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { lowerPriority } from '#server/low-priority.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { ROOT } from '#server/root.ts';
import { AppError } from '#shared/errors.ts';
import { PICTURE_MESSAGES } from '../../rules/upload.ts';
import type { EncodedPicture } from './encode.ts';
import type { EncodeAnswer, EncodeJob } from './encode-apart.ts';

const PROGRAM = join(ROOT, 'src/features/media/server/commands/encode-apart.ts');
/** Longer than any honest picture takes; the process is killed after that. */
const LONGEST_MS = 30_000;
const IDLE_MS = 10_000;

/**
 * The decoder handles untrusted input, so it gets none of our settings. These allocator settings return its memory
 * after each picture: with the defaults, 70 photos left 540 MB behind; with these, 105 MB.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

interface Waiting {
  done(picture: EncodedPicture): void;
  refused(error: Error): void;
}

/** Encodes pictures in a separate process that starts on demand and stops after 10 idle seconds. */
export class Encoder {
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;

  /** Like `encodePicture`; a file that crashes the decoder costs only its own picture. */
  async encode(bytes: Uint8Array): Promise<EncodedPicture> {
    clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    const id = ++this.#count;
    const giveUp = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    try {
      return await new Promise<EncodedPicture>((done, refused) => {
        this.#waiting.set(id, { done, refused });
        child.send({ id, bytes } satisfies EncodeJob, (error) => error && refused(broken(error)));
      });
    } finally {
      clearTimeout(giveUp);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.close(), IDLE_MS).unref();
    }
  }

  close(): void {
    clearTimeout(this.#idle);
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [], env: ENVIRONMENT });
    child.on('message', (answer: EncodeAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      if ('picture' in answer) waiting?.done(answer.picture);
      else waiting?.refused(new AppError(answer.refusal.code, answer.refusal.message));
    });
    child.on('error', (error) => this.#end(child, error));
    child.once('exit', (code, signal) =>
      this.#end(child, new Error(`The decoder exited: ${signal ?? code}`)),
    );
    // Pages have priority over pictures, and a picture must not keep the server from stopping.
    lowerPriority(child.pid);
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }

  #end(child: ChildProcess, reason: Error): void {
    if (this.#child !== child) return;
    this.#child = null;
    for (const { refused } of this.#waiting.values()) refused(broken(reason));
  }
}

function broken(cause: Error): AppError {
  logWarning('A picture could not be processed', cause);
  return new AppError('invalid_input', PICTURE_MESSAGES.broken, { cause });
}
