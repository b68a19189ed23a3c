import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** 64 MB and a fifth of a second for each guess (RFC 7914). */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

export const newSalt = () => randomBytes(16);

export function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  return derive(passphrase.normalize('NFC'), salt, 32, COST);
}
