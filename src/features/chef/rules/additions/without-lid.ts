import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { readPart } from '../classics/classic.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { quantityOf } from '../knowledge/quantities.ts';

const LINED = /\bwith (half|two thirds) of the ((?:\w+ )?(?:pastry|dough))\b/;
const LID = /,? (?:and )?cover with the rest[^.]*/;
const BOUGHT = /\b(?:pastry|dough)\b/;
const MADE_OF = /^(?:plain |wholemeal |gluten-free )?flour\b|\b(?:butter|margarine|lard)\b|^water\b/;
const SHARE: Readonly<Record<string, number>> = { half: 1 / 2, 'two thirds': 2 / 3 };
const LEAST_ML = 15;
const TOLD = / under a (?:lid of [\w ]*pastry|pastry lid)/;

/** A pie without its lid of pastry, for another one on top; any other recipe as it is. */
export function withoutLid(recipe: ComposedRecipe): ComposedRecipe {
  const at = recipe.instructions.findIndex((step) => LINED.test(step) && LID.test(step));
  const step = recipe.instructions[at];
  const [, share = '', pastry = ''] = LINED.exec(step ?? '') ?? [];
  if (!step || share === '') return recipe;
  const lid = LID.exec(step)?.[0] ?? '';
  const open = step.replace(LINED, `with the ${pastry}`).replace(lid, '');
  const instructions = recipe.instructions
    .with(at, open.replace(/^([^.]*), ((?:heap|fill|spread|pour|put)\b[^.]*)/, '$1 and $2'))
    .map((each) => each.replace(/, divide in two and /, ' and '));
  const isBought = recipe.ingredients.some(({ name }) => BOUGHT.test(name));
  const isOfPastry = (name: string) => (isBought ? BOUGHT.test(name) : MADE_OF.test(name));
  // What glazed the lid is used up with it.
  const isGlaze = (name: string) =>
    lid.includes(`the ${withoutCut(name)}`) &&
    !instructions.some((each) => new RegExp(`\\b${withoutCut(name)}\\b`).test(each));
  return {
    ...recipe,
    description: recipe.description.replace(TOLD, ' in a pastry case'),
    ingredients: recipe.ingredients
      .filter(({ name }) => !isGlaze(name))
      .map((line) => {
        if (!isOfPastry(line.name)) return line;
        const part = readPart(`${line.amount} ${line.name}`);
        const count = part.count * (SHARE[share] ?? 1);
        return part.unit === 'ml' && count < LEAST_ML
          ? line
          : { ...line, amount: quantityOf(count, part, 'fine').amount };
      }),
    instructions,
  };
}
