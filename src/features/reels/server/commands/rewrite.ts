import { stat } from 'node:fs/promises';
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  UnsupportedInputFormatError,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { LONGEST_SECONDS, MOST_FRAMES, SECONDS_OVER, type VideoFormat } from '../../rules/limits.ts';
import { packetCheck } from '../../rules/packets.ts';
import { type FoundVideo, type VideoProblem, videoProblem } from '../../rules/video.ts';

/** More audio packets than a minute has in any codec. */
const MOST_SOUNDS = 60_000;
/** Memory for the part of the file being read. */
const CACHE_BYTES = 4 * 1024 * 1024;

export type Rewritten =
  | { format: VideoFormat; seconds: number; width: number; height: number }
  | { problem: VideoProblem; container?: VideoFormat };

/**
 * Reads a video packet by packet and rewrites its video and audio: with the index first, rotation kept, and without anything
 * else in the file (location, device, other tracks). Nothing the file claims about itself is trusted unless its packets
 * confirm it.
 */
export async function rewriteVideo(from: string, to: string): Promise<Rewritten> {
  if ((await stat(from)).size === 0) return { problem: 'empty' };
  const input = new Input({
    source: new FilePathSource(from, { maxCacheSize: CACHE_BYTES, handleUnhandledError: () => {} }),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  });
  try {
    const format = await input.getFormat();
    const container: VideoFormat = format === WEBM || format === MATROSKA ? 'webm' : 'mp4';
    const picture = await input.getPrimaryVideoTrack();
    if (!picture) return { problem: 'noPicture' };
    const sound = await input.getPrimaryAudioTrack();
    const packets = await measure(picture, MOST_FRAMES);
    const sounds = sound ? await measure(sound, MOST_SOUNDS) : null;
    const width = await picture.getDisplayWidth();
    const height = await picture.getDisplayHeight();
    const start = Math.min(packets.start, sounds?.start ?? packets.start);
    const seconds = Math.max(packets.end, sounds?.end ?? 0) - start;
    const found: FoundVideo = {
      seconds,
      frames: packets.count,
      width,
      height,
      videoCodec: await picture.getCodecParameterString(),
      audioCodec: sound ? await sound.getCodecParameterString() : undefined,
    };
    const problem = videoProblem(found);
    if (problem) return { problem, container };
    const copied = await write({
      picture,
      sound,
      start,
      container,
      to,
      counts: [packets.count, sounds?.count ?? 0],
    });
    // If a file is truncated, packets named in the index are missing; others may be undecodable.
    if (copied === null || copied < packets.count + (sounds?.count ?? 0)) return { problem: 'broken' };
    return { format: container, seconds, width, height };
  } catch (error) {
    return { problem: error instanceof UnsupportedInputFormatError ? 'notAVideo' : 'broken' };
  } finally {
    input.dispose();
  }
}

interface Measured {
  count: number;
  /** Seconds. */
  start: number;
  end: number;
}

/** Stops as soon as a track is known to be too long. */
async function measure(track: InputVideoTrack | InputAudioTrack, most: number): Promise<Measured> {
  const found = { count: 0, start: Number.POSITIVE_INFINITY, end: Number.NEGATIVE_INFINITY };
  const sink = new EncodedPacketSink(track);
  for await (const { timestamp, duration } of sink.packets(undefined, undefined, { metadataOnly: true })) {
    found.count++;
    found.start = Math.min(found.start, timestamp);
    found.end = Math.max(found.end, timestamp + duration);
    if (found.count > most || found.end - found.start > LONGEST_SECONDS + SECONDS_OVER) break;
  }
  return found.count === 0 ? { count: 0, start: 0, end: 0 } : found;
}

interface Writing {
  picture: InputVideoTrack;
  sound: InputAudioTrack | null;
  /** Seconds cut off at the start, where nothing is shown. */
  start: number;
  container: VideoFormat;
  to: string;
  counts: [packets: number, sounds: number];
}

/** Returns how many packets it wrote; `null` if there is one that no decoder can read. */
async function write({ picture, sound, start, container, to, counts }: Writing): Promise<number | null> {
  let copied = 0;
  let isReadable = true;
  const output = new Output({
    // Space for the index is reserved at the front, so that the file is never held in memory.
    format: container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat(),
    target: new FilePathTarget(to),
  });
  const codec = await picture.getCodec();
  const pictures = new EncodedVideoPacketSource(codec!);
  const rotation = container === 'mp4' ? await picture.getRotation() : 0;
  output.addVideoTrack(pictures, { rotation, maximumPacketCount: counts[0] });
  const soundCodec = counts[1] > 0 ? await sound?.getCodec() : null;
  const sounds = soundCodec ? new EncodedAudioPacketSource(soundCodec) : null;
  if (sounds) output.addAudioTrack(sounds, { maximumPacketCount: counts[1] });
  await output.start();
  const copyPicture = async () => {
    const decoderConfig = (await picture.getDecoderConfig()) ?? undefined;
    let isFirst = true;
    const check = packetCheck(codec!, bytesOf(decoderConfig?.description));
    for await (const packet of new EncodedPacketSink(picture).packets()) {
      isReadable &&= check?.(packet.data, isFirst) ?? false;
      isFirst = false;
      await pictures.add(packet.clone({ timestamp: packet.timestamp - start }), { decoderConfig });
      copied++;
    }
    pictures.close();
  };
  const copySound = async () => {
    if (!sounds || !sound) return;
    const decoderConfig = (await sound.getDecoderConfig()) ?? undefined;
    for await (const packet of new EncodedPacketSink(sound).packets()) {
      await sounds.add(packet.clone({ timestamp: packet.timestamp - start }), { decoderConfig });
      copied++;
    }
    sounds.close();
  };
  await Promise.all([copyPicture(), copySound()]);
  await output.finalize();
  return isReadable ? copied : null;
}

function bytesOf(source: ArrayBufferLike | ArrayBufferView | undefined): Uint8Array | undefined {
  if (source === undefined) return undefined;
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
