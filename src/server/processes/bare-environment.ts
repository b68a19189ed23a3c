import { getCompileCacheDir } from 'node:module';

/**
 * The environment of a process that handles untrusted input: none of our settings, only the folder of compiled modules,
 * without which it takes up to three times as long to start.
 */
export function bareEnvironment(): Record<string, string> {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
