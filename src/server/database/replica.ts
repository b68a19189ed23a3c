import { setTimeout as wait } from 'node:timers/promises';
import { logWarning } from '../monitoring/log.ts';
import type { Database, Db } from './db.ts';

const CHECK_MS = 200;
const REPLAY_CHECK_MS = 20;
/** Must be shorter than the time for which people who just made a change are kept from the replica (`JUST_CHANGED_S`). */
const MOST_LAG_MS = 1_000;
/** Delay before retrying a replica that did not answer. */
const ASK_AGAIN_MS = 2_000;
const ANSWER_MS = 300;
const PRIMARY_MS = 500;

/** The database to read from. */
export interface Source {
  db: Db;
  /** Everything committed before this time, in milliseconds, can be read here. */
  asOf: number;
  /** True if there is nothing else to read from. */
  isLast?: boolean;
}

/** Chooses the database for responses that are the same for everyone. */
export interface PublicReads {
  primary: Source;
  /** The replica while it follows closely, or while there is no primary; otherwise the primary. */
  current(): Source;
  /** Whether the replica does not respond, and is no longer current. */
  hasFailed(source: Source): Promise<boolean>;
  close(): Promise<void>;
}

export function readPrimary({ db }: Pick<Database, 'db'>): PublicReads {
  const primary = { db, asOf: Number.POSITIVE_INFINITY };
  return { primary, current: () => primary, hasFailed: async () => false, close: async () => {} };
}

/**
 * Tracks how far a replica has got, by checking that it replays what the primary had written at a given time. Until it has
 * done so once, and whenever it lags more than a second, reads go to the primary (docs/decisions/0061-replica.md).
 */
export class ReplicaReads implements PublicReads {
  readonly primary: Source;
  readonly #database: Database;
  readonly #replica: Database;
  readonly #stopping = new AbortController();
  readonly #following: Promise<void>;
  #asOf = 0;
  #answers = false;
  #hasPrimary = true;
  #failedUntil = 0;

  constructor(database: Database, replica: Database) {
    this.#database = database;
    this.#replica = replica;
    this.primary = { db: database.db, asOf: Number.POSITIVE_INFINITY };
    this.#following = this.#follow();
  }

  current(): Source {
    if (!this.#answers || Date.now() < this.#failedUntil) return this.primary;
    const isClose = Date.now() - this.#asOf < MOST_LAG_MS;
    return isClose || !this.#hasPrimary
      ? { db: this.#replica.db, asOf: this.#asOf, isLast: !this.#hasPrimary }
      : this.primary;
  }

  async hasFailed({ db }: Source): Promise<boolean> {
    if (db !== this.#replica.db) return false;
    if (Date.now() < this.#failedUntil) return true;
    const answer = this.#replica.pool.query('select 1').then(
      () => true,
      () => false,
    );
    const answers = await Promise.race([answer, wait(ANSWER_MS, false, { ref: false })]);
    if (!answers) this.#failedUntil = Date.now() + ASK_AGAIN_MS;
    return !answers;
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#following;
    await this.#replica.close();
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#check().then(
        () => {
          this.#answers = true;
        },
        (error) => {
          if (this.#answers) logWarning('The replica cannot be read; the primary is', error);
          this.#answers = false;
        },
      );
      await wait(CHECK_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Throws if the replica cannot be read. It may lag. */
  async #check(): Promise<void> {
    const asked = Date.now();
    const written = await this.#writtenByPrimary();
    this.#hasPrimary = written !== null;
    for (;;) {
      const { rows } = await this.#replica.pool.query<{ follows: boolean; has: boolean | null }>(
        'select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
        [written],
      );
      // A promoted replica follows no primary: it may lack what another primary has.
      if (!rows[0]?.follows) throw new Error('It follows no primary.');
      if (rows[0].has) this.#asOf = asked;
      const isLate = Date.now() - asked > MOST_LAG_MS;
      if (rows[0].has || written === null || isLate || this.#stopping.signal.aborted) return;
      await wait(REPLAY_CHECK_MS);
    }
  }

  async #writtenByPrimary(): Promise<string | null> {
    const asked = this.#database.pool.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn').then(
      ({ rows }) => rows[0]?.lsn ?? null,
      () => null,
    );
    return Promise.race([asked, wait(PRIMARY_MS, null, { ref: false })]);
  }
}
