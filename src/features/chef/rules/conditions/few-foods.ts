import { t } from '#shared/t.ts';
import type { Classic } from '../classics/classic.ts';
import { NUMBER, numberSaid } from '../request/counting.ts';
import type { ChefRequest } from '../request/request.ts';

/** What nobody counts as an ingredient. */
const AT_HOME =
  /^(?:(?:coarse |fine |flaky )?(?:sea )?salt|black pepper|water|(?:olive|sunflower) oil)(?:,|$)/;
/** What few ingredients are, if nobody says how many. */
const FEW = 5;
const LEAST = 2;
const MOST = 20;

const COUNT = new RegExp(
  `\\b(?:(?:with|using|of|from|only|just|max(?:imum)?|at most|no more than|not more than|fewer than|less than|under|up to|about|or|mit|nur|avec|con|solo|seulement|maximal|hochstens|aus|de|the|a) )*${NUMBER}(?: (?:or|to|oder|ou|o) ${NUMBER})?(?: or (?:fewer|less))?[ -](?:simple |basic |main |cheap |easy |other )?(?:ingredients?|zutaten|ingredientes?|ingredienti)\\b(?: (?:only|max|or (?:fewer|less)|at most))*`,
);

/** How many ingredients somebody wants at most, and the text without it; `null` if nobody says. */
export function readFoodCount(text: string): { most: number | null; rest: string } {
  const found = COUNT.exec(text);
  if (!found) return { most: null, rest: text };
  const most = numberSaid(found[2] ?? found[1]);
  if (most < LEAST || most > MOST) return { most: null, rest: text };
  return { most, rest: text.replace(found[0], ' few ingredients ') };
}

type Counted = Pick<ChefRequest, 'leanings' | 'mostFoods'>;

/** How many ingredients a dish may have; `null` if any. */
const mostFoods = ({ leanings, mostFoods: most }: Counted): number | null =>
  leanings.includes('few-ingredients') ? (most ?? FEW) : null;

/** How many foods a list takes that not everybody has at home. */
const toBuy = (lines: readonly { name: string; isOptional?: boolean }[]): number =>
  lines.filter(({ name, isOptional }) => !isOptional && !AT_HOME.test(name)).length;

/** How many ingredients a dish has beyond what it may have. Asked of every dish, so it counts only where there is a limit. */
export function foodsTooMany({ lines }: Pick<Classic, 'lines'>, request: Counted): number {
  const most = mostFoods(request);
  return most === null ? 0 : Math.max(0, toBuy(lines) - most);
}

/** Whether a dish has no more ingredients than it may. */
export const isOfFewFoods = (classic: Pick<Classic, 'lines'>, request: Counted): boolean =>
  foodsTooMany(classic, request) === 0;

/** How many ingredients a recipe has, if few were to be. */
export function foodCountSaid(lines: readonly { name: string }[], request: Counted): string[] {
  const most = mostFoods(request);
  const count = toBuy(lines);
  if (most === null || count < LEAST) return [];
  if (count <= most)
    return [t('It takes {count} ingredients, salt, pepper, oil and water not counted.', { count })];
  return [
    request.mostFoods === undefined
      ? t('It takes {count} ingredients: I know no good way to make it with fewer.', { count })
      : t('It takes {count} ingredients, and I know no good way to make it with {most}.', { count, most }),
  ];
}
