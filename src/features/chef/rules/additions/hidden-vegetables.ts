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

/** Raw, they would neither soften nor hide. */
const MINUTES = 8;
const MINCED = /\bminced\b/;
const SHAPED = /\b(?:[Ss]hape|[Rr]oll)\b[^.]*\b(?:into|loosely|loaf|patties|balls)\b/;

/** Where they vanish: in what is shaped of mince, in a sauce that simmers, or in whatever else the dish has. */
function hidingPlace(
  { lines, steps }: Pick<Classic, 'lines' | 'steps'>,
  said: string,
): Pick<Addition, 'step' | 'place'> & { share: number } {
  const all = steps.join(' ');
  if (lines.some(({ name }) => MINCED.test(name)) && SHAPED.test(all))
    return { step: `Work the ${said} into the mince.`, place: 'shaped', share: 0.5 };
  if (/\bsimmer/i.test(all)) return { step: `Stir the ${said} into the sauce.`, place: 'simmered', share: 1 };
  return {
    step: `Stir the ${said} ${/\bfilling\b/i.test(all) ? 'into the filling' : 'in'}.`,
    place: 'hidden',
    share: 1,
  };
}

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
  const [first] = own;
  if (!first) return null;
  const said = own.map(({ plural }) => plural).join(' and ');
  const { step, place, share } = hidingPlace({ lines, steps }, said);
  return {
    larder: first,
    lines: own.map(({ plural }) => ({
      amount: quantityOf(servings * GRAMS_HIDDEN * share, { unit: 'g', units: 'g' }, 'fine').amount,
      name: `${plural}, very finely ${GRATED.test(plural) ? 'grated' : 'chopped'}`,
    })),
    first: `Cook the ${said} in a small covered pan with 4 tablespoons of water over low heat for ${MINUTES} minutes, until very soft, then mash or blend them until smooth${place === 'shaped' ? ' and leave to cool' : ''}.`,
    step,
    minutes: MINUTES,
    place,
  };
}
