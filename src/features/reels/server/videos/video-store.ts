import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { machineError } from '#server/database/database-errors.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { bareEnvironment } from '#server/processes/bare-environment.ts';
import { lowerPriority } from '#server/processes/low-priority.ts';
import { ROOT } from '#server/root.ts';
import type { Storage } from '#server/storage/storage.ts';
import { AppError } from '#shared/errors.ts';
import { VIDEO_FORMATS, type VideoFormat } from '../../rules/limits.ts';
import { VIDEO_MESSAGES, type VideoProblem } from '../../rules/video.ts';
import type { Rewritten } from '../commands/rewrite.ts';
import { Ffmpeg } from './ffmpeg.ts';
import { hiddenVideoFile, videoFile } from './files.ts';

const PROGRAM = join(ROOT, 'src/features/reels/server/commands/rewrite-apart.ts');
/** 100 MB take two seconds on a small machine. */
const LONGEST_MS = 20_000;
const MOST_HEAP_MB = 256;
const AT_A_TIME = 2;
const MOST_WAITING = 6;

type Prepared = Extract<Rewritten, { format: VideoFormat }>;

/** Checks, rewrites and stores the videos of reels. */
export class VideoStore {
  readonly #storage: Storage;
  readonly #folder: string;
  readonly #ffmpeg: Ffmpeg;
  readonly #slots = pLimit(AT_A_TIME);

  /** `folder` is for files being worked on. */
  constructor(storage: Storage, folder: string, ffmpeg = new Ffmpeg()) {
    this.#storage = storage;
    this.#folder = folder;
    this.#ffmpeg = ffmpeg;
  }

  /**
   * Checks a file, and stores it as a reel's video: only its video and audio, with the index first. Videos that browsers do
   * not play are re-encoded if the machine can. `poster` is a frame as JPEG, if requested and the machine can draw one.
   * Throws `invalid_input`, or `unavailable` if too many are waiting.
   */
  async store(
    id: string,
    file: string,
    wantsPoster: boolean,
  ): Promise<Prepared & { bytes: number; poster: Uint8Array | null }> {
    return this.#inTurn(async () => {
      await mkdir(this.#folder, { recursive: true });
      const draft = join(this.#folder, randomUUID());
      try {
        const video = await this.#prepared(file, draft);
        const { size: bytes } = await stat(draft);
        await this.#storage.adopt(draft, videoFile(id, video.format));
        return { ...video, bytes, poster: wantsPoster ? await this.#posterOf(draft, video.format) : null };
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        logWarning('A video could not be stored', cause);
        throw machineError(cause) ?? new AppError('unavailable', VIDEO_MESSAGES.notStored, { cause });
      } finally {
        await rm(draft, { force: true });
      }
    });
  }

  /** Deletes a reel's video, hidden or not. */
  async remove(id: string): Promise<void> {
    for (const format of VIDEO_FORMATS) {
      await this.#storage.remove(videoFile(id, format));
      await this.#storage.remove(hiddenVideoFile(id, format));
    }
  }

  async #prepared(file: string, draft: string): Promise<Prepared> {
    const first = await rewriteApart(file, draft);
    if (!('problem' in first)) return first;
    const mayHelp = first.problem === 'notPlayable' && first.container !== undefined;
    if (!mayHelp || !(await this.#ffmpeg.isHere())) throw refusal(first.problem);
    const encoded = `${draft}.mp4`;
    try {
      await this.#ffmpeg.encode(file, first.container!, encoded).catch((cause) => {
        logWarning('A video could not be encoded', cause);
        throw refusal('broken');
      });
      const second = await rewriteApart(encoded, draft);
      if ('problem' in second) throw refusal(second.problem);
      return second;
    } finally {
      await rm(encoded, { force: true });
    }
  }

  async #posterOf(file: string, format: VideoFormat): Promise<Uint8Array | null> {
    if (!(await this.#ffmpeg.isHere())) return null;
    const picture = `${file}.jpg`;
    try {
      await this.#ffmpeg.poster(file, format, picture);
      return await readFile(picture);
    } catch (cause) {
      logWarning('A poster could not be drawn', cause);
      return null;
    } finally {
      await rm(picture, { force: true });
    }
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#slots.pendingCount >= MOST_WAITING)
      throw new AppError('unavailable', VIDEO_MESSAGES.busy, { retryAfter: 10 });
    return this.#slots(work);
  }
}

function refusal(problem: VideoProblem): AppError {
  return new AppError('invalid_input', VIDEO_MESSAGES[problem]);
}

/** Reads untrusted files in a separate process, which gets none of our settings and ends with its file. */
function rewriteApart(from: string, to: string): Promise<Rewritten> {
  return new Promise((done) => {
    const options = [`--max-old-space-size=${MOST_HEAP_MB}`, '--disable-warning=ExperimentalWarning'];
    const child = execFile(
      process.execPath,
      [...options, PROGRAM, from, to],
      { env: bareEnvironment(), timeout: LONGEST_MS, killSignal: 'SIGKILL' },
      (error, stdout) => {
        if (!error) return done(rewritten(stdout));
        logWarning('A video could not be read', error);
        done({ problem: error.killed ? 'slow' : 'broken' });
      },
    );
    // Pages have priority over videos.
    lowerPriority(child.pid);
  });
}

/** Throwing in a callback would end the process. */
function rewritten(said: string): Rewritten {
  try {
    return JSON.parse(said) as Rewritten;
  } catch (error) {
    logWarning('A video could not be read', error);
    return { problem: 'broken' };
  }
}
