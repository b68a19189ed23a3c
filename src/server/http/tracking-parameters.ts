/** Added by social networks, mailers and ads to links, often another value for each click. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|ttclid|twclid|igsh(?:id)?|epik|srsltid|mc_[ce]id|li_fat_id|_gl)$/;

/** The same URL without the parameters that only tell others where a click came from, so that one cached page serves all. */
export function withoutTracking(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => !TRACKING.test(pair.split('=', 1)[0] as string));
  return url.slice(0, at) + (kept.length > 0 ? `?${kept.join('&')}` : '');
}
