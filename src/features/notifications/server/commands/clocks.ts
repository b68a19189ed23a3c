import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Caller } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { WriteBuffer } from '#server/database/write-buffer.ts';
import { zoneOf } from '#shared/viewer.ts';
import { LONGEST_ZONE } from '../../rules/limits.ts';
import { isTimeZone, QUIET_AT_FIRST } from '../../rules/local-time.ts';

const MOST_WAITING = 50_000;
const REMEMBERED = 50_000;

interface Clock {
  userId: string;
  timeZone: string;
}

/**
 * Records where people live, or are traveling, by the cookie with which a device reports its time zone: on the day's first
 * request from each zone, and in batches, so that no request waits for it and most write nothing.
 */
export class Clocks extends WriteBuffer<Clock> {
  readonly #db: Db;
  readonly #noted = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(db: Db) {
    super({ name: 'Time zones', mostWaiting: MOST_WAITING });
    this.#db = db;
  }

  /** Not for scripts, and not for an admin who is signed in as somebody else. */
  note(headers: Headers, { user, scopes, impersonator }: Caller, now = new Date()): void {
    if (!user || scopes || impersonator) return;
    const timeZone = zoneOf(headers.get('cookie'));
    if (!timeZone || timeZone.length > LONGEST_ZONE) return;
    const key = `${now.toISOString().slice(0, 10)} ${user.id} ${timeZone}`;
    if (this.#noted.has(key) || !isTimeZone(timeZone)) return;
    if (this.collect({ userId: user.id, timeZone }, key)) this.#noted.set(key, true);
  }

  /** One statement. Locks rows in id order, so that two processes never deadlock. */
  protected async write(clocks: readonly Clock[]): Promise<void> {
    const newest = [...new Map(clocks.map(({ userId, timeZone }) => [userId, timeZone]))];
    await this.#db.execute(sql`
      insert into notification_people as person (user_id, time_zone, quiet_from, quiet_until)
      select users.id, given.zone, ${QUIET_AT_FIRST.from}::integer, ${QUIET_AT_FIRST.until}::integer
      from unnest(${sql.param(newest.map(([userId]) => userId))}::uuid[],
        ${sql.param(newest.map(([, timeZone]) => timeZone))}::text[]) as given (user_id, zone)
      -- Accounts may be gone by now.
      join users on users.id = given.user_id
      order by users.id
      on conflict (user_id) do update set time_zone = excluded.time_zone
        where person.time_zone <> excluded.time_zone`);
  }
}
