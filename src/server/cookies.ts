import type { Config } from './config.ts';

/**
 * The full name of a cookie that proves something. Over TLS it has the prefix with which browsers accept it only from this
 * exact host, for all paths: no sibling host can plant one.
 */
export function guardedCookie(name: string, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}
