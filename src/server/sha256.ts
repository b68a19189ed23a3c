import { createHash } from 'node:crypto';

/** In hexadecimal. Secrets are stored as this hash only. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
