import { MEMBER_COOKIE } from '#shared/member-cookie.ts';

/** A stored text; `null` if there is none, or the browser blocks its storage. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function isSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${MEMBER_COOKIE}=1`);
}
