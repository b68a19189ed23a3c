import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { wordsApart } from '../request/request-words.ts';
import { understandRequest } from '../request/understand-request.ts';
import { isOf } from '../safety/forbidden-wish.ts';
import { warningsIn } from '../safety/warnings.ts';
import { either, NAME, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName, foodCalled } from '../turns/foods-called.ts';
import { ALLERGENIC } from '../turns/read-refusal.ts';

/** Says that it is wanted after all: 'doch mit Würstchen', 'with ham after all'. */
const AFTER_ALL = new RegExp(
  `^${OPENS}(?:${either(
    '(?:doch|jetzt doch|dann doch|na gut) (?:lieber |wieder |ein paar |etwas )*(?:mit )?NAME(?: drin| dazu)? | (?:lieber )?(?:mit )?NAME doch',
    '(?:actually )?(?:add|with|put|put in|have|include|make it with|use)? ?(?:some |the )?NAME (?:after all|anyway)',
    '(?:actually|on second thoughts|changed my mind) ,? ?(?:add|with|put in|include|make it with) (?:some |the )?NAME(?: in it)?',
    '(?:finalement|tout compte fait) (?:avec|ajoute) (?:du |de la |de l |des )?NAME | avec (?:du |de la |de l |des )?NAME finalement',
    '(?:al final|mejor) (?:si )?con NAME | (?:alla fine|anzi) (?:si )?con NAME',
  ).replaceAll('NAME', NAME)})(?: please| bitte)?$`,
);

/** What leaves food out for nobody's sake but the taste of who writes. */
const PLAINLY_WITHOUT =
  /\b(?:ohne|without|no|sans|sin|senza|kein(?:e|en)?) (?:any |de )?(?:meat|fleisch|viande|carne)\b|\b(?:meatless|meat ?-?free|fleischlos\w*)\b/;
/** Of any other food: what people neither are ill from nor refuse by their faith. */
const isOfNoHarm = (food: string, { catalog }: CookingKnowledge): boolean =>
  findFood(catalog, food)?.traits.every(
    (trait) => !ALLERGENIC.has(trait) && !ANIMALS.includes(trait) && trait !== 'alcohol',
  ) ?? false;
/** Who must not or will not eat it: their reasons stand, whatever is wished for later. */
const FOR_SOMEBODY =
  /\b(?:allerg\w*|intoleran\w*|unvertrag\w*|coeliac|celiac|zoliakie|pregnan\w*|schwanger\w*|enceinte|embarazada|incinta|baby|babies|toddler|kleinkind\w*|halal|kosher|koscher|hindu|muslim\w*|jew\w*|jain|buddh\w*|lent|ramadan|fasten\w*|religio\w*|vegan\w*|vegetari\w*|vegetarisch\w*|veggie|doctor|arzt|diet|diat|ill|krank\w*|i m|im|i am|we are|we re|ich|wir|er|sie|mein\w*|my|our|he|she|they|who|je|nous|soy|somos|sono|siamo|mi|mon|ma|mes|hates?|guests?|gaste?n?|friends?|kids?|kinder\w*|because|weil|for (?:a|an|my|our|the))\b/;

/**
 * A food that was left out by plain wish and is wanted after all: the conversation without that wish, and what is asked of it now. `null`
 * if the message says anything else, or if the food is left out for the sake of somebody.
 */
export function wantedAfterAll(
  written: string,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): { memory: ChefMemory; rest: string } | null {
  const said = wordsApart(written);
  if (said.length > LONGEST) return null;
  const name = AFTER_ALL.exec(said)?.slice(1).find(Boolean);
  const food = name ? foodCalled(bareName(name), knowledge) : null;
  if (!food || !findFood(knowledge.catalog, food)) return null;
  const { catalog } = knowledge;
  const speaksOf = (prompt: string) =>
    warningsIn(prompt, catalog).some(
      ({ foods }) => foods === null || foods.some((group) => isOf(food, group, catalog)),
    );
  const against = previous.heeded.filter(speaksOf);
  const isLifted = (prompt: string) =>
    (PLAINLY_WITHOUT.test(wordsApart(prompt)) || isOfNoHarm(food, knowledge)) &&
    !FOR_SOMEBODY.test(wordsApart(prompt)) &&
    warningsIn(prompt, catalog).every(
      ({ kind, foods, notes }) => kind === 'foods' && foods !== null && notes.length === 0,
    );
  if (against.length === 0 || !against.every(isLifted)) return null;
  const refused = against.map((prompt) => understandRequest(prompt, knowledge).request);
  const isLeft = (key: 'avoidedFoods' | 'avoidedTraits' | 'diets') => (each: string) =>
    !refused.some((request) => (request[key] as readonly string[]).includes(each));
  const { request } = previous;
  return {
    rest: `add ${food}`,
    memory: {
      ...previous,
      heeded: previous.heeded.filter((prompt) => !against.includes(prompt)),
      request: {
        ...request,
        avoidedFoods: request.avoidedFoods.filter(isLeft('avoidedFoods')),
        avoidedTraits: request.avoidedTraits.filter(isLeft('avoidedTraits')),
        diets: request.diets.filter(isLeft('diets')),
      },
    },
  };
}
const LONGEST = 100;
