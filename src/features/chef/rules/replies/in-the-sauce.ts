import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import { isSaid, sauceLines, toppingLines } from '../amounts/sauce-lines.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { whole } from '../questions/asking.ts';
import { distinct } from '../request/request.ts';
import type { Reply } from './reply.ts';

const SAUCES =
  '(?:sauce|gravy|dressing|vinaigrette|marinade|glaze|dip|sosse|bratensosse|salatsosse|salsa|salsita|sugo|condimento|alino|adobo|marinada|marinata|jus)';
const TOPPINGS = '(?:topping|crumble|streusel|crust on top)';
const THE = '(?:the|that|this|your|der|die|das|dem|la|le|el|il|lo|l|questa|questo|esta|esa|cette) ?';
const asksOf = (parts: string) =>
  whole(
    [
      `(?:what(?: all)?(?: exactly| else)?(?: is| s| are| goes| does| do you put| do i put| have you got)?(?: actually| exactly)?(?: in| into| go in| go into)|which (?:things|ingredients|foods) (?:are|go)(?: in| into)|ingredients (?:of|for|in)) ${THE}(?:[a-z]+ )?${parts}(?: (?:made of|made from|exactly|then|again|anyway))*`,
      `what(?: is| s) ${THE}(?:[a-z]+ )?${parts} (?:made (?:of|from|with|out of)|exactly|again|anyway)(?: exactly)?`,
      `(?:was (?:ist|kommt|gehort|steckt)(?: denn| alles| genau)*(?: in| in die| rein in)|woraus (?:besteht|ist)|was ist alles in) (?:${THE})?${parts}(?: (?:drin|rein|gemacht|alles|genau))*`,
      `(?:qu est[ -]ce qu il y a|qu est[ -]ce qui va|qu y a[ -]t[ -]il|y a quoi|il y a quoi|de quoi est faite) (?:dans )?(?:${THE})?${parts}|c est quoi ${THE}${parts}|${parts} (?:c est fait avec quoi|il y a quoi dedans)`,
      `(?:que|de que) (?:lleva|tiene|hay en|va en|esta hecha) (?:${THE})?${parts}|con que se hace ${THE}${parts}`,
      `(?:che |cosa |che cosa )+(?:c e|ce|va|ci va|contiene|ha) (?:nel(?:la|lo)? |in )?(?:${THE})?${parts}|(?:di|con) (?:che )?cosa e fatt[ao] ${THE}${parts}`,
    ].join('|'),
  );
const ASKS_SAUCE = asksOf(SAUCES);
const ASKS_TOPPING = asksOf(TOPPINGS);

/** Asks for it as if it were bought. */
const ASKS_WHERE = whole(
  [
    `where (?:do|can|could|would|should) (?:i|we|you) (?:get|buy|find) ${THE}(?:[a-z]+ )?${SAUCES}(?: from)?`,
    `(?:can|could) (?:i|we|you) (?:make|do) ${THE}(?:[a-z]+ )?${SAUCES} (?:myself|ourselves|yourself|at home|from scratch)`,
    `wo (?:bekomme|kriege|kaufe|finde) ich ${THE}${SAUCES}|(?:ou|dove|donde) (?:je |puedo |posso |est[ -]ce que je )?(?:trouve|trouver|acheter|compro|comprar|encuentro|trovo|comprare|trovare) ${THE}${SAUCES}`,
  ].join('|'),
);

/** What the sauce or the topping of the dish is made of. */
export const inTheSauce: Reply = ({ said, recipe, knowledge }) => {
  const isTopping = ASKS_TOPPING.test(said);
  const isWhere = ASKS_WHERE.test(said);
  const shown = isTopping || isWhere || ASKS_SAUCE.test(said) ? recipe() : null;
  if (!shown) return null;
  const names = isTopping ? toppingLines(shown) : [...sauceLines(shown, knowledge), ...ofOwnSteps(shown)];
  const rest = shown.ingredients.map(foodOf).filter((name) => !names.includes(name));
  // A bottle of one kind is bought.
  if (isWhere && new Set(names).size < 2) return null;
  if (new Set(names).size < 2)
    return t('It has no part like that by itself. All that is in it: {foods}.', {
      foods: listed(distinct([...names, ...rest])),
    });
  const foods = listed(withAmounts(names, shown));
  return [
    ...(isWhere ? [t('You need not buy it: the recipe makes it.')] : []),
    isTopping
      ? t('The topping is made of {foods}.', { foods })
      : t('The sauce is made of {foods}.', { foods }),
    // Who must not have something has to know of all of it.
    ...(rest.length > 0 ? [t('What else is in the dish: {foods}.', { foods: listed(distinct(rest)) })] : []),
  ].join(' ');
};

/** The foods of the steps that make a sauce of their own: 'For the white sauce, melt the butter'. */
function ofOwnSteps({ ingredients, instructions }: ComposedRecipe): string[] {
  const foods = ingredients.map(foodOf);
  return instructions
    .filter((step) => OWN_STEP.test(step))
    .flatMap((step) => foods.filter((food) => isSaid(food, step, foods)));
}
const OWN_STEP = /^For the [a-z -]*(?:sauce|gravy|dressing|glaze)\b/;

/** Of a food that stands in two lines, nobody knows how much of it goes in here. */
const withAmounts = (names: readonly string[], { ingredients }: ComposedRecipe): string[] =>
  distinct(names).map((name) => {
    const lines = ingredients.filter((line) => foodOf(line) === name);
    return `${lines.length === 1 ? lines[0]?.amount : ''} ${name}`.trim();
  });
