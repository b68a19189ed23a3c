import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { animalIn } from '../classics/replacements.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';

const GRAIN = /\brice$|quinoa|bulgur|barley|farro|spelt|freekeh|millet|buckwheat/;

/** Juice for juice, mince for mince, and pulses that are cooked for what is not dried. */
export function inFormOf(line: string, come: string, { larder, catalog }: CookingKnowledge): string {
  const cooked = `cooked ${come}`;
  if (/^cooked .*rice$/.test(line) && GRAIN.test(come) && findFood(catalog, cooked)) return cooked;
  const [, part] = / (juice|zest)$/.exec(line) ?? [];
  const pressed = `${come.replace(/s$/, '')} ${part ?? ''}`;
  if (part && findFood(catalog, pressed) !== null) return pressed;
  const minced = `minced ${animalIn(come) ?? (/steak$/.test(come) ? 'beef' : '')}`;
  if (/^minced /.test(line) && larder.has(minced)) return minced;
  if (/\bsteaks?$/.test(line) && come === 'pork tenderloin' && larder.has('pork chop')) return 'pork chops';
  const [, boned] = / (?:breast|thigh) (fillets?)$/.exec(line) ?? [];
  const filleted = come.replace(/(thigh|breast)s?$/, `$1 ${boned}`);
  if (boned && [...larder.values()].some(({ plural }) => plural === filleted)) return filleted;
  const canned = `canned ${come}`;
  if (!larder.has(come) && larder.get(canned)?.kinds.has('pulse') && !line.startsWith('dried '))
    return canned;
  const isOfTin =
    findFood(catalog, 'cooked lentils') !== null && /^(?:red|green|brown|black|puy) lentils$/.test(come);
  return isOfTin && !/lentils|split peas|^dried/.test(line) ? 'cooked lentils' : come;
}
