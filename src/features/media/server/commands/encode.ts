import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '#shared/errors.ts';
import { PICTURE_MESSAGES, PICTURE_WIDTHS, pictureFormat, sizeProblem } from '../../rules/upload.ts';

/** Tall pictures, such as a full-page screenshot, are capped at this height. */
const TALLEST = 2_560;
const SECONDS = 20;
const PLACEHOLDER_SIZE = 16;
const PLACEHOLDER_QUALITY = 5;

export interface EncodedPicture {
  /** Dimensions in pixels of the original, upright. */
  width: number;
  height: number;
  /** A data URL of about 140 characters. */
  placeholder: string;
  files: { name: `${number}.${'webp' | 'avif'}`; bytes: Buffer }[];
}

// One thread per picture: two at a time already use both cores of a small machine.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes a picture once and re-encodes it in every width, so that no uploaded byte is ever served: no metadata (such
 * as a location), no second file hidden inside. Throws `too_large` or `invalid_input`.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const { width, height } = await sizeOf(bytes);
  try {
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: PICTURE_WIDTHS.at(-1), height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const decoded = () => sharp(data, { raw: info });
    const files = [];
    for (const wanted of PICTURE_WIDTHS) {
      const sized = () => decoded().resize({ width: wanted, withoutEnlargement: true });
      files.push({ name: `${wanted}.webp` as const, bytes: await sized().webp({ quality: 76 }).toBuffer() });
      // Higher effort takes ten times as long for 3 % of the size.
      files.push({
        name: `${wanted}.avif` as const,
        bytes: await sized().avif({ quality: 52, effort: 1 }).toBuffer(),
      });
    }
    return { width, height, placeholder: await placeholderOf(decoded()), files };
  } catch (error) {
    throw new AppError('invalid_input', PICTURE_MESSAGES.broken, { cause: error });
  }
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const format = pictureFormat(bytes);
  if (format === 'heic') throw new AppError('invalid_input', PICTURE_MESSAGES.heic);
  if (!format) throw new AppError('invalid_input', PICTURE_MESSAGES.notAPicture);
  // Reads the header only.
  const metadata: Metadata = await open(bytes)
    .metadata()
    .catch((cause) => {
      throw new AppError('invalid_input', PICTURE_MESSAGES.notAPicture, { cause });
    });
  const { width, height } = metadata.autoOrient;
  const problem = sizeProblem(format, width, height);
  if (problem) throw new AppError('too_large', problem);
  return { width, height };
}

/** Decodes only what `sizeOf` accepted. */
function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const bytes = await picture
    .resize(PLACEHOLDER_SIZE, PLACEHOLDER_SIZE, { fit: 'inside' })
    .webp({ quality: PLACEHOLDER_QUALITY, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
