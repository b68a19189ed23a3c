import { LONGEST_USERNAME } from './limits.ts';

/** Suggests a username: lowercase, underscores for spaces, only a-z, 0-9 and underscore (spec part 2 §5). */
export function usernameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, '_')
    .replace(/[^a-z0-9_]/g, '')
    .slice(0, LONGEST_USERNAME);
}
