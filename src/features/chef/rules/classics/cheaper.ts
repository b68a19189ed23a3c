import { listed } from '#shared/written/lists.ts';
import { spoken } from './text.ts';

/** Cheaper foods with the same use, by words of the more expensive food. */
const CHEAPER: readonly (readonly [dear: RegExp, cheap: string])[] = [
  [/^(?:stewing|braising) (?:beef|steak)$/, 'beef shin'],
  [/sirloin|fillet steak|rib-?eye|beef fillet/, 'rump or flank steak'],
  [/diced lamb|lamb shoulder|leg of lamb/, 'pork shoulder'],
  [/^minced (?:lamb|beef)$/, 'half mince, half cooked lentils'],
  [/chicken breast/, 'chicken thighs'],
  [/^whole chicken$|chicken thigh fillets/, 'chicken legs'],
  [/salmon|cod|haddock|sea bass|monkfish/, 'frozen pollock'],
  [/prawns|scallops/, 'frozen prawns'],
  [/^(?:red|white) wine$/, 'half as much wine, with more stock'],
  [/pine nuts|pistachio|cashew|pecan|macadamia/, 'sunflower seeds'],
  [/parmesan|pecorino/, 'Grana Padano'],
  [/gruyère|Comté|fontina/, 'cheddar'],
  [/saffron/, 'turmeric'],
  [/pearl onion|shallot/, 'onions'],
  [/maple syrup/, 'golden syrup'],
  [/crème fraîche|mascarpone/, 'cream cheese'],
  [/(?:wild|porcini|shiitake|chestnut) mushrooms?/, 'button mushrooms'],
];
const MOST_TOLD = 3;

/** Cheaper cuts that are cooked the same way. */
const CHEAPER_CUTS: readonly (readonly [dear: RegExp, cheap: string])[] = [
  [/sirloin|fillet steak|rib-?eye|beef fillet/, 'rump steak'],
  [/chicken breast/, 'chicken thigh fillets'],
  [
    /^(?:stewing|braising|diced) (?:beef|steak|veal)$|^beef (?:chuck|brisket|shin|rump steak)$|^rump steak$|^diced lamb$/,
    'chicken thigh fillets',
  ],
  [/lamb chop|rack of lamb/, 'pork chop'],
  [/^(?:salmon fillets?|cod|haddock|sea bass|halibut|monkfish)/, 'pollock fillets'],
];

/** The cheaper cut for one of a dish; `null` if none is cooked the same way. */
export const cheaperCut = (food: string): string | null =>
  CHEAPER_CUTS.find(([dear]) => dear.test(food))?.[1] ?? null;

/** Cheaper foods for those of a dish, in words: 'beef shin for the stewing beef'; `null` if none is known. */
export function cheaperSaid(foods: readonly string[]): string | null {
  const told = foods.flatMap((food) => {
    const cheap = CHEAPER.find(([dear]) => dear.test(food))?.[1];
    return cheap ? [`${cheap} for the ${spoken(food)}`] : [];
  });
  return told.length > 0 ? listed(told.slice(0, MOST_TOLD)) : null;
}
