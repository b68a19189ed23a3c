import type { Classic, ClassicKind } from '../classics/classic.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import type { Addition } from './addition-lines.ts';

/** Dishes with a sauce, a filling or a mash that takes grated vegetables without a trace. */
const HIDES: readonly ClassicKind[] = [
  'pasta',
  'stew',
  'bake',
  'pie',
  'filled',
  'soup',
  'curry',
  'rice',
  'pizza',
  'fry',
];
const HIDDEN = ['courgette', 'carrot', 'red pepper'] as const;
/** What leaves or caps are is chopped. */
const GRATED = /courgette|carrot|pepper|parsnip|squash|aubergine|celery|cauliflower/;
const GRAMS_HIDDEN = 50;

/** Vegetables so finely grated that nobody finds them; those that a dish has already are none. */
export function hiddenIn(
  { kind, lines, steps }: Pick<Classic, 'kind' | 'lines' | 'steps'>,
  foods: ReadonlyMap<string, LarderFood>,
  servings: number,
  isAllowed: (name: string) => boolean,
  names: readonly string[] = HIDDEN,
): Addition | null {
  if (!HIDES.includes(kind)) return null;
  const isIn = (name: string) => lines.some((line) => line.name.replace(/s$/, '').endsWith(name));
  const own = names
    .flatMap((name) => (isIn(name) || !isAllowed(name) ? [] : (foods.get(name) ?? [])))
    .slice(0, 2);
  const isSimmered = steps.some((step) => /\b(?:simmer|stew|sauce)/i.test(step));
  const [first] = own;
  if (!first) return null;
  const said = own.map(({ plural }) => plural).join(' and ');
  return {
    larder: first,
    lines: own.map(({ plural }) => ({
      amount: quantityOf(servings * GRAMS_HIDDEN, { unit: 'g', units: 'g' }, 'fine').amount,
      name: `${plural}, very finely ${GRATED.test(plural) ? 'grated' : 'chopped'}`,
    })),
    step: isSimmered
      ? `Stir in the ${said} as well: in the sauce they melt away.`
      : `Mix the ${said} into the filling before it is cooked.`,
    minutes: 0,
    place: 'hidden',
  };
}
