import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Plateful's own folder, for both the sources and the built server. */
export const ROOT = above(import.meta.dirname);

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder));
}
