import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './exit.ts';

const SHORTEST = 32;

/**
 * The secret that signs sessions: generated once and stored in the data folder, readable only by its owner. Throws if the
 * stored one is invalid: a new one would sign everyone out and make sealed data, such as grocery store tokens, unreadable.
 */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  const kept = read(file);
  if (kept === null) return makeSecret(dataDir, file);
  if (kept.length >= SHORTEST) return kept;
  throw new CannotStart(
    `${file} ${kept ? `has ${kept.length} characters; a secret needs at least ${SHORTEST}` : 'is empty'}. It signs everyone's sessions, so Plateful does not replace it.\nPut it back from a backup, or set SECRET. If there is no copy, remove the file: a new secret is then made, and everybody signs in and connects their grocery store again.`,
  );
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new CannotStart(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Written completely before it is renamed, so that a power cut leaves all of it or nothing. */
function makeSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  const draft = openSync(`${file}.new`, 'w', 0o600);
  try {
    writeSync(draft, `${secret}\n`);
    fsyncSync(draft);
  } finally {
    closeSync(draft);
  }
  renameSync(`${file}.new`, file);
  return secret;
}
