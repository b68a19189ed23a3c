import { msg, t } from '#shared/t.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { wordsApart } from '../request/request-words.ts';
import { rolesOf } from '../swaps/roles.ts';
import { CLOSES, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { type OnScreen, withAnswer } from '../turns/on-screen.ts';

const COUNT =
  '(half|one|two|three|four|five|six|some|a couple|a few|[1-9]|einer|eine|zwei|drei|vier|die halfte|la moitie|la mitad|la meta|deux|dos|due)';
const OF_THEM =
  '(?: (?:of (?:them|us|the (?:guests|people|kids|lot|group|party)|my (?:friends|guests|kids|family))|guests?|friends?|people|kids?|person|davon|von (?:uns|ihnen)|(?:d entre (?:nous|eux))|de nosotros|de ellos|di noi|di loro))?';
const SOME_ARE = new RegExp(
  `^${OPENS}(?:actually |sorry |btw )*(?:there (?:is|are|will be) )?${COUNT}${OF_THEM} (?:is|are|s|re|will be|who (?:is|are)|who s|ist|sind|est|sont|es|son|e|sono)? ?(?:an? |all )?(vegetarians?|veggies?|vegans?|vegetarier(?:in)?|vegetarisch|veganer(?:in)?|vegan|vegetarien(?:ne)?s?|vegetarian[oaie]s?|vegan[oaie]s?)${CLOSES}$`,
);
const EATS =
  '(?:eats?|can t eat|doesn t eat|don t eat|won t eat|isst|essen|mangent?|ne mangent?|comen?|no comen?|mangian?[oa]?|non mangian?[oa]?)';
const FOOD = '(fish|meat|fisch|fleisch|poisson|viande|pescado|carne|pesce)';
const SOME_EAT_NONE = new RegExp(
  `^${OPENS}(?:actually |sorry |btw )*${COUNT}${OF_THEM}(?: who)? ${EATS} (?:(?:no|any|kein(?:e|en)?|pas|de|le|la|el|il) )*${FOOD}${CLOSES}$`,
);
const NO_FOOD: Readonly<Record<string, string>> = {
  fish: 'no fish',
  fisch: 'no fish',
  poisson: 'no fish',
  pescado: 'no fish',
  pesce: 'no fish',
};
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  einer: 1,
  eine: 1,
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  due: 2,
  'a couple': 2,
  three: 3,
  drei: 3,
  'a few': 3,
  four: 4,
  vier: 4,
  five: 5,
  six: 6,
};
const FOR_ALL = msg(
  'Too much of it would have to be cooked twice, so now everybody eats the same. Say “back” for the dish as it was.',
);
/** Without more than so many other foods, the part is another dish. */
const MOST_OTHERS = 2;

/**
 * The dish on screen with a part of it made for those who eat no meat: what the whole dish would have in its place is cooked beside it
 * for them, and what both share is what all of them eat. `null` if a message says anything else.
 */
export function forSome(
  written: string,
  previous: ChefMemory,
  cook: OnScreen,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const said = wordsApart(written);
  const [, count = '', diet = ''] = SOME_ARE.exec(said) ?? SOME_EAT_NONE.exec(said) ?? [];
  if (count === '') return null;
  const eaters = NUMBERS[count] ?? Number(count);
  const share = Number.isNaN(eaters) ? 0.5 : eaters / previous.servings;
  if (share <= 0 || share >= 1) return null;
  const other = cook.rest(NO_FOOD[diet] ?? (/^vegan/.test(diet) ? 'make it vegan' : 'make it vegetarian'));
  if (other.kind !== 'recipe' || other.memory.dish !== previous.dish) return null;
  const before = previous.lines.map(foodOf);
  const after = other.recipe.ingredients.map(foodOf);
  // What takes the place of a line stands where that stood.
  const pairs = before.flatMap((gone, at) => {
    const come = after[at];
    return !after.includes(gone) && come !== undefined && !before.includes(come) ? [{ gone, come }] : [];
  });
  const lead = pairs.find(({ gone }) => rolesOf(gone, knowledge).has('main'));
  const others = pairs.filter((pair) => pair !== lead);
  const isAll = before.every((gone) => after.includes(gone) || pairs.some((pair) => pair.gone === gone));
  // Where too much would be cooked twice, all eat the same, and are told so.
  if (!lead || !isAll || others.length > MOST_OTHERS) return withAnswer(t(FOR_ALL), other);
  const parted = cook.wish({ kind: 'swap', ...lead, share: Math.round(share * 100) / 100, words: '' });
  const both = others.reduce<ChefAnswer | null>(
    (answer, pair) => {
      if (answer?.kind !== 'recipe') return null;
      const next = cook.wish({ kind: 'swap', ...pair, share: 1, words: '' }, answer.memory);
      return next.kind === 'recipe' && next.recipe.ingredients.some((line) => foodOf(line) === pair.come)
        ? { ...next, why: [...answer.why, ...next.why.filter((said) => !answer.why.includes(said))] }
        : null;
    },
    hasBoth(parted, lead) ? parted : null,
  );
  return both ?? withAnswer(t(FOR_ALL), other);
}

const hasBoth = (answer: ChefAnswer, { gone, come }: { gone: string; come: string }): boolean =>
  answer.kind === 'recipe' &&
  [gone, come].every((food) => answer.recipe.ingredients.some((line) => foodOf(line) === food));
