import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { anyOf, OPENS } from './asking.ts';

const ASKS = new RegExp(
  `^${OPENS}(?:what|which|any|a good|welche|was fur (?:eine )?|quelle|que|cual|che|quale) (?:[a-z]+ ){0,3}${anyOf(
    'sauces? | dips? | dressing | gravy | relish | condiments? | sosse | salsa | dipp?',
  )}.*${anyOf('goes? | with | for | suits? | dazu | passt | avec | va | con | serve | servir')}`,
);

/** What is poured over or dipped into, by the words of the title and the lines; the first counts. */
const SAUCES: readonly (readonly [of: RegExp, sauce: Message])[] = [
  [
    /\b(?:cod|haddock|fish|salmon|plaice|hake|trout|prawns?)\b/i,
    msg('Tartare sauce, or mayonnaise with lemon and chopped herbs.'),
  ],
  [
    /\b(?:beef|steak|sirloin)\b/i,
    msg('Peppercorn sauce, herb butter or mustard; with a roast, gravy and horseradish.'),
  ],
  [
    /\b(?:pork|sausages?|gammon|ham)\b/i,
    msg('Apple sauce or mustard; with what is fried, a mushroom sauce.'),
  ],
  [/\blamb\b/i, msg('Mint sauce, or yogurt with garlic and mint.')],
  [
    /\b(?:chicken|turkey|duck)\b/i,
    msg('Gravy with a roast; with what is fried, garlic mayonnaise or sweet chili sauce.'),
  ],
];
const SWEET = /dessert|cake|pudding/;
const FOR_SWEETS = msg('Custard, cream or warm berries.');
const OTHERWISE = msg('Yogurt with garlic and herbs, or a tomato sauce.');
const FOR_ANYBODY = msg('Herbs chopped into good oil with a squeeze of lemon, or the juices from the pan.');
const HAS_ONE = /\bsauce\b|gravy|curry|stew|soup|bolognese|carbonara/i;

/**
 * Which sauce goes with the dish; `null` if a message asks something else.
 *
 * @param isRestricted whether anybody must not eat something: then nothing is named that may have it
 */
export function sauceFor(
  said: string,
  recipe: () => ComposedRecipe | null,
  isRestricted: boolean,
): string | null {
  const shown = ASKS.test(said) ? recipe() : null;
  if (!shown) return null;
  const { title, tags, ingredients, instructions } = shown;
  if (HAS_ONE.test([title, ...instructions].join('\n'))) return t('It has a sauce of its own.');
  if (isRestricted) return t(FOR_ANYBODY);
  if (tags.some((tag) => SWEET.test(tag))) return t(FOR_SWEETS);
  const names = [title, ...ingredients.map(({ name }) => name).filter((name) => !/stock|sauce/.test(name))];
  const [, sauce] = SAUCES.find(([of]) => names.some((name) => of.test(name))) ?? [];
  return t(sauce ?? OTHERWISE);
}
