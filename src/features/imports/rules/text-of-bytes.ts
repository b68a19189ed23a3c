const LOOKED_AT = 2_048;

/** Whether it is a PDF, by its first bytes. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** The start of rich text ('{\\rtf') and of documents of older programs. */
const OLD_DOCUMENTS = ['{\\rtf', '\xd0\xcf\x11\xe0'];

/** Whether it is a document whose text cannot be read here. */
export function isOldDocument(bytes: Uint8Array): boolean {
  const start = Array.from(bytes.subarray(0, 5), (byte) => String.fromCharCode(byte)).join('');
  return OLD_DOCUMENTS.some((mark) => start.startsWith(mark));
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

/** The second half of code page 437; characters it lacks are box drawing and mathematics. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»' +
  '░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
/** A DOS letter within a word, or DOS's ½ or ¼ after an amount; and the same for Windows. */
const OF_DOS = /[a-z][\x80-\x8b\x8d\x8f-\x90\x93-\x98\xa0-\xa4\xe1](?=[a-z])|[\d\s][\xab\xac](?=\s)/gi;
const OF_WINDOWS = /[a-z][\xc0-\xd6\xd8-\xf6\xf8-\xff](?=[a-z])|[\d\s][\xbc-\xbe](?=\s)/gi;

/** Undeclared pages are UTF-8, otherwise the browsers' default; DOS text is recognized by its letters. */
function guessed(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const start = Array.from(bytes.subarray(0, LOOKED_AT * 100), (byte) => String.fromCharCode(byte)).join(
      '',
    );
    const [dos, windows] = [OF_DOS, OF_WINDOWS].map((letters) => start.match(letters)?.length ?? 0);
    return (dos ?? 0) > (windows ?? 0) ? ofDos(bytes) : new TextDecoder('windows-1252').decode(bytes);
  }
}

function ofDos(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (DOS[byte - 0x80] ?? ''),
  ).join('');
}
