import sharp, { type Sharp } from 'sharp';

/** A noisy picture, so that there is something to compress. */
export function photo(width: number, height: number, seed = 0): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = ((((at / 3) % width) * 255) / width + seed * 40 + (at % 3) * 30) & 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const photoFile = (bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });
