import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { whole } from './asking.ts';

/** What people may lack, and how steps say that it is used. */
const DEVICES: readonly (readonly [word: RegExp, used: RegExp])[] = [
  [/^oven$/, /\boven\b|\b(?:[Bb]ake|[Rr]oast)\b(?! (?:peppers|tomatoes|potatoes from))|\bbroil/],
  [/^(?:grill|broiler|barbecue|bbq)$/, /\b(?:[Gg]rill|[Bb]roil|barbecue)\b/],
  [/^microwave$/, /\b[Mm]icrowave\b|\d W\b/],
  [
    /^(?:blender|food processor|stick blender|hand blender|mixer|liquidiser)$/,
    /\b(?:[Bb]lend|[Pp]ur[ée]e|[Bb]litz|food processor|mixer|[Gg]rind)/,
  ],
  [/^air ?-?fryer$/, /\bair fryer\b/],
  [/^(?:slow cooker|crockpot)$/, /\bslow cooker\b/],
  [/^(?:pressure cooker|instant pot)$/, /\bpressure\b/],
  [/^(?:wok|thermometer|rolling pin|whisk|scales?|steamer|mandoline?|pestle|griddle pan)$/, /$^/],
  [/^(?:hob|stove|cooker|stovetop|fridge|freezer)$/, /./],
];
const NAMES =
  'oven|grill|broiler|barbecue|bbq|microwave|blender|food processor|stick blender|hand blender|mixer|liquidiser|air ?-?fryer|slow cooker|crockpot|pressure cooker|instant pot|wok';
const DO = '(?:do|make|cook|prepare|manage)';
const ASKS = whole(
  `(?:(?:can|could|would|will) (?:i|we|you|one) (?:still |also )?${DO} (?:it|this|that|them|these)|is (?:it|this) (?:possible|doable|feasible)|does (?:it|this|that) work|(?:will|would) (?:it|this|that) work) (?:without|with no) (?:an? |the |any |my |using an? |using the )*(${NAMES})(?: at all| too| though| please)*|(?:do|would) (?:i|we|you) (?:really |actually )?need (?:an? |the |my )?(${NAMES})(?: for (?:it|this|that))?|(?:does|do) (?:it|this|they) (?:really |actually )?need (?:an? |the )?(${NAMES})|is (?:an? |the )(${NAMES}) (?:really )?(?:needed|necessary|required)(?: for (?:it|this|that))?`,
);
const ON_HOB =
  /\b(?:[Ff]ry|[Ss]immer|[Bb]oil|[Hh]eat|[Cc]ook|[Ss]team|[Ss]auté|[Mm]elt|[Bb]rown|pan|pot|wok)\b/;
const BY_PLACE: readonly (readonly [RegExp, Message, Message])[] = [
  [/\boven\b/, msg('Yes: it is cooked in the oven.'), msg('No: it is cooked in the oven.')],
  [/\bair fryer\b/, msg('Yes: it is cooked in the air fryer.'), msg('No: it is cooked in the air fryer.')],
  [/\b[Mm]icrowave\b/, msg('Yes: it is cooked in the microwave.'), msg('No: it is cooked in the microwave.')],
  [ON_HOB, msg('Yes: it is cooked on the hob.'), msg('No: it is cooked on the hob.')],
];

/** Whether the dish can do without a machine that it does not need; `null` if it needs it, or nobody asks. */
export function withoutDevice(said: string, recipe: () => ComposedRecipe | null): string | null {
  const found = ASKS.exec(said);
  const device = found?.slice(1).find(Boolean);
  const shown = device ? recipe() : null;
  if (!device || !shown) return null;
  if (/^wok$/.test(device))
    return t(
      'A wide, heavy frying pan does as well: get it very hot, and cook in two batches, so that nothing stews.',
    );
  const text = shown.instructions.join('\n');
  const [, used] = DEVICES.find(([word]) => word.test(device)) ?? [];
  // 'Does it need an oven?' is answered with no, 'can I do it without?' with yes.
  const isNeed = !/without|with no/.test(said);
  if (!used) return null;
  if (used.test(text)) return isNeed ? t('Yes: the steps use it.') : null;
  const place = BY_PLACE.find(([where]) => where.test(text));
  const other = isNeed ? msg('No: nothing in it is cooked.') : msg('Yes: nothing in it is cooked.');
  return t(place?.[isNeed ? 2 : 1] ?? other);
}
