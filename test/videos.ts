import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
} from 'mediabunny';
import { VIDEO_MESSAGES } from '../src/features/reels/rules/video.ts';
import { newId } from '../src/shared/id.ts';
import type { Person } from './world.ts';

const UPLOADS = '/uploads/reels';

/** A tiny video: two seconds of a drawn soup with a tone (tools/reels/build-reels.ts). */
/** Whether the machine has ffmpeg, and so re-encodes what browsers do not play. */
export const CAN_ENCODE = spawnSync('ffmpeg', ['-version']).status === 0;

/** Why a file that is HEVC in name only is refused: no program can decode it. */
export const WHY_NO_HEVC = CAN_ENCODE ? VIDEO_MESSAGES.broken : VIDEO_MESSAGES.notPlayable;

export const sampleVideo = (name: 'h264.mp4' | 'vp9.webm' | 'large.mp4' | 'phone-hevc.mov' = 'h264.mp4') =>
  readFileSync(resolve(import.meta.dirname, 'samples/videos', name));

interface Changes {
  /** As set by a phone held upright. */
  rotation?: 0 | 90 | 180 | 270;
  /** Stretches time: packets last this many times as long. */
  slower?: number;
  /** Metadata by the atom's name. */
  tags?: Record<string, string>;
  /** Names a codec other than that of the packets. */
  codec?: { codec: 'hevc'; parameters: string; description: Uint8Array<ArrayBuffer> };
  mov?: boolean;
  /** Replaces the content of its video packets. */
  content?(data: Uint8Array, at: number): Uint8Array<ArrayBuffer>;
}

/** The sample as another camera would write it. */
export async function remade(changes: Changes): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(sampleVideo()), formats: [MP4, WEBM] });
  const target = new BufferTarget();
  // The index comes last, as in camera files.
  const options = { fastStart: false as const };
  const format = changes.mov ? new MovOutputFormat(options) : new Mp4OutputFormat(options);
  const output = new Output({ format, target });
  const picture = (await input.getPrimaryVideoTrack())!;
  const sound = (await input.getPrimaryAudioTrack())!;
  const known = (await picture.getDecoderConfig())!;
  const pictures = new EncodedVideoPacketSource(changes.codec?.codec ?? 'avc');
  const sounds = new EncodedAudioPacketSource('opus');
  output.addVideoTrack(pictures, { rotation: changes.rotation ?? 0 });
  output.addAudioTrack(sounds);
  if (changes.tags) output.setMetadataTags({ raw: changes.tags });
  await output.start();
  const decoderConfig = changes.codec
    ? { ...known, codec: changes.codec.parameters, description: changes.codec.description }
    : known;
  const slower = changes.slower ?? 1;
  let at = 0;
  for await (const packet of new EncodedPacketSink(picture).packets())
    await pictures.add(
      packet.clone({
        timestamp: packet.timestamp * slower,
        duration: packet.duration * slower,
        ...(changes.content && { data: changes.content(packet.data, at++) }),
      }),
      { decoderConfig },
    );
  const config = { decoderConfig: (await sound.getDecoderConfig())! };
  for await (const packet of new EncodedPacketSink(sound).packets()) await sounds.add(packet, config);
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** The sample labeled as by an iPhone’s camera: its packets claim to be HEVC. */
export function hevc(): Promise<Buffer> {
  const description = new Uint8Array(23);
  description.set([
    1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 0,
  ]);
  return remade({ codec: { codec: 'hevc', parameters: 'hvc1.1.6.L93.90', description } });
}

/** A request of the tus protocol. */
export const tus = (person: Pick<Person, 'fetch'>, path: string, init: RequestInit = {}) =>
  person.fetch(path, {
    ...init,
    headers: { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', ...init.headers },
  });

/** Announces an upload and returns its address. */
export async function announce(person: Pick<Person, 'fetch'>, bytes: number): Promise<string> {
  const response = await tus(person, UPLOADS, {
    method: 'POST',
    headers: { 'upload-length': String(bytes) },
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return response.headers.get('location') ?? '';
}

export const sendPart = (
  person: Pick<Person, 'fetch'>,
  address: string,
  bytes: Uint8Array,
  from: number,
  to = bytes.length,
) =>
  tus(person, address, {
    method: 'PATCH',
    headers: { 'upload-offset': String(from) },
    body: new Uint8Array(bytes.subarray(from, to)),
  });

/** Uploads a file whole and returns the upload's id. */
export async function uploaded(person: Pick<Person, 'fetch'>, bytes: Uint8Array): Promise<string> {
  const address = await announce(person, bytes.length);
  if (bytes.length > 0) {
    const response = await sendPart(person, address, bytes, 0);
    if (response.status !== 204) throw new Error(`${response.status} ${await response.text()}`);
  }
  return address.split('/').at(-1) ?? '';
}

/** Uploads and publishes a video; returns the reel's id. */
export async function publish(
  person: Person,
  more: {
    title?: string;
    description?: string;
    recipeId?: string;
    captions?: string;
    bytes?: Uint8Array;
  } = {},
): Promise<string> {
  const { bytes = sampleVideo(), ...fields } = more;
  const id = newId();
  await person.api.reels.create({
    id,
    uploadId: await uploaded(person, bytes),
    title: 'Soup in a minute',
    ...fields,
  });
  return id;
}
