import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LARGEST_VIDEO, LONGEST_SECONDS, type VideoFormat } from '../../rules/limits.ts';

const run = promisify(execFile);

const LONGEST_MS = 120_000;
const MEMORY_KB = 2_000_000;
const BELOW_PAGES = 10;
/** Where programs are found; contains none of our settings. */
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin' };
const AT_MOST_720P = [
  "w='min(iw,if(gt(iw,ih),1280,720))'",
  "h='min(ih,if(gt(iw,ih),720,1280))'",
  'force_original_aspect_ratio=decrease',
  'force_divisible_by=2',
].join(':');
const DEMUXERS: Record<VideoFormat, string> = { mp4: 'mov', webm: 'matroska' };

/**
 * Re-encodes videos as H.264 and AAC, and draws posters, if the machine has ffmpeg. It runs at a lower priority than pages,
 * with limits on time and memory, and may read only the one file: no playlists, no network.
 */
export class Ffmpeg {
  readonly #program: string;
  #isHere: Promise<boolean> | null = null;

  constructor(program = 'ffmpeg') {
    this.#program = program;
  }

  /** Whether ffmpeg is installed; checked once. */
  isHere(): Promise<boolean> {
    this.#isHere ??= run(this.#program, ['-version'], { env: ENVIRONMENT, timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    return this.#isHere;
  }

  /**
   * Writes an upright MP4 of at most 720 by 1280 pixels, never larger than the original. Throws if ffmpeg fails or takes too
   * long.
   */
  async encode(from: string, container: VideoFormat, to: string): Promise<void> {
    await this.#run([
      ...input(from, container),
      ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
      ...['-t', String(LONGEST_SECONDS), '-fs', String(LARGEST_VIDEO), '-fpsmax', '60'],
      ...['-vf', `scale=${AT_MOST_720P}`],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-threads', '2', '-movflags', '+faststart'],
      ...['-f', 'mp4', '-y', to],
    ]);
  }

  /** Writes a frame as a JPEG. Throws if there is none. */
  async poster(from: string, container: VideoFormat, to: string): Promise<void> {
    await this.#run([
      ...input(from, container),
      ...['-map', '0:v:0', '-frames:v', '1', '-threads', '2', '-f', 'image2', '-update', '1', '-y', to],
    ]);
  }

  async #run(options: string[]): Promise<void> {
    const limited = `ulimit -v ${MEMORY_KB}; exec nice -n ${BELOW_PAGES} "$@"`;
    await run('/bin/sh', ['-c', limited, 'sh', this.#program, '-nostdin', '-v', 'error', ...options], {
      env: ENVIRONMENT,
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
  }
}

const input = (from: string, container: VideoFormat) => [
  ...['-protocol_whitelist', 'file', '-f', DEMUXERS[container], '-i', from],
];
