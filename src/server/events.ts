import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from './database/db.ts';
import type { DatabaseNotifications } from './database/notifications.ts';
import type { Memory } from './memory.ts';
import type { Shown } from './shown.ts';

const NOTIFY_OTHERS_MS = 100;
const RETRY_MS = 1_000;
const CHECK_MS = 1_000;
const MOST_PER_PERSON = 10;
const MOST_KITCHENS = 20_000;
/** Data read just before a change may be timestamped after it: a read takes at most this long. */
const LONGEST_READ_MS = 5_000;

/** The plan changed; nothing happened for a while, or a caller changed; or the stream ends. */
export type News = 'changed' | 'check' | 'end';

/** A subscriber to a kitchen. Changes that arrive before it reads are merged into one. */
export class Follower {
  #changed = false;
  #check = false;
  #ended = false;
  #wake: () => void = () => {};

  /** Waits for the next event, up to a timeout. */
  async next(mostMs: number): Promise<News> {
    if (!this.#changed && !this.#check && !this.#ended) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, mostMs);
      this.#wake = resolve;
      await promise;
      clearTimeout(timer);
    }
    const news = this.#ended ? 'end' : this.#changed ? 'changed' : 'check';
    if (news === 'changed') this.#changed = false;
    else this.#check = false;
    return news;
  }

  tell(): void {
    this.#changed = true;
    this.#wake();
  }

  check(): void {
    this.#check = true;
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }
}

interface Following {
  personId: string;
  kitchenId: string;
  /** Identifies the open page, which is not notified of its own changes. */
  page: string | null;
  follower: Follower;
}

interface Followed {
  follower: Follower;
  /** Switches to the changes of another kitchen. */
  moveTo(kitchenId: string): void;
  end(): void;
}

/**
 * Subscribers per kitchen in this process. Local subscribers are notified immediately; other processes through the
 * database, in batches, outside the transaction that wrote the change (docs/decisions/0008-events.md).
 */
export class KitchenEvents {
  readonly #database: Database;
  /** Identifies this process, so that it ignores its own notifications. */
  readonly #origin = randomUUID().slice(0, 8);
  readonly #following = new Set<Following>();
  /** When each kitchen last changed, in milliseconds; evicted ones count as long ago. */
  readonly #changedAt = new LRUCache<string, number>({ max: MOST_KITCHENS });
  readonly #memory: Memory;
  /** People whose sessions or kitchens may have changed; `null` for anyone. */
  #unchecked: Set<string> | null = new Set();
  /** Changed kitchens, with the page that made the change if it was a single one. */
  #untold = new Map<string, string | null>();
  #notifying: NodeJS.Timeout | undefined;
  #checking: NodeJS.Timeout | undefined;
  #closed = false;
  #isEnding = false;

  constructor(database: Database, notifications: DatabaseNotifications, memory: Memory) {
    this.#database = database;
    this.#memory = memory;
    notifications.on('kitchen', (detail) => this.#hear(detail));
    memory.onChange((changes) => this.#checkSoon(changes));
  }

  /**
   * Follows a kitchen until `end`. A page whose data may predate the last change (`age`, in milliseconds since it was read)
   * is notified at once. Beyond ten subscribers, a person's oldest one ends.
   */
  follow(
    personId: string,
    kitchenId: string,
    { page = null, age = null }: { page?: string | null; age?: number | null } = {},
  ): Followed {
    const following = { personId, kitchenId, page, follower: new Follower() };
    const own = [...this.#following].filter((other) => other.personId === personId);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MOST_PER_PERSON))) this.#end(oldest);
    if (this.#isEnding) following.follower.end();
    else this.#following.add(following);
    const readAt = age === null ? null : Date.now() - age - LONGEST_READ_MS;
    const mayLack = readAt !== null && readAt <= (this.#changedAt.get(kitchenId) ?? 0);
    if (mayLack) following.follower.tell();
    return {
      follower: following.follower,
      moveTo(kitchen) {
        following.kitchenId = kitchen;
      },
      end: () => this.#end(following),
    };
  }

  /** The number of subscribers in this process. */
  get followers(): number {
    return this.#following.size;
  }

  /** Announces a committed change of a kitchen's plan to all pages but the one that made it. */
  tell(kitchenId: string, page: string | null = null): void {
    if (this.#closed) return;
    this.#notifyHere(kitchenId, page);
    this.#remember(kitchenId, page);
    this.#notifying ??= setTimeout(() => void this.#notifyOthers(), NOTIFY_OTHERS_MS);
  }

  /**
   * Wakes all pages of these people: they may have moved to another kitchen. Other processes notice by changes to callers.
   */
  tellPeople(ids: readonly string[]): void {
    for (const { personId, follower } of this.#following) if (ids.includes(personId)) follower.check();
  }

  /** Ends every subscription, and new ones at once; changes are still announced to other processes. */
  endAll(): void {
    this.#isEnding = true;
    for (const following of [...this.#following]) this.#end(following);
  }

  async close(): Promise<void> {
    this.endAll();
    this.#closed = true;
    clearTimeout(this.#checking);
    if (this.#notifying) await this.#notifyOthers();
    clearTimeout(this.#notifying);
  }

  #end(following: Following): void {
    this.#following.delete(following);
    following.follower.end();
  }

  #notifyHere(kitchenId: string | null, page: string | null): void {
    // Caches are dropped before pages are told to refetch.
    this.#memory.changed(kitchenId === null ? null : [`kitchen:${kitchenId}`]);
    if (kitchenId) this.#changedAt.set(kitchenId, Date.now());
    for (const following of this.#following)
      if (
        kitchenId === null ||
        (following.kitchenId === kitchenId && (page === null || following.page !== page))
      )
        following.follower.tell();
  }

  #remember(kitchenId: string, page: string | null): void {
    const isOnePages = !this.#untold.has(kitchenId) || this.#untold.get(kitchenId) === page;
    this.#untold.set(kitchenId, isOnePages ? page : null);
  }

  /** `null` if notifications may have been missed: any plan may have changed. */
  #hear(detail: string | null): void {
    const [kitchenId = null, origin, page = null] = detail?.split(' ') ?? [];
    if (origin !== this.#origin) this.#notifyHere(kitchenId, page);
  }

  async #notifyOthers(): Promise<void> {
    clearTimeout(this.#notifying);
    this.#notifying = undefined;
    const kitchens = this.#untold;
    this.#untold = new Map();
    const news = [...kitchens].map(([id, page]) => `kitchen:${id} ${this.#origin} ${page ?? ''}`.trim());
    try {
      await this.#database.db.execute(
        sql`select pg_notify('changes', news) from unnest(${sql.param(news)}::text[]) as told (news)`,
      );
    } catch {
      if (this.#closed) return;
      for (const [id, page] of kitchens) this.#remember(id, page);
      this.#notifying ??= setTimeout(() => void this.#notifyOthers(), RETRY_MS);
    }
  }

  /** Sessions may have ended; a burst of changes is checked once. */
  #checkSoon(changes: readonly Shown[] | null): void {
    if (this.#following.size === 0 || this.#closed) return;
    const people = changes?.flatMap((change) => /^caller:(.+)$/.exec(change)?.[1] ?? []) ?? null;
    if (people?.length === 0) return;
    if (people === null) this.#unchecked = null;
    else for (const id of people) this.#unchecked?.add(id);
    this.#checking ??= setTimeout(() => this.#check(), CHECK_MS);
  }

  #check(): void {
    const people = this.#unchecked;
    this.#unchecked = new Set();
    this.#checking = undefined;
    for (const { personId, follower } of this.#following)
      if (people === null || people.has(personId)) follower.check();
  }
}
