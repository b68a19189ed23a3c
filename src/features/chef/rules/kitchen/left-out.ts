import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { familyOf } from '../questions/dish-family.ts';

const OUT =
  '(?:out of (?:the |a )?(?:fridge|refrigerator)|out(?= (?:overnight|all|for|till|until|on|in the|at)\\b)|(?<=\\b(?:stay|sit|stand|sits|stands|sitting|be left) (?:it |ok |okay |fine |safely )?)out|outside|unrefrigerated|unchilled|uncooled|without (?:a |the |any )?(?:fridge|refrigerat\\w+|cooling)|(?:at|in) room temp\\w*|on the (?:counter|table|side|worktop|kitchen table|buffet|stove|hob)|in (?:the|my|a|her|his|their) (?:warm )?(?:lunch ?box|school ?bag|bag|backpack|car|sun|heat|desk|locker|kitchen)|in the warm)';
/** Asks how long it may stand where it is not cold. */
const ASKS = new RegExp(
  `\\b(?:can|could|may|will|would|is|does|do|should|how long|ok|okay|safe|fine|must)\\b.*\\b(?:stay|sit|stand|be left|be|keep|kept|survive|last|left|leave|hold up|go)\\b(?: (?:it|them|this|that|ok|okay|fine|safely|just|for (?:a|an|some|\\d+|a few|a couple of|two|three|four) ?(?:hours?|while|time|days?)|overnight|all day))* ${OUT}\\b|\\bhow long\\b.*\\b(?:${OUT})\\b|\\b(?:is|are|will|would) (?:it|this|that|they)(?: be)? (?:ok|okay|safe|fine|good|alright)(?: (?:to (?:eat|leave|keep)|if|when))* ${OUT}\\b|\\b(?:does|do|must|should|will) (?:it|this|that|they|i)\\b.*\\b(?:refrigerat\\w+|(?:need|have|go|be kept|keep it|put it)\\b.* in (?:the |a )?fridge)\\b|\\b(?:draussen|ungekuhlt|ohne kuhlschrank|(?:bei|auf) (?:zimmer|raum)temperatur)\\b.*\\b(?:stehen|bleiben|lassen|halten|halt)\\b|\\b(?:wie lange|kann|darf|muss)\\b.*\\b(?:draussen|ungekuhlt|ohne kuhlschrank|zimmertemperatur|in den kuhlschrank)\\b|\\bhors du frigo\\b|\\ba temperature ambiante\\b|\\bfuera (?:de la nevera|del frigo\\w*|de la heladera)\\b|\\ba temperatura ambient[ea]\\b|\\bfuori dal frigo\\b`,
);

const NOT_COLD = /ice cream|sorbet|semifreddo|parfait|frozen/i;
const DOUGH = /dough/i;
const DRY = /jam|chutney|marmalade|granola|biscuit|cookie|shortbread|cracker|rusk|amaretti/i;
const OF_CREAM =
  /\b(?:cream|custard|mascarpone|ricotta|cream cheese|quark|yogurt|crème|lemon curd|egg whites?)\b/i;
const OF_MEAT =
  /\b(?:ham|bacon|chicken|turkey|beef|pork|lamb|salmon|tuna|prawns?|cheese|cheddar|feta|eggs?)\b/i;
const RICE = /\brice\b/i;

const TWO_HOURS = msg(
  'For 2 hours at room temperature, and 1 hour if it is hotter than 30 °C (86 °F). For longer it has to stay cold: keep it in the fridge until the last moment, then in a cool bag with ice packs. Throw away what stood out longer.',
);
const KEEPS: readonly (readonly [is: (shown: ComposedRecipe, isSweet: boolean) => boolean, said: Message])[] =
  [
    [({ title }) => NOT_COLD.test(title), msg('It belongs in the freezer until it is served.')],
    [
      ({ title, ingredients }) =>
        DOUGH.test(title) && ingredients.some(({ name }) => /yeast|sourdough/.test(name)),
      msg(
        'Only while it rises, for about 2 hours, covered. After that it belongs in the fridge, where it keeps for a day or two.',
      ),
    ],
    [
      ({ title }) => DRY.test(title),
      msg('In a closed jar or tin it needs no fridge, and keeps for a week or longer.'),
    ],
    [
      ({ ingredients }, isSweet) =>
        isSweet &&
        !ingredients.some(({ name }) => OF_CREAM.test(name) || OF_MEAT.test(name.replace(/eggs?/, ''))),
      msg(
        'It needs no fridge: covered, it keeps for 2 days at room temperature. In the fridge it gets firmer and drier.',
      ),
    ],
  ];

/** How long the dish may stand out of the fridge; `null` if a message asks something else. */
export function leftOut(
  said: string,
  recipe: () => ComposedRecipe | null,
  dish: string,
  { classics }: CookingKnowledge,
): string | null {
  const shown = ASKS.test(said) ? recipe() : null;
  if (!shown) return null;
  const family = familyOf(shown.title, classics.get(dish));
  const [, keeps] = KEEPS.find(([is]) => is(shown, family === 'sweet' || family === 'bread')) ?? [];
  if (keeps) return t(keeps);
  const isOfRice = shown.ingredients.some(({ name }) => RICE.test(name));
  return [t(TWO_HOURS), ...(isOfRice ? [t('Cooked rice spoils sooner: cool it within an hour.')] : [])].join(
    ' ',
  );
}
