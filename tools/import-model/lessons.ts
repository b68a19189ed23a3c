import { featuresOf, type Table } from '#features/imports/rules/page/features.ts';
import { type Candidate, titlesIn } from '#features/imports/rules/page/titles.ts';
import { isWithin, type Page, parsePage } from '#features/imports/rules/page/tree.ts';
import { type Unit, unitsOf } from '#features/imports/rules/page/units.ts';
import { type Labels, labelsOf, wordsOf } from './labels.ts';
import { hasData, type SavedPage, strippedPage } from './saved-pages.ts';

/** Training data from a page. */
export interface Lesson {
  /** The number of the page: several lessons may come from the same one. */
  page: number;
  units: Unit[];
  table: Table;
  ingredients: Labels | null;
  steps: Labels | null;
  titles: Candidate[];
  /** Which of the titles is right. */
  named: Labels;
}

/** Units around the recipe that an excerpt keeps. */
const AROUND = 2;

/**
 * A page as a person sees it: without its structured data, if that contains a recipe. For every other page, also the recipe
 * alone, as if somebody had copied it.
 */
export function lessonsOf(written: SavedPage, number: number): Lesson[] {
  const saved = hasData(written) ? strippedPage(written) : written;
  const whole = lessonOf(saved, number, () => true);
  const { ingredients, steps } = whole;
  if (!ingredients || !steps || number % 2 === 1) return [whole];
  const isNear = (at: number) => {
    for (let near = at - AROUND; near <= at + AROUND; near++)
      if (ingredients[near] === 1 || steps[near] === 1) return true;
    return whole.units[at]?.element.tag === 'h1';
  };
  return [whole, { ...lessonOf(saved, number, isNear), titles: [], named: new Int8Array() }];
}

function lessonOf(saved: SavedPage, number: number, isKept: (at: number) => boolean): Lesson {
  const page = parsePage(saved.html);
  const all = unitsOf(page);
  const units = all.every((_, at) => isKept(at)) ? all : cut(page, all, isKept);
  const { title, ingredients, instructions_list } = saved.expected;
  const listed = labelsOf(units, ingredients);
  const titles = titlesIn(
    page,
    units,
    units.filter((_, at) => listed?.[at] === 1),
  );
  return {
    page: number,
    units,
    table: featuresOf(page, units),
    ingredients: listed,
    steps: labelsOf(units, instructions_list),
    titles,
    named: Int8Array.from(titles, ({ text }) => Number(isSame(text, title))),
  };
}

/** Empties the elements of the removed units, unless they contain one that stays. */
function cut(page: Page, units: readonly Unit[], isKept: (at: number) => boolean): Unit[] {
  const kept = units.filter((_, at) => isKept(at));
  units.forEach(({ element }, at) => {
    if (!isKept(at) && !kept.some((unit) => isWithin(unit.element, element))) element.children = [];
  });
  return unitsOf(page);
}

/** Whether two titles have the same words. */
function isSame(text: string, title: string): boolean {
  const [own, other] = [new Set(wordsOf(text)), new Set(wordsOf(title))];
  return own.size === other.size && [...own].every((word) => other.has(word));
}
