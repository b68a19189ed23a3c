import type pg from 'pg';
import type { Media } from '../backup/backup.ts';
import type { Invariant } from '../offers.ts';

/** A problem, and what to do about it. */
export interface Finding {
  what: string;
  advice: string;
  /** Fixes it without risk, even while Plateful runs. Throws if it could not. */
  fix?(): Promise<void>;
}

export interface Patient {
  pool: pg.Pool;
  /** The connection that requests use; none for the embedded database, which creates their login itself. */
  requests?: Pick<pg.Pool, 'query'> | undefined;
  media: Media;
  dataDir: string;
  invariants: readonly Invariant[];
}
