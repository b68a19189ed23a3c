import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { wordsApart } from '../request/request-words.ts';
import { understandRequest } from '../request/understand-request.ts';
import { isOf } from '../safety/forbidden-wish.ts';
import { warningsIn } from '../safety/warnings.ts';
import { NAME, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName, foodCalled, lineCalled } from '../turns/foods-called.ts';
import { ALLERGENIC } from '../turns/read-refusal.ts';

/** Says that it is wanted after all: 'doch mit Würstchen', 'with ham after all'. */
const AFTER_ALL: readonly RegExp[] = [
  '(?:doch|jetzt doch|dann doch|na gut) (?:lieber |wieder |ein paar |etwas )*(?:mit )?NAME(?: drin| dazu)? | (?:lieber )?(?:mit )?NAME doch',
  '(?:actually )?(?:add|with|put|put in|have|include|make it with|use)? ?(?:some |the )?NAME (?:after all|anyway)',
  '(?:actually|on second thoughts|changed my mind) ,? ?(?:add|with|put in|include|make it with) (?:some |the )?NAME(?: in it)?',
  '(?:finalement|tout compte fait) (?:avec|ajoute) (?:du |de la |de l |des )?NAME | avec (?:du |de la |de l |des )?NAME finalement',
  '(?:al final|mejor) (?:si )?con (?:el |la |los |las )?NAME | con (?:el |la |los |las |il |le |i |gli )?NAME (?:al final|alla fine|dopotutto|despues de todo) | (?:alla fine|anzi)(?: ,)? (?:si )?con (?:il |lo |la |le |i |gli |l )?NAME',
  '(?:please |can we |let s )?(?:go |going )?back to (?:the |having |using )?NAME | (?:actually |no |wait )*(?:keep|leave) (?:the )?NAME(?: in| in it)?',
  '(?:(?:please )?put|add|bring) (?:the )?NAME back(?: in| into it)? | (?:the )?NAME (?:can|may) (?:go|come|stay)(?: back)?(?: in| in it)*',
  '(?:the )?NAME (?:is|are|s) (?:fine|ok|okay|good|allowed)(?: after all| again| now| actually)+ | (?:actually )?(?:she|he|they|we|i) (?:can|do|will) (?:have|eat)s? NAME(?: after all| actually| now)*',
  '(?:i |we )?(?:have |ve |just )*(?:found|got hold of|bought) (?:some |the )?NAME | (?:ich |wir )?(?:hab\\w* )?doch (?:noch )?NAME (?:gefunden|gekauft|da)',
  'remets (?:le |la |les |du |de la |des )?NAME | (?:vuelve a poner|ponle otra vez|deja) (?:el |la |los |las )?NAME | (?:rimetti|lascia) (?:il |lo |la |le |i |gli )?NAME',
  '(?:ok |dann |bitte |lass )*(?:den |die |das )?NAME (?:doch|kann|darf) (?:wieder |drin |doch )*(?:bleiben|rein)',
].flatMap((said) =>
  said
    .split(' | ')
    .map((each) => new RegExp(`^${OPENS}(?:${each.replaceAll('NAME', NAME)})(?: please| bitte)?$`)),
);
/** Enough with a reason why it is there now. */
const WITH = new RegExp(
  `^${OPENS}(?:with|add|use|mit|avec|con) (?:the |some |le |la |les |l |du |des |el |los |las |il |i |gli )?${NAME}$`,
);
/** Why it may be in it now, or as it is in the dish that everybody knows. */
const NOW_THERE =
  /(?: ,)?(?: (?:and|but|cause|because|since|und|weil|et|car|y|porque|e|perche))* (?:(?:(?:i|we|i ve|we ve) )?(?:(?:have|just|actually) )*(?:found|got|bought) (?:some|them|it|one)(?: after all)?|(?:hab|habe|haben) (?:doch )?(?:noch )?(?:welche|was|sie|ihn|es) (?:gefunden|gekauft|da)|j en ai (?:trouve|achete)|(?:he|hemos) (?:encontrado|comprado)(?: algunos| algo)?|ne ho (?:trovat|comprat)[oaie]|(?:just )?(?:like|as in|as) the (?:original|classic|real thing|real one)|wie im original|wie das original|comme (?:l original|d habitude|dans la vraie)|como (?:el|la|en el|en la) original|come (?:l originale|nell originale))$/;

/** What leaves food out for nobody's sake but the taste of who writes. */
const PLAINLY_WITHOUT =
  /\b(?:ohne|without|no|sans|sin|senza|kein(?:e|en)?) (?:any |de )?(?:meat|fleisch|viande|carne)\b|\b(?:meatless|meat ?-?free|fleischlos\w*)\b/;
/** Of any other food: what people neither are ill from nor refuse by their faith. */
const isOfNoHarm = (food: string, { catalog }: CookingKnowledge): boolean =>
  findFood(catalog, food)?.traits.every(
    (trait) => !ALLERGENIC.has(trait) && !ANIMALS.includes(trait) && trait !== 'alcohol',
  ) ?? false;
/** Left out with the wish for a dish, and nothing is said of why. */
const ENDS_WITHOUT =
  /(?:^| )(?:ohne|without|no|sans|sin|senza|kein(?:e|en)?|minus|hold the|skip the|leave out the) (?:any |the |de |d )?([a-z]+(?: [a-z]+)?)(?: please| bitte)?$/;
/** Who must not or will not eat it: their reasons stand, whatever is wished for later. */
const FOR_SOMEBODY =
  /\b(?:allerg\w*|intoleran\w*|unvertrag\w*|coeliac|celiac|zoliakie|pregnan\w*|schwanger\w*|enceinte|embarazada|incinta|baby|babies|toddler|kleinkind\w*|halal|kosher|koscher|hindu|muslim\w*|jew\w*|jain|buddh\w*|lent|ramadan|fasten\w*|religio\w*|vegan\w*|vegetari\w*|vegetarisch\w*|veggie|doctor|arzt|diet|diat|ill|krank\w*|i m|im|i am|we are|we re|ich|wir|er|sie|mein\w*|my|our|he|she|they|who|je|nous|soy|somos|sono|siamo|mi|mon|ma|mes|hates?|guests?|gaste?n?|friends?|kids?|kinder\w*|because|weil|for (?:a|an|my|our|the))\b/;

interface Lifted {
  /** The conversation without what left the food out. */
  memory: ChefMemory;
  /** Asks for the food, where the dish has no line for it. */
  rest: string;
  /** The line of the dish that comes back. */
  again: string | null;
}

/**
 * A food that was left out by plain wish and is wanted after all: `null`
 * if the message says anything else, or if the food is left out for the sake of somebody.
 */
export function wantedAfterAll(
  written: string,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): Lifted | null {
  const apart = wordsApart(written);
  const said = apart.replace(NOW_THERE, '');
  if (said.length > LONGEST) return null;
  const [name, food] = [...AFTER_ALL, ...(said === apart ? [] : [WITH])]
    .flatMap((pattern) => pattern.exec(said)?.slice(1).find(Boolean) ?? [])
    .map((each) => [bareName(each), foodCalled(bareName(each), knowledge)] as const)
    .find(([, called]) => called !== null && findFood(knowledge.catalog, called) !== null) ?? ['', null];
  if (!food) return null;
  const { catalog } = knowledge;
  const speaksOf = (prompt: string) =>
    warningsIn(prompt, catalog).some(
      ({ foods }) => foods === null || foods.some((group) => isOf(food, group, catalog)),
    );
  const against = previous.heeded.filter(speaksOf);
  // 'Marsala after all' is no word on alcohol.
  const isRefusedAs = (prompt: string) => {
    const [, refused] = ENDS_WITHOUT.exec(wordsApart(prompt)) ?? [];
    return refused !== undefined && foodCalled(bareName(refused), knowledge) === food;
  };
  const isLifted = (prompt: string) =>
    (PLAINLY_WITHOUT.test(wordsApart(prompt)) || isRefusedAs(prompt) || isOfNoHarm(food, knowledge)) &&
    !FOR_SOMEBODY.test(wordsApart(prompt)) &&
    warningsIn(prompt, catalog).every(
      ({ kind, foods, notes }) => kind === 'foods' && foods !== null && notes.length === 0,
    );
  if (against.length === 0 || !against.every(isLifted)) return null;
  const refused = against.map((prompt) => understandRequest(prompt, knowledge).request);
  const isLeft = (key: 'avoidedFoods' | 'avoidedTraits' | 'diets') => (each: string) =>
    !refused.some((request) => (request[key] as readonly string[]).includes(each));
  const { request } = previous;
  const own = knowledge.classics.get(previous.dish)?.lines ?? [];
  const line = lineCalled(name, { lines: own.map((each) => ({ ...each, amount: '' })) }, knowledge);
  return {
    rest: `add ${food}`,
    again: line,
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
