import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';
import type { RecipeDraft } from './draft.ts';

/** Maximum foods named in a proposed description. */
const NAMED = 4;
const LONGEST_NAME = 40;
/** Foods so common that they say nothing about a dish. */
const EVERYDAY =
  /^(?:(?:sea |kosher |table |fine )?salt|(?:(?:freshly )?(?:ground )?black |white |ground )?pepper|salt and pepper|(?:(?:extra[- ])?virgin |olive |vegetable |sunflower |rapeseed |canola |cooking )*oil|(?:cold |warm |hot |boiling |tap |ice )?water|(?:caster |white |granulated )?sugar|(?:plain |all-purpose |white )?flour|baking (?:powder|soda))$/i;

/** Proposes a description from a title and its first foods: 'Beef stew with carrots, onions and red wine.' */
export function proposedDescription({
  title,
  ingredients,
}: Pick<RecipeDraft, 'title' | 'ingredients'>): string {
  if (!title) return '';
  const inTitle = title.toLowerCase();
  const names = ingredients
    .map(({ amount, name }) => parseIngredient(`${amount} ${name}`.trim()).food.toLowerCase())
    .filter((food) => food && food.length <= LONGEST_NAME && !EVERYDAY.test(food) && !inTitle.includes(food));
  const foods = [...new Set(names)].slice(0, NAMED);
  const last = foods.at(-1);
  if (!last) return '';
  const listed = foods.length > 1 ? `${foods.slice(0, -1).join(', ')} and ${last}` : last;
  return `${title} ${/\bwith\b/i.test(title) ? 'and' : 'with'} ${listed}.`;
}
