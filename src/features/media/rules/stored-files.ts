import { PICTURE_WIDTHS } from './upload.ts';

/** The files of each stored picture. */
export const PICTURE_FILES = PICTURE_WIDTHS.flatMap((width) => [`${width}.webp`, `${width}.avif`]);

/** Storage path of a file of a stored picture; `file` is '640.webp', for example. */
export function pictureFile(hash: string, file: string): string {
  return `stored/${hash.slice(0, 2)}/${hash}-${file}`;
}

/** Where a file is while moderators withhold its picture. */
export function withheldFile(hash: string, file: string): string {
  return `withheld/${hash.slice(0, 2)}/${hash}-${file}`;
}
