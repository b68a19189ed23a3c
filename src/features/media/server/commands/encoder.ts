import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { logWarning } from '#server/monitoring/log.ts';
import { bareEnvironment } from '#server/processes/bare-environment.ts';
import { lowerPriority } from '#server/processes/low-priority.ts';
import { ROOT } from '#server/root.ts';
import { AppError } from '#shared/errors.ts';
import { PICTURE_MESSAGES } from '../../rules/upload.ts';
import type { EncodedPicture } from './encode.ts';
import type { EncodeAnswer, EncodeJob } from './encode-apart.ts';

const PROGRAM = join(ROOT, 'src/features/media/server/commands/encode-apart.ts');
/** Longer than any honest picture takes; its process is killed after that. */
const LONGEST_MS = 30_000;
const IDLE_MS = 10_000;

/** Returns the decoder's memory after each picture: with the defaults, 70 photos left 540 MB behind; with these, 105 MB. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

interface Waiting {
  done(picture: EncodedPicture): void;
  refused(error: Error): void;
}

/** A process that ended before it had answered. */
class Ended extends Error {
  /** Whether it had several pictures, any of which may have ended it. */
  readonly wasShared: boolean;

  constructor(wasShared: boolean, cause: Error) {
    super(`The decoder ended: ${cause.message}`, { cause });
    this.wasShared = wasShared;
  }
}

/** Encodes pictures in a separate process that starts on demand and stops after 10 idle seconds. */
export class Encoder {
  readonly #program: string;
  readonly #oneByOne = pLimit(1);
  #process: EncodingProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #running = 0;

  constructor(program = PROGRAM) {
    this.#program = program;
  }

  /** Like `encodePicture`; a file that crashes the decoder costs only its own picture. */
  async encode(bytes: Uint8Array): Promise<EncodedPicture> {
    clearTimeout(this.#idle);
    this.#running++;
    if (!this.#process || this.#process.hasEnded) this.#process = new EncodingProcess(this.#program);
    try {
      return await this.#process.encode(bytes).catch((error: Error) => {
        if (!(error instanceof Ended && error.wasShared)) throw error;
        return this.#oneByOne(() => this.#encodeAlone(bytes));
      });
    } catch (error) {
      throw error instanceof Ended ? broken(error) : error;
    } finally {
      this.#running--;
      if (this.#running === 0) this.#idle = setTimeout(() => this.close(), IDLE_MS).unref();
    }
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#process?.close();
    this.#process = null;
  }

  async #encodeAlone(bytes: Uint8Array): Promise<EncodedPicture> {
    const process = new EncodingProcess(this.#program);
    return process.encode(bytes).finally(() => process.close());
  }
}

class EncodingProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  hasEnded = false;

  constructor(program: string) {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      env: { ...bareEnvironment(), ...ALLOCATOR },
    });
    child.on('message', (answer: EncodeAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      if ('picture' in answer) waiting?.done(answer.picture);
      else waiting?.refused(new AppError(answer.refusal.code, answer.refusal.message));
    });
    child.on('error', (error) => this.#end(error));
    child.once('exit', (code, signal) => this.#end(new Error(String(signal ?? code))));
    // Pages have priority over pictures, and a picture must not keep the server from stopping.
    lowerPriority(child.pid);
    child.unref();
    child.channel?.unref();
    this.#child = child;
  }

  /** Throws `Ended` if the process ends before it has answered. */
  async encode(bytes: Uint8Array): Promise<EncodedPicture> {
    const id = ++this.#count;
    const giveUp = setTimeout(() => this.#child.kill('SIGKILL'), LONGEST_MS);
    try {
      return await new Promise<EncodedPicture>((done, refused) => {
        this.#waiting.set(id, { done, refused });
        this.#child.send({ id, bytes } satisfies EncodeJob, (error) => error && this.#end(error));
      });
    } finally {
      clearTimeout(giveUp);
      this.#waiting.delete(id);
    }
  }

  close(): void {
    this.hasEnded = true;
    if (this.#child.connected) this.#child.disconnect();
  }

  #end(reason: Error): void {
    this.hasEnded = true;
    const ended = new Ended(this.#waiting.size > 1, reason);
    for (const { refused } of this.#waiting.values()) refused(ended);
  }
}

function broken(cause: Error): AppError {
  logWarning('A picture could not be processed', cause);
  return new AppError('invalid_input', PICTURE_MESSAGES.broken, { cause });
}
