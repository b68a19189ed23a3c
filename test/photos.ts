import sharp, { type Sharp } from 'sharp';
import type { StoredPicture } from '../src/features/media/contract.ts';
import type { Person } from './world.ts';

/** A noisy picture, so that there is something to compress. */
export function photo(width: number, height: number, seed = 0): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = ((((at / 3) % width) * 255) / width + seed * 40 + (at % 3) * 30) & 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const photoFile = (bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Stores a picture as the app does, with the file as the body. Throws the refusal. */
export async function storePicture(
  person: Pick<Person, 'fetch'>,
  file: Blob,
  headers: Record<string, string> = {},
): Promise<StoredPicture> {
  const response = await person.fetch('/api/media/pictures', {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
  const answer = (await response.json()) as StoredPicture & { code: string; detail: string };
  if (!response.ok) throw Object.assign(new Error(answer.detail), { code: answer.code });
  return answer;
}
