import { singular } from '#shared/text.ts';
import type { AisleId } from './catalog/food.ts';
import type { RecipeFood } from './recipe-foods.ts';

const MOST = 5;
/** Seasonings, thickeners and liquids say little about a dish. */
const BESIDE_THE_POINT: ReadonlySet<AisleId> = new Set(['oils', 'spices', 'baking', 'drinks']);
/** So common that sharing them makes no two dishes alike. */
const EVERYWHERE =
  /\b(?:water|salt|pepper|sugar|flour|onion|shallot|garlic|butter|milk|cream|egg|oil|stock|broth|bouillon|lemon|lime|parsley|coriander|carrot|celery|basil|thyme|mint|spring onion|bread|breadcrumbs?)s?\b/i;
/** Cuts and brands: thigh and breast are both chicken. */
const MAKES =
  /^(?:fresh|dried|canned|tinned|frozen|cooked|smoked|ground|minced?|chopped|plain|whole|baby|large|small|red|green|white|black|yellow|brown|breasts?|thighs?|wings?|legs?|drumsticks?|fillets?|steaks?|chops?|joint|shoulder|sausages?|mince|cherry|plum|new|sweet|hot|mild|light|and|of|in|with|the)$/i;

/**
 * The main foods of a dish as single words ('chicken', 'rice'), heaviest first: foods in the title, then the heaviest of the
 * others except everyday staples.
 */
export function mainFoods(foods: readonly RecipeFood[], title: string): string[] {
  const titled = new Set(wordsOf(title));
  const distinctive = foods.flatMap(({ food, grams, isOptional }) => {
    if (!food || isOptional) return [];
    const words = wordsOf(food.name).filter((word) => !MAKES.test(word));
    const isTitled = words.some((word) => titled.has(word));
    const isBeside = BESIDE_THE_POINT.has(food.aisle) || EVERYWHERE.test(food.name);
    if (words.length === 0 || (isBeside && !isTitled)) return [];
    return [{ words, isTitled, grams: grams ?? 0 }];
  });
  const heaviest = distinctive.toSorted(
    (a, b) => Number(b.isTitled) - Number(a.isTitled) || b.grams - a.grams,
  );
  return [...new Set(heaviest.slice(0, MOST).flatMap(({ words }) => words))];
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);
}
