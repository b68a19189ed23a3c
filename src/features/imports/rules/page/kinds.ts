import { LONGEST_HEAD } from './heads.ts';
import { FEWEST_ALIKE } from './lists.ts';
import { looksOf } from './looks.ts';
import type { Unit } from './units.ts';

interface Parts {
  ingredients: Unit[];
  steps: Unit[];
}

/** Units after a step in which the ingredients of another step may be. */
const NEAR = 4;
/** Average letters below which a list among sentences is a list of words. */
const WORDS = 25;

/** Fixes what looks tell better than odds: lines of the other part, prose before the recipe, words among sentences. */
export function sorted(ingredients: Unit[], steps: Unit[], units: readonly Unit[]): Parts {
  return apart(ingredients, sentences(afterIngredients(ingredients, steps, units)), units);
}

/**
 * If ingredients and steps look different, a line that looks like the ingredients is one, even between steps: some recipes
 * list the ingredients of each step.
 */
function apart(ingredients: Unit[], steps: Unit[], units: readonly Unit[]): Parts {
  const own = Map.groupBy(ingredients, ({ element }) => looksOf(element));
  const [look, lines] = [...own].reduce(
    (most, next) => (next[1].length > most[1].length ? next : most),
    ['', [] as Unit[]],
  );
  const others = steps.filter(({ element }) => looksOf(element) === look);
  const isOwn =
    lines.length >= FEWEST_ALIKE &&
    lines.length * 2 > ingredients.length &&
    others.length < lines.length &&
    others.length * 2 < steps.length;
  if (!isOwn) return { ingredients, steps };
  const isLine = ({ text, element }: Unit) =>
    looksOf(element) === look && text.length <= LONGEST_HEAD && !/[.!?]$/.test(text);
  const told = steps.filter((unit) => !isLine(unit));
  const listed = new Set([...ingredients, ...steps.filter(isLine)]);
  const stepped = new Set(told);
  const last = units.findLastIndex((unit) => stepped.has(unit));
  let near = 0;
  return {
    ingredients: units.filter((unit, at) => {
      if (stepped.has(unit)) near = NEAR;
      const is = listed.has(unit) || (near > 0 && at < last && isLine(unit));
      near--;
      return is;
    }),
    steps: told,
  };
}

/** Prose before the ingredients reads like steps, but is not if different-looking steps follow. */
function afterIngredients(ingredients: readonly Unit[], steps: Unit[], units: readonly Unit[]): Unit[] {
  const places = new Map(units.map((unit, at) => [unit, at]));
  const placeOf = (unit: Unit) => places.get(unit) as number;
  const [first] = ingredients;
  if (!first) return steps;
  const [before, after] = [
    steps.filter((unit) => placeOf(unit) < placeOf(first)),
    steps.filter((unit) => placeOf(unit) > placeOf(first)),
  ];
  const looks = new Set(after.map(({ element }) => looksOf(element)));
  const isApart = before.every(({ element }) => !looks.has(looksOf(element)));
  return isApart && after.length >= before.length ? after : steps;
}

/** Drops lists of words, if most of the rest are sentences. */
function sentences(steps: Unit[]): Unit[] {
  const lettersOf = (units: readonly Unit[]) => units.reduce((sum, { text }) => sum + text.length, 0);
  const groups = Map.groupBy(steps, ({ element }) => looksOf(element));
  const words = [...groups.values()].filter(
    (group) =>
      group.length >= FEWEST_ALIKE &&
      lettersOf(group) < group.length * WORDS &&
      !group.some(({ text }) => /[\d.!?:。]/.test(text)),
  );
  const left = new Set(words.flat());
  const rest = steps.filter((unit) => !left.has(unit));
  return lettersOf(rest) > lettersOf([...left]) ? rest : steps;
}
