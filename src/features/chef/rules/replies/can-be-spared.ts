import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { spoken } from '../classics/text.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { anyOf, OPENS } from '../questions/asking.ts';
import { rolesOf } from '../swaps/roles.ts';
import { withoutLine } from '../swaps/swap.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

/** 'What can I leave out?' */
const ASKS = new RegExp(
  `^${OPENS}${anyOf(
    '(?:what|which|anything|is there anything)(?: (?:ingredients?|foods?|things?|of it|of this|of that|is|are))* (?:can|could|may|that|i|we|you|be|safely|also)(?: (?:can|could|i|we|you|be|safely|also|just))* (?:leave out|left out|skip|skipped|omit|omitted|do without|drop|dropped)(?: (?:here|of it|if (?:i|we) (?:have|need) to))*',
    'what(?: (?:is|s))? optional | (?:what|which)(?: [a-z]+)? (?:is|are) not (?:really )?(?:needed|necessary|essential)',
    'was (?:kann|darf) (?:ich|man) weglassen | qu est ce que je peux enlever | que puedo (?:omitir|quitar) | cosa posso (?:omettere|togliere)',
  )}$`,
);
/** The question in words that are not read as a wish to leave something out. */
export const whatIsSpared = (said: string): string | null => (ASKS.test(said) ? PLAINLY : null);
const PLAINLY = 'what can i leave out';

/** What a dish is finer with, and is one without. */
const SPARED = ['herb', 'spice', 'chilli', 'nut', 'cheese', 'wine', 'salted', 'onion', 'plant'];
const MOST = 4;

/** What of a dish it is still itself without; `null` if a clause does not ask. */
export function canBeSpared(
  said: string,
  { dish }: ChefMemory,
  shown: () => ComposedRecipe | null,
  knowledge: CookingKnowledge,
): string | null {
  const recipe = ASKS.test(said) ? shown() : null;
  if (!recipe) return null;
  const own = knowledge.classics.get(dish)?.lines ?? [];
  const isNeeded = (name: string) =>
    name === 'black pepper' ||
    own.some((line) => line.name === name && (line.isDefining || line.isLead)) ||
    recipe.title.toLowerCase().includes(spoken(name).replace(/s$/, ''));
  const rank = (name: string) => SPARED.findIndex((role) => rolesOf(name, knowledge).has(role));
  const spared = recipe.ingredients
    .map(foodOf)
    .filter((name) => rank(name) >= 0 && !isNeeded(name))
    .filter((name) => withoutLine(recipe, name, () => true, knowledge) !== null)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST)
    .map(spoken);
  return spared.length === 0
    ? t('Nothing of it: each of these foods has its work in {dish}.', { dish: recipe.title })
    : t('It is still {dish} without any one of these: {foods}. Say “no {one}”, and I will write it so.', {
        dish: recipe.title,
        foods: listed(spared),
        one: spared[0] ?? '',
      });
}
