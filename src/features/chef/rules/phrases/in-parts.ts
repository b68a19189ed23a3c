import type { Classic } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Understood } from '../request/read-request.ts';
import { plainPhrase } from '../request/request-words.ts';
import { BESIDE } from '../request/small-words.ts';
import { isKnownThere, withStarch } from './named-together.ts';
import { PhraseMeanings } from './phrase-meanings.ts';

/**
 * The chicken and the soup of 'chicken soup': a request for the foods and the kind of dish that are all a dish's name
 * says. `null` if it says more, as 'coq au vin' does.
 */
export function inParts(understood: Understood, knowledge: CookingKnowledge): Understood | null {
  const { request, namedAs, kinds } = understood;
  const named = knowledge.classics.get(request.dishes[0] ?? '');
  if (!named) return null;
  if (kinds) return { ...understood, request: { ...request, dishes: kinds, leading: [] } };
  if (!namedAs) return null;
  const names = new PhraseMeanings(knowledge);
  const isElsewhere = !isKnownThere(named, request, knowledge);
  const parts =
    partsOfName(namedAs, named, names) ??
    (isElsewhere && names.dishesOf(namedAs).length > 0 ? [namedAs] : null);
  if (!parts) return null;
  const foods = parts.filter((part) => names.dishesOf(part).length === 0).map((part) => names.foodsOf(part));
  const dishes = parts.flatMap((part) => names.dishesOf(part));
  // Lamb chops are lamb chops everywhere.
  if (foods.length + dishes.length < 2 && foods.length > 0) return null;
  const more = request.wanted.filter(([first]) => !foods.some((own) => own[0] === first));
  const asParts = { ...request, dishes, leading: [], wanted: [...foods, ...more] };
  const together = withStarch(asParts, names, knowledge);
  return { ...understood, request: together ? { ...asParts, dishes: [together] } : asParts };
}

/** The foods and kinds of dishes that are all a dish's name says, in English if it is none. */
function partsOfName(phrase: string, { title }: Classic, names: PhraseMeanings): string[] | null {
  const isFood = (part: string) => names.foodsOf(part).length > 0;
  const found = [phrase, plainPhrase(title)].flatMap((name) => {
    const parts = partsOf(
      name.split(' ').filter((word) => !BESIDE.has(word)),
      names,
    );
    return parts?.some(isFood) ? [parts] : [];
  });
  return found[0] ?? null;
}

const LONGEST_PART = 3;

function partsOf(words: readonly string[], names: PhraseMeanings): string[] | null {
  if (words.length === 0) return [];
  for (let length = 1; length <= Math.min(words.length, LONGEST_PART); length++) {
    const part = words.slice(0, length).join(' ');
    if (names.dishesOf(part).length + names.foodsOf(part).length === 0) continue;
    const rest = partsOf(words.slice(length), names);
    if (rest) return [part, ...rest];
  }
  return null;
}
