import type { Input as MediaInput } from 'mediabunny';
import { LARGEST_VIDEO, LONGEST_SECONDS, SECONDS_OVER } from '../../rules/limits.ts';
import { isPlayable, VIDEO_MESSAGES } from '../../rules/video.ts';

/** The shorter side in pixels. */
const SHORT_SIDE = 720;
/** Bits per second (19 MB per minute). */
const BIT_RATE = 2_500_000;
/** Smaller videos are not re-encoded. */
const LITTLE_ENOUGH = 4_000_000;
const POSTER_WIDTH = 1280;
/** Cameras often start with a dark frame. */
const POSTER_AT_S = 0.4;
const POSTER_TIMEOUT_MS = 8_000;

/** Why a file cannot be a reel, for the person who chose it. */
export class VideoRefused extends Error {}

/** Checks that need only the file. */
export function refuseBySize({ size }: File): void {
  if (size > LARGEST_VIDEO) throw new VideoRefused(VIDEO_MESSAGES.tooLarge);
  if (size === 0) throw new VideoRefused(VIDEO_MESSAGES.empty);
}

/**
 * Shrinks a video on this device, if the browser can encode: 720p at a constant bit rate, with its audio, and without
 * metadata on where and how it was recorded. Otherwise it is sent as it is. Throws `VideoRefused` for anything the server
 * would refuse too.
 */
export async function prepareVideo(
  file: File,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const { BlobSource, Input, MATROSKA, MP4, QTFF, UnsupportedInputFormatError, WEBM } = await import(
    'mediabunny'
  );
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const seconds = await input.computeDuration();
    if (seconds > LONGEST_SECONDS + SECONDS_OVER) throw new VideoRefused(VIDEO_MESSAGES.tooLong);
    return (await converted(input, file.size / seconds, onProgress, signal)) ?? file;
  } catch (error) {
    if (error instanceof VideoRefused || signal.aborted) throw error;
    if (error instanceof UnsupportedInputFormatError) throw new VideoRefused(VIDEO_MESSAGES.notAVideo);
    // The server decides about files that this browser cannot read.
    return file;
  } finally {
    input.dispose();
  }
}

/** The smaller video; `null` if this browser cannot make one with both video and audio. */
async function converted(
  input: MediaInput,
  bytesPerSecond: number,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  const { BufferTarget, Conversion, getFirstEncodableVideoCodec, Mp4OutputFormat, Output } = await import(
    'mediabunny'
  );
  const picture = await input.getPrimaryVideoTrack();
  if (!picture) throw new VideoRefused(VIDEO_MESSAGES.noPicture);
  const sound = await input.getPrimaryAudioTrack();
  const [width, height] = [await picture.getDisplayWidth(), await picture.getDisplayHeight()];
  const isSmall = Math.min(width, height) <= SHORT_SIDE && bytesPerSecond * 8 <= LITTLE_ENOUGH;
  const plays = isPlayable({
    videoCodec: await picture.getCodecParameterString(),
    audioCodec: sound ? await sound.getCodecParameterString() : undefined,
  });
  const size =
    width < height ? { width: Math.min(width, SHORT_SIDE) } : { height: Math.min(height, SHORT_SIDE) };
  const codec =
    isSmall && plays ? null : await getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], { width, height });
  if (!codec && !(isSmall && plays)) return null;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    tags: {},
    showWarnings: false,
    video: codec ? { ...size, codec, bitrate: BIT_RATE, keyFrameInterval: 2 } : {},
  });
  // The audio would be lost if its track cannot be converted.
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return null;
  conversion.onProgress = onProgress;
  const cancel = () => void conversion.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return target.buffer && new Blob([target.buffer], { type: 'video/mp4' });
}

/** A frame of a video as a JPEG; `null` if this browser cannot show it. */
export async function posterOf(video: Blob): Promise<Blob | null> {
  const player = document.createElement('video');
  player.muted = true;
  player.playsInline = true;
  player.preload = 'auto';
  player.src = URL.createObjectURL(video);
  try {
    await happens(player, 'loadeddata');
    player.currentTime = Math.min(POSTER_AT_S, player.duration / 2);
    await happens(player, 'seeked');
    const { videoWidth, videoHeight } = player;
    const scale = Math.min(1, POSTER_WIDTH / Math.max(videoWidth, videoHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(player.src);
  }
}

function happens(player: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((done, failed) => {
    player.addEventListener(event, () => done(), { once: true });
    player.addEventListener('error', () => failed(new Error('not playable here')), { once: true });
    setTimeout(() => failed(new Error('too slow')), POSTER_TIMEOUT_MS);
  });
}
