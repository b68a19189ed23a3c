import { sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { PlainDate } from '#shared/dates.ts';
import type { RequestContext } from './context.ts';
import type { Db } from './database/db.ts';
import { WriteBuffer } from './database/write-buffer.ts';
import { sha256 } from './sha256.ts';

const MOST_WAITING = 50_000;
const REMEMBERED = 20_000;
const KEPT_DAYS = 3;

export interface Viewer {
  /** A person's id; for a visitor, a hash that reveals nothing about them on another day. */
  viewer: string;
  day: PlainDate;
}

interface View extends Viewer {
  id: string;
}

/**
 * The viewer, to count them once a day; `null` for robots. Visitors from one network count as one, because any other
 * identity could be forged.
 */
export function viewerOf({ headers, caller, now, address }: RequestContext): Viewer | null {
  if (!caller.user && isbot(headers.get('user-agent') ?? '')) return null;
  const day = now.toISOString().slice(0, 10);
  const visitor = () => sha256(`${address}\n${day}`);
  return { viewer: caller.user?.id ?? visitor(), day };
}

interface Counted {
  /** For the log: 'Views of recipes'. */
  name: string;
  /** The table with the column `views`, the table of who viewed what, and its column for the id. */
  table: string;
  notes: string;
  idColumn: string;
}

/** Collects views, so that a view costs no separate UPDATE. */
export class ViewCounter extends WriteBuffer<View> {
  readonly #db: Db;
  readonly #of: Counted;
  readonly #counted = new LRUCache<string, true>({ max: REMEMBERED });
  #prunedOn = '';

  constructor(db: Db, of: Counted) {
    super({ name: of.name, mostWaiting: MOST_WAITING });
    this.#db = db;
    this.#of = of;
  }

  /** Records a view; false if it was already counted, or if the buffer is full. */
  add(id: string, viewer: Viewer): boolean {
    const view = { id: id.toLowerCase(), ...viewer };
    return !this.#counted.has(keyOf(view)) && this.collect(view, keyOf(view));
  }

  protected async write(views: readonly View[]): Promise<void> {
    await this.#count(views);
    for (const view of views) this.#counted.set(keyOf(view), true);
    await this.#prune(views[0]?.day ?? '');
  }

  /** Locks rows in id order, so that two processes never deadlock. */
  async #count(views: readonly View[]): Promise<void> {
    const [table, notes, id] = [this.#of.table, this.#of.notes, this.#of.idColumn].map((name) =>
      sql.identifier(name),
    );
    const column = (name: keyof View) => sql.param(views.map((view) => view[name]));
    await this.#db.execute(sql`
      with seen as (
        select * from unnest(${column('id')}::uuid[], ${column('day')}::date[], ${column('viewer')}::text[])
          as view (id, day, viewer)
      ), fresh as (
        insert into ${notes} (${id}, day, viewer)
        select seen.id, seen.day, seen.viewer from seen join ${table} as viewed on viewed.id = seen.id
        order by 1, 2, 3
        on conflict do nothing
        returning ${id} as id
      ), counts as (
        select id, count(*)::integer as more from fresh group by id order by id
      )
      update ${table} as viewed set views = viewed.views + counts.more from counts where viewed.id = counts.id`);
  }

  /** Who viewed what matters only on the same day. */
  async #prune(today: PlainDate): Promise<void> {
    if (today === this.#prunedOn) return;
    this.#prunedOn = today;
    await this.#db.execute(
      sql`delete from ${sql.identifier(this.#of.notes)} where day < ${today}::date - ${KEPT_DAYS}::integer`,
    );
  }
}

const keyOf = ({ id, viewer, day }: View) => `${day} ${id} ${viewer}`;
