import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { ViewCounter } from '#server/views.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import { eraseDeletedRecipes } from './commands/anonymous.ts';
import { judgeRecipes } from './commands/judge.ts';

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

export function recipeViews(db: Db): ViewCounter {
  return new ViewCounter(db, {
    name: 'Views of recipes',
    table: 'recipes',
    notes: 'recipe_views',
    idColumn: 'recipe_id',
  });
}
