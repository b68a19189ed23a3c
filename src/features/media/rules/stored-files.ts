import { PICTURE_WIDTHS } from './upload.ts';

/** The files of each stored picture. */
export const PICTURE_FILES = PICTURE_WIDTHS.flatMap((width) => [`${width}.webp`, `${width}.avif`]);

/** The address of a stored picture in pages and in columns; a file's width and format follow it. */
export function pictureAddress(hash: string): string {
  return `/pictures/stored/${hash}`;
}

/** The hash in the address of a stored picture; `null` for any other address. */
export function hashOf(address: string | null): string | null {
  return /^\/pictures\/stored\/([0-9a-f]{40})$/.exec(address ?? '')?.[1] ?? null;
}

/** Storage path of a file of a stored picture; `file` is '640.webp', for example. */
export function pictureFile(hash: string, file: string): string {
  return `stored/${hash.slice(0, 2)}/${hash}-${file}`;
}

/** Where a file is while moderators withhold its picture. */
export function withheldFile(hash: string, file: string): string {
  return `withheld/${hash.slice(0, 2)}/${hash}-${file}`;
}
