import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/db.ts';
import { HOUR_MS, type Job } from '#server/jobs.ts';
import { logWarning } from '#server/log.ts';
import { WriteBuffer } from '#server/write-buffer.ts';
import type { PlainDate } from '#shared/dates.ts';
import { msg } from '#shared/t.ts';
import { eraseDeletedRecipes } from './commands/anonymous.ts';
import { judgeRecipes } from './commands/judge.ts';

const MOST_WAITING = 50_000;
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
      name: msg('Erase recipes that were deleted 30 days ago'),
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

/** Collects views, so that a view costs no UPDATE of its own. */
export class ViewCounter extends WriteBuffer<View> {
  readonly #db: Db;
  readonly #counted = new LRUCache<string, true>({ max: REMEMBERED });
  #prunedOn = '';

  constructor(db: Db) {
    super({ name: 'Views', mostWaiting: MOST_WAITING });
    this.#db = db;
  }

  /** Records a person's view on a day; false if already counted, or if the buffer is full. */
  add(recipeId: string, viewer: string, day: PlainDate): boolean {
    const view = { recipeId, viewer, day };
    return !this.#counted.has(keyOf(view)) && this.collect(view, keyOf(view));
  }

  protected async write(views: readonly View[]): Promise<void> {
    await countViews(this.#db, views);
    for (const view of views) this.#counted.set(keyOf(view), true);
    await this.#prune(views[0]?.day ?? '');
  }

  /** Who saw what matters only for the same day. */
  async #prune(today: PlainDate): Promise<void> {
    if (today === this.#prunedOn) return;
    this.#prunedOn = today;
    await this.#db.execute(sql`delete from recipe_views where day < ${today}::date - ${KEPT_DAYS}::integer`);
  }
}

const keyOf = ({ recipeId, viewer, day }: View) => `${day} ${recipeId} ${viewer}`;

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
