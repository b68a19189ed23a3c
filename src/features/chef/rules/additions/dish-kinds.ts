import type { Classic, ClassicKind } from '../classics/classic.ts';
import type { LarderFood, Use } from '../knowledge/larder.ts';

/** What decides how an additional food is worked into a dish. */
export type SavoryDish = Pick<Classic, 'kind' | 'needs' | 'lines' | 'steps'>;

/** Kinds of dishes with liquid enough for more to simmer in it. */
export const WET: readonly ClassicKind[] = ['soup', 'stew', 'curry'];
export const MIXED_IN: readonly ClassicKind[] = ['pasta', 'noodles', 'rice', 'fry', 'salad', 'egg'];
/** What nobody cooks before it is eaten. */
export const RAW_KINDS: readonly string[] = [
  'herb',
  'fresh-cheese',
  'crumbly',
  'hard',
  'nut',
  'seed',
  'fruit',
  'leaf',
  'tomato',
  'melting',
  'berry',
];

/** Meat that lies on the plate in one piece, with what goes with it beside. */
const IN_PIECES =
  /\b(?:chops?|legs?|shanks?|steaks?|topside|joint|ribs?|drumsticks?|schnitzel|escalopes?|cutlets?|fillet steaks?|rump)\b/;
const CUT_SMALL = /cube|dice|chunk|strip|sliced|shredded|minced|pieces|chopped/;

/** Whether it is filled and baked, or was to be, where there is no oven. */
export const isFromOven = ({ kind, needs }: Pick<Classic, 'kind' | 'needs'>): boolean =>
  needs.includes('oven') || kind === 'bake' || kind === 'pie';

export const isOnePiece = ({ name }: LarderFood): boolean => IN_PIECES.test(name) || /fillets?$/.test(name);

export const isInPieces = ({ kind, lines }: Pick<Classic, 'kind' | 'lines'>): boolean =>
  kind === 'stew' &&
  lines.some(
    ({ isLead, isDefining, name, unit, cut }) =>
      (isLead || isDefining) && (unit === 'slice' || IN_PIECES.test(name)) && !CUT_SMALL.test(cut),
  );

/** Whether pieces lie on the rice or noodles of a bowl, and nothing is stirred into either. */
export const isLaidOn = ({ kind, steps }: Pick<Classic, 'kind' | 'steps'>): boolean => {
  const last = steps.slice(-2).join(' ');
  const isBowl = kind === 'rice' && /\bbowls\b[^.]*\btop\b/.test(last);
  const isOfPieces =
    (kind === 'rice' || kind === 'noodles') &&
    steps.some((step) => /\b(?:on|for) each side\b/.test(step)) &&
    /\b(?:bowls?|top|lay|slice)\b/i.test(last);
  return isBowl || isOfPieces;
};

export const simmering = ({ uses }: LarderFood): Use | undefined => uses.get('simmer') ?? uses.get('stew');
export const eatenRaw = ({ uses }: LarderFood): Use | undefined => uses.get('raw') ?? uses.get('fresh');
