import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { memoize } from '#shared/memoize.ts';
import type { Part } from '../classics/classic.ts';
import { plainKey } from '../classics/text.ts';
import type { CookingKnowledge } from './cooking-knowledge.ts';

/** Meat that is cooked already, and only has to be heated. */
export const isLeftover = (name: string): boolean => /^cooked (?:chicken|turkey|beef|lamb|pork)/.test(name);

const inAnyState = memoize((name) => name.replace(/^(?:cooked|dried|greek) /i, ''));

/** What tells by a name alone whether two foods are the same. */
interface NameFacts {
  key: string;
  /** The cut that it tells, where no other will do. */
  cut: string | null;
  isLeftover: boolean;
  isMinced: boolean;
  isSmokedFish: boolean;
  isRedLentil: boolean;
  isOfTin: boolean;
}

const SMOKED_FISH = /^smoked (?:salmon|trout|mackerel)/;

const factsOf = memoize(
  (name): NameFacts => ({
    key: plainKey(name),
    cut: /\b(?:belly|skin|ribs?|cheeks?|hock)\b/.exec(name)?.[0].replace(/s$/, '') ?? null,
    isLeftover: isLeftover(name),
    isMinced: /minced/.test(name),
    isSmokedFish: SMOKED_FISH.test(name),
    isRedLentil: /\bred lentils?\b/.test(name),
    isOfTin: name.startsWith('canned '),
  }),
);

/**
 * Cached answers by line and larder food: choosing among all dishes asks for the same pairs many thousands of times.
 */
const answers = new WeakMap<CookingKnowledge, Map<string, Map<string, boolean>>>();
const MOST_LINES = 4_000;

/** Whether a line of a dish is the larder's food. */
export function isSame(
  name: string,
  { name: line }: Pick<Part, 'name'>,
  knowledge: CookingKnowledge,
): boolean {
  const known = answers.get(knowledge);
  const byLine = known && known.size <= MOST_LINES ? known : new Map<string, Map<string, boolean>>();
  if (byLine !== known) answers.set(knowledge, byLine);
  let byName = byLine.get(line);
  if (!byName) {
    byName = new Map();
    byLine.set(line, byName);
  }
  const before = byName.get(name);
  if (before !== undefined) return before;
  const isOne = findSame(name, line, knowledge);
  byName.set(name, isOne);
  return isOne;
}

function findSame(name: string, line: string, { larder, catalog }: CookingKnowledge): boolean {
  const wanted = larder.get(name);
  const food = findFood(catalog, line);
  if (!wanted || !food) return false;
  const [named, own] = [factsOf(wanted.name), factsOf(line)];
  const isOne =
    wanted.food === food || named.key === own.key || inAnyState(wanted.food.name) === inAnyState(food.name);
  return (
    isOne &&
    // Raw meat is not what is left of a roast.
    (!own.isLeftover || isLeftover(name)) &&
    // Nobody fries what is smoked as if it were raw.
    named.isSmokedFish === own.isSmokedFish &&
    // Red lentils fall apart, and others do not.
    named.isRedLentil === own.isRedLentil &&
    // All of a pig is pork, but its belly is not a shoulder.
    named.cut === own.cut &&
    // Nobody grills what is from a tin.
    (!(named.isOfTin && wanted.kinds.has('fish')) || own.isOfTin) &&
    // What is cooked in its tin is nothing to be simmered from dry.
    (!(named.isOfTin && wanted.kinds.has('pulse')) || own.isOfTin || /^cooked\b/.test(line)) &&
    // Mince is not a steak.
    (own.isMinced || !name.startsWith('minced'))
  );
}
