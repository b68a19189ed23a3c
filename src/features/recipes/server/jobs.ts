import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/db.ts';
import { HOUR_MS, type Job } from '#server/jobs.ts';
import { logWarning } from '#server/log.ts';
import type { PlainDate } from '#shared/dates.ts';
import { eraseDeletedRecipes } from './commands/anonymous.ts';
import { judgeRecipes } from './commands/judge.ts';

const FLUSH_MS = 2_000;
const MOST_WAITING = 50_000;
const MOST_AT_ONCE = 5_000;
const REMEMBERED = 20_000;
const KEPT_DAYS = 3;

interface View {
  recipeId: string;
  viewer: string;
  day: PlainDate;
}

export function recipeJobs(db: Db): Job[] {
  return [
    {
      name: 'Erase recipes that were deleted 30 days ago',
      everyMs: HOUR_MS,
      run: () => eraseDeletedRecipes(db, new Date()),
    },
  ];
}

/** Judges older recipes in the background, once after each start. Returns a function that stops it. */
export function judgeRecipesInBackground(db: Db): () => Promise<void> {
  const stopping = new AbortController();
  const judging = judgeRecipes(db, stopping.signal).then(
    () => {},
    (error) => logWarning('Recipes could not be judged; retrying at the next start', error),
  );
  return () => {
    stopping.abort();
    return judging;
  };
}

/** Collects views and writes them in batches, so that a view costs no UPDATE of its own. */
export class ViewCounter {
  readonly #db: Db;
  readonly #waiting = new Map<string, View>();
  readonly #counted = new LRUCache<string, true>({ max: REMEMBERED });
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | null = null;
  #prunedOn = '';

  constructor(db: Db) {
    this.#db = db;
  }

  /** Records a person's view on a day; false if already counted, or if the buffer is full. */
  add(recipeId: string, viewer: string, day: PlainDate): boolean {
    const key = `${day} ${recipeId} ${viewer}`;
    if (this.#waiting.has(key) || this.#counted.has(key) || this.#waiting.size >= MOST_WAITING) return false;
    this.#waiting.set(key, { recipeId, viewer, day });
    return true;
  }

  /** Writes the buffer. Failed writes stay buffered; never throws. */
  flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  /** Stops after writing the buffer. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#flushing;
    await this.flush();
  }

  async #write(): Promise<void> {
    const batch = [...this.#waiting].slice(0, MOST_AT_ONCE);
    if (batch.length === 0) return;
    try {
      await countViews(
        this.#db,
        batch.map(([, view]) => view),
      );
      for (const [key] of batch) {
        this.#waiting.delete(key);
        this.#counted.set(key, true);
      }
      await this.#prune(batch[0]?.[1].day ?? '');
    } catch (error) {
      logWarning('Views could not be written; will retry', error);
    }
  }

  /** Who saw what matters only for the same day. */
  async #prune(today: PlainDate): Promise<void> {
    if (today === this.#prunedOn) return;
    this.#prunedOn = today;
    await this.#db.execute(sql`delete from recipe_views where day < ${today}::date - ${KEPT_DAYS}::integer`);
  }
}

/** Locks rows in id order, so that two processes never deadlock. */
async function countViews(db: Db, views: readonly View[]): Promise<void> {
  const column = (name: keyof View) => sql.param(views.map((view) => view[name]));
  await db.execute(sql`
    with seen as (
      select * from unnest(${column('recipeId')}::uuid[], ${column('day')}::date[], ${column('viewer')}::text[])
        as view (recipe_id, day, viewer)
    ), fresh as (
      insert into recipe_views (recipe_id, day, viewer)
      select seen.recipe_id, seen.day, seen.viewer from seen join recipes on recipes.id = seen.recipe_id
      order by 1, 2, 3
      on conflict do nothing
      returning recipe_id
    ), counts as (
      select recipe_id, count(*)::integer as more from fresh group by recipe_id order by recipe_id
    )
    update recipes set views = recipes.views + counts.more from counts where recipes.id = counts.recipe_id`);
}
