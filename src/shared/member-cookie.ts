/**
 * A script-readable cookie without any secret. It only says that someone is signed in, so that the first paint shows the
 * right buttons. It never grants anything.
 */
export const MEMBER_COOKIE = 'plateful.member';

/** Sets the cookie for this many seconds; 0 removes it. */
export function memberCookie(publicUrl: string, maxAge: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${MEMBER_COOKIE}=${maxAge > 0 ? 1 : ''}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
