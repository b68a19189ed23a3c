import type { ChefAnswer } from '../answer/chef-answer.ts';
import { kindsOf } from '../classics/kinds-asked.ts';
import { knownDishesFor } from '../classics/known-dishes.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { isSame } from '../knowledge/same-food.ts';
import type { ChefRequest } from '../request/request.ts';
import { plainPhrase } from '../request/request-words.ts';

type Cooked = Extract<ChefAnswer, { kind: 'recipe' }>;

const PULSE = /\b(?:lentils|chickpeas|split peas|beans)$/;
const NO_PULSE = /\b(?:green|french|runner|broad|baked|coffee|vanilla) beans$/;
const OF_PULSES = ['soup', 'stew'];
/** More than there are of one pulse. */
const MOST_TRIED = 12;

const lastWord = (name: string): string => plainPhrase(name).split(' ').at(-1)?.replace(/s$/, '') ?? '';

/**
 * A soup or stew of the pulse that was named, with the other foods added, in place of one that lacks it or is called after a food
 * that nobody named.
 */
export function ofPulses(
  answer: ChefAnswer,
  request: ChefRequest,
  { seed, avoidLines }: { seed: number; avoidLines: readonly RegExp[] },
  cook: (request: ChefRequest) => ChefAnswer,
  knowledge: CookingKnowledge,
): ChefAnswer {
  const groups = request.leading.length > 0 ? [request.leading, ...request.wanted] : request.wanted;
  const pulse = groups.find((group) => group.some((name) => PULSE.test(name) && !NO_PULSE.test(name)));
  const kinds = kindsOf(request);
  if (!pulse || answer.kind !== 'recipe' || !kinds.some((kind) => OF_PULSES.includes(kind))) return answer;
  const hasAll = ({ recipe }: Cooked) =>
    groups.every((group) =>
      recipe.ingredients.some(({ name }) =>
        group.some((each) => isSame(each, { name: withoutCut(name) }, knowledge)),
      ),
    );
  const isCalledAfter = ({ recipe: { title } }: Cooked) => {
    const head = plainPhrase(title.split(' with ')[0] ?? '');
    return groups.some((group) => group.some((name) => head.includes(lastWord(name))));
  };
  if (hasAll(answer) && isCalledAfter(answer)) return answer;
  const wish = { ...request, leading: [], wanted: [pulse] };
  const isExact = ({ recipe }: Cooked) =>
    recipe.ingredients.some(({ name }) => pulse.includes(withoutCut(name)));
  let tried = 0;
  let nearly: Cooked | null = null;
  for (const id of knownDishesFor(wish, { seed, avoidLines }, knowledge)) {
    if (++tried > MOST_TRIED) break;
    const other = cook({ ...request, dishes: [id], leading: [], wanted: groups, isChosen: true });
    if (other.kind !== 'recipe' || other.memory.dish !== id || !hasAll(other) || !isCalledAfter(other))
      continue;
    if (isExact(other)) return other;
    nearly ??= other;
  }
  return nearly ?? answer;
}
