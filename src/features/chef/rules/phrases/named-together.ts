import type { Classic } from '../classics/classic.ts';
import { machineOf, namesInMachine } from '../cooking/machines.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isSame } from '../knowledge/same-food.ts';
import type { ChefRequest } from '../request/request.ts';
import { plainPhrase } from '../request/request-words.ts';
import type { PhraseMeanings } from './phrase-meanings.ts';

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
  // Shrimps and peas are the prawns and peas of a risotto, whatever they are called.
  const ofBoth =
    first === undefined && wanted.length > 1 ? ofAllFoods({ request, kinds, foods }, knowledge) : null;
  if (ofBoth) return ofBoth;
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

/** Whether a dish is cooked where a request says, whatever it is called there. */
export const isKnownThere = (named: Classic, request: ChefRequest, knowledge: CookingKnowledge): boolean =>
  isFromThere(named, request, knowledge) ||
  named.words.some((name) => name.split(' ').some((word) => word === request.cuisine));

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
export function withStarch(
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
