import { withContext } from '#features/imports/rules/page/context.ts';
import type { Table } from '#features/imports/rules/page/features.ts';
import { type Forest, oddsOf } from '#features/imports/rules/page/forest.ts';
import type { PageModel } from '#features/imports/rules/page/model.ts';
import { tableOfTitles } from '#features/imports/rules/page/titles.ts';
import { boost } from './boost.ts';
import type { Labels } from './labels.ts';
import { type Lesson, lessonsOf } from './lessons.ts';
import type { SavedPage } from './saved-pages.ts';

type Part = 'ingredients' | 'steps';

const FIRST = { trees: 60, depth: 4, rate: 0.15, caution: 12, gain: 2, support: 1, share: 0.3 };
const SECOND = { trees: 80, depth: 4, rate: 0.1, caution: 12, gain: 2, support: 1, share: 0.3 };
const TITLE = { trees: 60, depth: 4, rate: 0.15, caution: 2, gain: 0.3, support: 0.2, share: 0.5 };
const FOLDS = 3;

/** Trains a model on pages. The same pages in the same order give the same model. */
export function trainModel(pages: readonly SavedPage[]): PageModel {
  const lessons = pages.flatMap(lessonsOf);
  const first = (from: readonly Lesson[]) => ({
    ingredients: forestOf(from, 'ingredients', ({ table }) => table, FIRST),
    steps: forestOf(from, 'steps', ({ table }) => table, FIRST),
  });
  // The second pass must see first-pass odds for pages that the first pass was not trained on.
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    first(lessons.filter(({ page }) => page % FOLDS !== fold)),
  );
  const wholes = new Map(
    lessons.map((lesson) => {
      const { ingredients, steps } = folds[lesson.page % FOLDS] as PageModel['first'];
      const looks = [oddsOf(ingredients, lesson.table), oddsOf(steps, lesson.table)];
      return [lesson, withContext(lesson.units, lesson.table, looks)];
    }),
  );
  const whole = (lesson: Lesson) => wholes.get(lesson) as Table;
  return {
    first: first(lessons),
    second: {
      ingredients: forestOf(lessons, 'ingredients', whole, SECOND),
      steps: forestOf(lessons, 'steps', whole, SECOND),
    },
    title: titleForest(lessons.filter(({ ingredients }) => ingredients)),
  };
}

function titleForest(lessons: readonly Lesson[]): Forest {
  const labels = lessons.flatMap(({ named }) => [...named]);
  const pages = lessons.flatMap(({ titles }, page) => titles.map(() => page));
  return boost(tableOfTitles(lessons.flatMap(({ titles }) => titles)), labels, TITLE, pages);
}

function forestOf(
  lessons: readonly Lesson[],
  part: Part,
  tableIn: (lesson: Lesson) => Table,
  settings: typeof FIRST,
): Forest {
  const used = lessons.filter((lesson) => lesson[part]);
  const tables = used.map(tableIn);
  const columns = tables[0]?.columns ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const values = new Float32Array(rows * columns);
  const labels = new Int8Array(rows);
  let at = 0;
  used.forEach((lesson, page) => {
    const table = tables[page] as Table;
    values.set(table.values, at * columns);
    labels.set(lesson[part] as Labels, at);
    at += table.rows;
  });
  return boost({ rows, columns, values }, labels, settings);
}
