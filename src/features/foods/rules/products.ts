import type { Catalog, FoundFood } from './catalog.ts';
import type { AisleId, Food } from './food.ts';
import { englishWords, slug } from './food-names.ts';
import type { Ingredient } from './ingredient.ts';
import { pluralOf } from './plurals.ts';
import { productWords, tellingWords } from './product-words.ts';
import { foundIn } from './recipe-foods.ts';

/**
 * What a shopper puts into the trolley for a line. Several products can be one food: cake flour has the nutrition of
 * flour, but another package.
 */
export interface Product {
  /** 'plain-flour', 'plain-flour/cake-flour', 'eel+smoked'. */
  id: string;
  food: Food;
  /** The catalog's name for it. */
  name: string;
  plural: string;
  aisle: AisleId;
}

/** The product of an ingredient, and the words of its line that name it; `null` if the food is unknown. */
export function productOf(
  catalog: Catalog,
  ingredient: Pick<Ingredient, 'food' | 'measures' | 'preparation' | 'note'>,
): { product: Product; words: ReadonlySet<string> } | null {
  const found = foundIn(catalog, ingredient);
  if (!found) return null;
  const { food } = found;
  const kind = catalog.kinds.get(found.words.join(' '));
  const isFrozen = found.words.length === 0 && FROZEN.test(ingredient.food);
  const telling = [
    ...tellingWords(isFrozen ? ['frozen'] : found.leftOut, food.aisle),
    ...formIn(ingredient, food.aisle),
  ];
  const forms = [...new Set(telling)].sort();
  const base = kind ?? food.name;
  const name = forms.length > 0 ? `${forms.join(' ')} ${base}` : base;
  return {
    product: {
      id: [kind ? `${food.id}/${slug(kind)}` : food.id, ...forms].join('+'),
      food,
      name,
      plural: kind || forms.length > 0 ? pluralIf(food.plural !== food.name, name) : food.plural,
      aisle: forms.includes('frozen') ? 'frozen' : forms.includes('canned') ? 'cans' : food.aisle,
    },
    words: wordsOf(found),
  };
}

const pluralIf = (isCounted: boolean, name: string) => (isCounted ? pluralOf(name) : name);

function wordsOf({ words, leftOut }: FoundFood): ReadonlySet<string> {
  return new Set([...words, ...leftOut]);
}

/** In German and French. */
const FROZEN = /\b(?:tk|tiefgekühlte?[rs]?|surgelée?s?)(?![\p{L}])/iu;
const FORM = /^(?:frozen|canned|tinned|smoked|dried)$/;

/** 'corn (frozen)', 'black beans (canned)': a form told beside the name. */
function formIn({ preparation, note }: Pick<Ingredient, 'preparation' | 'note'>, aisle: AisleId): string[] {
  const told = [preparation, note].map((text) => text.trim().toLowerCase()).filter((text) => FORM.test(text));
  return tellingWords(told, aisle);
}

/** Names of one unknown food meet whatever their cut and order: 'Tilsitter cheese, grated' and 'grated Tilsitter cheese'. */
export function unknownProduct(name: string): string {
  const all = englishWords(name);
  const telling = productWords(all, 'cans');
  return (telling.length > 0 ? telling : all).join(' ');
}
