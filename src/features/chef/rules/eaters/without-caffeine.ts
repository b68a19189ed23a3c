import { t } from '#shared/t.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { withChanges } from '../turns/changed-recipe.ts';
import { isOfChildren } from './of-children.ts';

/** What takes the place of a line with caffeine; `null` if nothing tastes like it. */
const INSTEAD: readonly (readonly [line: RegExp, come: string | null])[] = [
  [/\bmatcha\b|^green tea$/, null],
  [/^instant coffee$/, 'decaffeinated instant coffee'],
  [/^(?!deca)(?:[a-z]+ )*(?:coffee|espresso)$/, 'decaffeinated coffee'],
  [/^(?:black|green|earl grey|chai) tea bags$/, 'rooibos tea bags'],
  [/^(?:strong )?(?:black |green |earl grey |chai |assam )?tea(?: leaves)?$/, 'rooibos tea'],
];

/** A dish that children eat along, without coffee and black or green tea. */
export function withoutCaffeine(answer: ChefAnswer, order: string, knowledge: CookingKnowledge): ChefAnswer {
  if (answer.kind !== 'recipe') return answer;
  const { recipe, memory } = answer;
  if (!isOfChildren(order) && !memory.request.moods.includes('kids')) return answer;
  const found = recipe.ingredients.map(foodOf).flatMap((gone) => {
    const row = INSTEAD.find(([line]) => line.test(gone));
    return row ? [{ gone, come: row[1] }] : [];
  });
  const swaps = found.flatMap(({ gone, come }) =>
    come === null ? [] : [{ kind: 'swap' as const, gone, come, share: 1 }],
  );
  const { recipe: changed, made } = withChanges(recipe, swaps, () => true, knowledge);
  const left = found.filter(({ gone }) => changed.ingredients.some((line) => foodOf(line) === gone));
  return {
    ...answer,
    recipe: changed,
    why: [
      ...swaps
        .filter((swap) => made.includes(swap))
        .map(({ gone, come }) =>
          t('For children I used {food} instead of {other}, which has caffeine.', {
            food: come,
            other: gone,
          }),
        ),
      ...left.map(({ gone }) =>
        t('The {food} in it has caffeine, so give children something else.', { food: gone }),
      ),
      ...answer.why,
    ],
    memory:
      made.length > 0
        ? { ...memory, changes: [...(memory.changes ?? []), ...made], lines: changed.ingredients }
        : memory,
  };
}
