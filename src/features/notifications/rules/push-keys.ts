/** A point of the curve P-256, uncompressed, and a secret (RFC 8291). */
export const PUBLIC_KEY_BYTES = 65;
export const AUTH_BYTES = 16;

/** Whether a text is this many bytes in base64url, without padding. */
export function isKeyOf(text: string, bytes: number): boolean {
  return /^[\w-]+$/.test(text) && Math.floor((text.length * 3) / 4) === bytes;
}
