import type pg from 'pg';
import type { Media } from '../backup/backup.ts';
import type { Invariant } from '../offers.ts';
import { damage } from './damage.ts';
import { brokenInvariants } from './invariants.ts';
import { misplacedFiles } from './media.ts';
import { place } from './place.ts';

/** Something that is wrong, and what to do about it. */
export interface Finding {
  what: string;
  advice: string;
  /** Mends it without risk, also while Plateful runs. Throws if it could not. */
  fix?(): Promise<void>;
}

export interface Patient {
  pool: pg.Pool;
  media: Media;
  dataDir: string;
  invariants: readonly Invariant[];
}

/** What is examined, in this order; each check yields what it finds. */
export const CHECKS: readonly { name: string; find(patient: Patient): AsyncIterable<Finding> }[] = [
  { name: 'DATA_DIR and disk space', find: place },
  { name: 'Tables and indexes', find: damage },
  { name: 'Counts and belongings', find: brokenInvariants },
  { name: 'Pictures and videos', find: misplacedFiles },
];

/** Everything that is wrong. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { find } of CHECKS) for await (const finding of find(patient)) findings.push(finding);
  return findings;
}
