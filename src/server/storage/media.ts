import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** The configured storage for pictures and videos. */
export function mediaStorage({ s3, dataDir }: Config): Storage {
  return s3 ? s3Storage(s3) : folderStorage(join(dataDir, 'media'));
}
