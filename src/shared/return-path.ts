const LONGEST_PATH = 2000;

/** Returns a path of ours to return to after signing in; `null` for another site, however it is spelled. */
export function safeReturnPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST_PATH || !text.startsWith('/')) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, which could join two slashes.
  if (/[\u0000-\u001f\u007f\\]/.test(text)) return null;
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    return null;
  }
  const doubled = (path: string) => /^\/[/\\]/.test(path);
  if (doubled(text) || doubled(decoded)) return null;
  const url = new URL(text, 'http://own.invalid');
  return url.origin === 'http://own.invalid' && !doubled(url.pathname)
    ? url.pathname + url.search + url.hash
    : null;
}
