const LOOKED_AT = 2_048;

/** Whether it is a PDF, by its first bytes. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** Decodes the bytes of a page or file, by byte order mark, content type or meta tag, otherwise as UTF-8. */
export function textOfBytes(bytes: Uint8Array, type = ''): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT));
  const label =
    markOf(bytes) ??
    /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1] ??
    /<(?:meta|\?xml)\b[^>]{0,200}?(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(start)?.[1];
  if (!label) return guessed(bytes);
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return guessed(bytes);
  }
}

function markOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** Undeclared pages are UTF-8, otherwise the browsers' default. */
function guessed(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
