import { msg, t } from '#shared/t.ts';
/** An upload has at most 5 MB (spec part 2 §5). */
export const LARGEST_PICTURE = 5_242_880;

/** Above any phone camera; larger pictures are refused before decoding. */
const MOST_PIXELS = 50_000_000;
/** These formats are decoded whole, at 20 bytes a pixel or more. */
const MOST_PIXELS_WHOLE = 16_000_000;
/** A picture one pixel wide and very long would block the decoder. */
const LONGEST_SIDE = 16_384;

/** Stored widths in pixels; smaller pictures are never enlarged. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

export const PICTURE_MESSAGES = {
  tooLarge: msg('Image is too large. Please choose an image under 5MB.'),
  notAPicture: msg('Failed to read the image. Please try another file.'),
  heic: msg('HEIC photos are not supported. Please choose a JPEG instead.'),
  broken: msg('Failed to process the image. Please try again.'),
  notUploaded: msg('Failed to upload image. Please try again.'),
  withheld: msg('Our moderators are reviewing this picture or removed it. Please choose another one.'),
  notStored: msg('Could not permanently store image'),
  temporary: msg('Error storing image permanently. Using temporary version instead.'),
} as const;

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'tiff' | 'heic';

/** Why a picture of this size (in pixels) is refused; `null` if it is accepted. */
export function sizeProblem(format: PictureFormat, width: number, height: number): string | null {
  const most = format === 'avif' || format === 'gif' ? MOST_PIXELS_WHOLE : MOST_PIXELS;
  if (width * height > most)
    return t('This image is too large. Please choose one with at most {count} megapixels.', {
      count: most / 1_000_000,
    });
  return Math.max(width, height) > LONGEST_SIDE
    ? t('This image is too long. Please choose one with at most {count} pixels per side.', {
        count: LONGEST_SIDE,
      })
    : null;
}

/**
 * Detects a photo format from a file's first 64 bytes, ignoring its name and declared type; `null` for anything else
 * (including SVG and HTML).
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 4) === 'II*\0' || text(0, 4) === 'MM\0*') return 'tiff';
  if (text(4, 8) !== 'ftyp') return null;
  const brands = text(8, 64);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : null;
}
