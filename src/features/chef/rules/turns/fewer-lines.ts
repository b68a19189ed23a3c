import { t } from '#shared/t.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { titleWord } from '../classics/title.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { rolesOf } from '../swaps/roles.ts';
import type { Change } from './change.ts';
import type { ChefMemory } from './chef-memory.ts';

/** What a dish can do without, by its work in it, the least missed first. */
const SPARED: readonly string[] = ['herb', 'spice', 'nut', 'wine', 'plant'];
const LEAVES = /\b(?:basil|coriander|lea(?:f|ves)|parsley|chives|dill|mint)$/;
const MOST_SPARED = 4;

/** Without some of what it can do without. */
export function withFewer(
  previous: ChefMemory,
  cooked: (version: ChefMemory) => ChefAnswer,
  knowledge: CookingKnowledge,
): ChefAnswer {
  const makers = knowledge.classics
    .get(previous.dish)
    ?.lines.filter(({ isDefining, isLead }) => isDefining || isLead);
  const title = previous.title.toLowerCase();
  const isMaker = (food: string) =>
    makers?.some(({ name }) => name === food) || title.includes(titleWord(food).toLowerCase());
  const rank = (food: string) => {
    const roles = rolesOf(food, knowledge);
    return LEAVES.test(food) ? 0 : SPARED.findIndex((role) => roles.has(role));
  };
  const spared = previous.lines
    .map(foodOf)
    .filter((food) => !isMaker(food) && rank(food) >= 0)
    .toReversed()
    .toSorted((one, other) => rank(one) - rank(other));
  const without = (foods: readonly string[]) =>
    cooked({
      ...previous,
      changes: [...(previous.changes ?? []), ...foods.map((gone): Change => ({ kind: 'drop', gone }))],
    });
  const all = without(spared);
  if (all.kind !== 'recipe') return all;
  const left = new Set(all.recipe.ingredients.map(foodOf));
  const gone = spared.filter((food) => !left.has(food)).slice(0, MOST_SPARED);
  const answer = without(gone);
  if (answer.kind !== 'recipe' || gone.length > 0) return answer;
  const none = t(
    'I do not know a good way to make this simpler. You can save work by buying parts of it ready-made, such as dough, pastry, sauce or cut vegetables.',
  );
  return { ...answer, why: [none, ...answer.why] };
}
