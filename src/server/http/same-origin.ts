/**
 * Whether a request that changes something comes from our own pages. Browsers send `Sec-Fetch-Site` or `Origin` with
 * such requests; other programs send neither, and never attach someone's cookies by accident.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (!origin) return true;
  return (
    origin === new URL(publicUrl).origin ||
    origin === `${new URL(request.url).protocol}//${request.headers.get('host')}`
  );
}
