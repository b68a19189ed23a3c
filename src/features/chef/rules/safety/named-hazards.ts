import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { t } from '#shared/t.ts';
import { withoutConditions } from '../conditions/read-conditions.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import type { FoodGroup } from './food-groups.ts';
import type { Warning } from './warnings.ts';

const WORD = /[a-z]+(?:'[a-z]+)?/g;
const LEAST_LETTERS = 4;
/** What 'low salt' and 'sugar free' name is wished away, not for. */
const OF_LABELS = /^(?:salt|sodium|sugar|potassium)$/;
/** A kind that a person may love, or a course, of which no food is named. */
const A_KIND = /^(?:meat|fleisch|viande|starters?|appeti[sz]ers?)$/;

/**
 * Foods that somebody asks for and that are themselves the hazard: the liver of 'gout, what about liver and onions'.
 *
 * @param isOfAnybody whether those of an allergy count as well, rather than of illnesses and faiths alone
 */
export function namedHazards(
  warnings: readonly Warning[],
  isOfAnybody: boolean,
  {
    catalog,
    classicByWord,
    dishesByWord,
  }: Pick<CookingKnowledge, 'catalog' | 'classicByWord' | 'dishesByWord'>,
): string[] {
  const ofPeople = warnings.filter(
    ({ kind, foods }) => (kind === 'person' || isOfAnybody) && foods !== null && foods.length > 0,
  );
  const groups = ofPeople.flatMap(({ foods }) => foods ?? []);
  const texts = [...new Set(ofPeople.map(({ within }) => within.text))];
  const words = texts.flatMap((text) => withoutCues(text, warnings).match(WORD) ?? []);
  return [...new Set(words)].filter(
    (word) =>
      word.length >= LEAST_LETTERS &&
      !OF_LABELS.test(word) &&
      !A_KIND.test(word) &&
      !classicByWord.has(word) &&
      !dishesByWord.has(word) &&
      groups.some((group) => isOf(word, group, catalog)),
  );
}

/** What is said of them: nobody wonders where the liver went. */
export const hazardsSaid = (foods: readonly string[]): string[] =>
  foods.length === 0
    ? []
    : [
        t('You named {foods}, which should be left out then, so it is not in here.', {
          foods: foods.join(', '),
        }),
      ];

/** Asks whether a food may be in it: 'spelt ok?' */
const MAY_BE =
  /([a-z]+) (?:(?:is|are|ist|waere|ware) )?(?:ok|okay|fine|allowed|safe|alright|all right|erlaubt|in ordnung|ca va|va bene|vale|geht)\b/g;

/** The reply when someone asks whether a restricted food is allowed. */
export function mayBeSaid(
  prompt: string,
  warnings: readonly Warning[],
  { catalog }: Pick<CookingKnowledge, 'catalog'>,
): string[] {
  const groups = warnings.flatMap(({ foods }) => foods ?? []);
  return [...plainPrompt(prompt).matchAll(MAY_BE)].flatMap(([, food = '']) =>
    food.length >= LEAST_LETTERS && groups.some((group) => isOf(food, group, catalog))
      ? t('No, not {food}: it belongs to what has to be left out here.', {
          food: findFood(catalog, food)?.name ?? food,
        })
      : [],
  );
}

function withoutCues(text: string, warnings: readonly Warning[]): string {
  return warnings
    .filter(({ within }) => within.text === text)
    .reduce((rest, { said, kind, within: { from, cueEnds } }) => {
      // What is refused is not asked for.
      const to = kind === 'foods' ? Math.max(cueEnds, from + said.length) : cueEnds;
      return rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
    }, withoutConditions(text));
}

function isOf(word: string, { traits, lines }: FoodGroup, catalog: Catalog): boolean {
  const food = findFood(catalog, word);
  return food !== null && (lines?.test(word) === true || food.traits.some((trait) => traits.includes(trait)));
}
