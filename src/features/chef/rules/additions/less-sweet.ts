import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { multiplied, textured } from '../request/textures.ts';

/** What sweetens a dish that has no sugar, and may be less of. */
const SWEET_FOODS =
  /^(?:(?:medjool |soft |pitted )?dates|raisins|sultanas|currants|prunes|dried (?:figs|apricots|cranberries|mango|fruit)|mixed dried fruit|.*\bjam|.*condensed milk|marshmallows|apple sauce|(?:milk|white) chocolate|sweet chilli sauce|ketchup|hoisin sauce|mango chutney)$/;
const A_THIRD_LESS = 2 / 3;
const BLENDED = /\b(?:blend|churn|whizz|mash)\b/i;

/** A dish without sugar made less sweet: less of what is sweet in it, or more of what is sour against it; `null` if neither is there. */
export function lessSweet(
  recipe: ComposedRecipe,
  may: (name: string) => boolean,
  knowledge: CookingKnowledge,
): ComposedRecipe | null {
  const less = multiplied(recipe, SWEET_FOODS, A_THIRD_LESS, knowledge);
  if (less) return less;
  const sharper = textured(recipe, 'sharper', may, knowledge);
  if (sharper) return sharper;
  const at = recipe.instructions.findIndex((step) => BLENDED.test(step));
  if (at < 0 || !may('lemon juice')) return null;
  return {
    ...recipe,
    ingredients: [...recipe.ingredients, { amount: '1 tbsp', name: 'lemon juice' }],
    instructions: recipe.instructions.map((step, n) =>
      n === at ? `${step} Blend in the lemon juice, which takes away some of the sweetness.` : step,
    ),
  };
}
