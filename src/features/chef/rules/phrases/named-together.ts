import type { Classic } from '../classics/classic.ts';
import { machineOf, namesInMachine } from '../cooking/machines.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isSame } from '../knowledge/same-food.ts';
import type { Understood } from '../request/read-request.ts';
import type { ChefRequest } from '../request/request.ts';
import { plainPhrase } from '../request/request-words.ts';
import { BESIDE } from '../request/small-words.ts';
import { PhraseMeanings } from './phrase-meanings.ts';

const LONG_FOR_QUICK = 40;
export const STARCHES = ['pasta', 'noodle', 'rice', 'wrap', 'gnocchi'];

/** What the phrases of a prompt name so far. */
interface Said {
  request: ChefRequest;
  /** Kinds of dishes and foods, as they were said. */
  kinds: readonly string[];
  foods: readonly string[];
}

/** The dish that a food and a kind of dish name together: 'a soup with tomatoes' is tomato soup. */
export function namedTogether(
  { request, kinds, foods }: Said,
  names: PhraseMeanings,
  knowledge: CookingKnowledge,
): string | null {
  const { classicByWord, classics, larder } = knowledge;
  const { wanted, dishes } = request;
  const isMeant = (id: string) => isFromThere(classics.get(id), request, knowledge);
  const [one, other, ...more] = wanted.map(([first = '']) =>
    plainPhrase(larder.get(first)?.title ?? first).replace(/s$/, ''),
  );
  // Chicken and lemons are lemon chicken.
  const isCooked = wanted.some(([first = '']) => first.startsWith('cooked '));
  if (one && other && more.length === 0 && dishes.length === 0 && !isCooked)
    return (
      [' ', ' and ', ' with ']
        .flatMap((joint) => [`${one}${joint}${other}`, `${other}${joint}${one}`])
        .flatMap((name) => classicByWord.get(name) ?? classicByWord.get(`${name}s`) ?? [])
        .find((id) => !takesTooLong(classics.get(id), request) && isMeant(id)) ?? null
    );
  const inMachine = kinds
    .flatMap((kind) => namesInMachine(kind, request.leanings))
    .find((name) => classicByWord.has(name));
  if (inMachine) return classicByWord.get(inMachine) ?? null;
  const named: string[] = [];
  for (const kind of kinds)
    for (const food of foods)
      for (const each of [food, food.replace(/s$/, ''), food.replace(/ies$/, 'y').replace(/oes$/, 'o')]) {
        const id = [
          `${each} ${kind}`,
          `${kind} with ${each}`,
          `${kind} and ${each}`,
          `${kind} with ${each}s`,
          `${kind} and ${each}s`,
        ]
          .map((name) => classicByWord.get(name))
          .find(Boolean);
        const title = plainPhrase(classics.get(id ?? '')?.title ?? '');
        if (id && title.includes(each) && !dishes.includes(id) && isMeant(id)) named.push(id);
      }
  const [first] = named;
  return first === undefined || wanted.length < 2
    ? (first ?? withStarch(request, names, knowledge))
    : (named.find((id) => isMadeOfAll(classics.get(id), request, knowledge)) ??
        ofAllFoods({ request, kinds, foods }, knowledge) ??
        first);
}

/** Whether a dish comes from where a request says; any does if it says nothing. */
export function isFromThere(
  classic: Classic | undefined,
  { cuisine }: ChefRequest,
  { placesOf }: CookingKnowledge,
): boolean {
  const places = cuisine === null ? [] : (placesOf.get(cuisine) ?? []);
  return places.length === 0 || places.includes(classic?.cuisine ?? '');
}

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

/** Whether a dish is cooked where a request says, whatever it is called there. */
export const isKnownThere = (named: Classic, request: ChefRequest, knowledge: CookingKnowledge): boolean =>
  isFromThere(named, request, knowledge) ||
  named.words.some((name) => name.split(' ').some((word) => word === request.cuisine));

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

const isMadeOfAll = (
  classic: Classic | undefined,
  { wanted }: ChefRequest,
  knowledge: CookingKnowledge,
): boolean =>
  wanted.every((group) =>
    classic?.lines.some(
      (line) => (line.isDefining || line.isLead) && group.some((name) => isSame(name, line, knowledge)),
    ),
  );

/** The soup of carrots and red lentils for somebody who wants a soup with both, rather than one of carrots alone. */
function ofAllFoods({ request, kinds }: Said, knowledge: CookingKnowledge): string | null {
  const isOfKind = (title: string) =>
    kinds.some((kind) => plainPhrase(title).endsWith(` ${kind.replace(/s$/, '')}`));
  const found = [...knowledge.classics.values()].find(
    (classic) =>
      machineOf(classic) === null &&
      isOfKind(classic.title) &&
      isMadeOfAll(classic, request, knowledge) &&
      !takesTooLong(classic, request) &&
      isFromThere(classic, request, knowledge),
  );
  return found?.id ?? null;
}

/** Nobody in a hurry means the dish of chicken and rice that takes an hour. */
const takesTooLong = (classic: Classic | undefined, { minutes, moods }: ChefRequest): boolean =>
  (classic?.prep ?? 0) + (classic?.cook ?? 0) >
  (minutes ?? (moods.includes('quick') ? LONG_FOR_QUICK : Infinity));

/** The noodle soup of 'a soup with noodles': what a kind of dish and a starch name together. */
function withStarch(
  { wanted, dishes, isHinted }: ChefRequest,
  names: PhraseMeanings,
  { larder, classics }: CookingKnowledge,
): string | null {
  if (isHinted || dishes.some((id) => classics.has(id))) return null;
  const isOf = (starch: string) => (name: string) => larder.get(name)?.kinds.has(starch) ?? false;
  const together = STARCHES.filter((starch) => wanted.some((group) => group.every(isOf(starch)))).flatMap(
    (starch) =>
      dishes
        .map((id) => plainPhrase(id.split(' ').at(-1) ?? ''))
        .flatMap((kind) => [
          `${starch} ${kind}`,
          // A stir-fry of nothing else is one of vegetables.
          ...(wanted.length > 1 ? [`${kind} ${starch}s`] : []),
        ]),
  );
  return together.flatMap((name) => [...names.dishesOf(name), names.classicOf(name) ?? []].flat())[0] ?? null;
}
