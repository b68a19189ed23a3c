import { hkdfSync } from 'node:crypto';
import { openBytes, sealBytes } from './sealed-bytes.ts';

/**
 * Encrypts texts so that the database alone does not reveal them. A text sealed for one purpose (`about`) does not open
 * for another.
 */
export interface Seal {
  seal(text: string, about: string): string;
  /** `null` if it was sealed with another secret, purpose or owner, or was tampered with. */
  open(sealed: string, about: string): string | null;
}

/** Seals with AES-256-GCM, with a key per purpose derived from the server's secret. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = derivedKey(secret, purpose);
  return {
    seal: (text, about) => sealBytes(key, Buffer.from(text), about).toString('base64url'),
    open: (sealed, about) =>
      openBytes(key, Buffer.from(sealed, 'base64url'), about)?.toString('utf8') ?? null,
  };
}

/** A key of 32 bytes for one purpose, derived from the server's secret (HKDF, RFC 5869). */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `plateful ${purpose}`, 32));
}
