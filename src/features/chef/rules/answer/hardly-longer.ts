import { t } from '#shared/t.ts';
import type { ChefAnswer } from './chef-answer.ts';

/** Minutes over the limit that do not justify another dish: a sixth, or three if the time is short. */
const NEARLY = 1.17;
const A_FEW_MINUTES = 3;
const NEARLY_WITH_MORE = 1.5;

type Cooked = Extract<ChefAnswer, { kind: 'recipe' }>;

/** An answer that says how long it takes, or `null` if that is far more than the `most` minutes there are. `rest` is what it waits. */
export function hardlyLonger(
  answer: Cooked,
  { most, rest, isAdded }: { most: number; rest: number; isAdded: boolean },
): ChefAnswer | null {
  const minutes = answer.recipe.prepTime + answer.recipe.cookTime;
  if (minutes + rest > Math.max(most * (isAdded ? NEARLY_WITH_MORE : NEARLY), most + A_FEW_MINUTES))
    return null;
  return {
    ...answer,
    why: [
      minutes <= most
        ? t('The work on it takes {minutes} minutes. The rest of the time it waits by itself.', { minutes })
        : t('It takes {minutes} minutes: a little more than {most}, and no step of it can be left out.', {
            minutes,
            most,
          }),
      ...answer.why,
    ],
  };
}
