import { storable } from '#shared/text.ts';
import type { RawRecipe } from '../draft.ts';
import { isFact } from '../facts.ts';
import { isListed, isMeasured } from '../ingredient-lines.ts';
import { headsGroup } from '../page/words.ts';
import {
  headOf,
  isPortions,
  isProse,
  isWholeRecipe,
  linesOf,
  type PlacedLine,
  recipeFromText,
} from './plain-text.ts';

const LONGEST = 2_000_000;
const MOST_LINES = 40_000;
const LONGEST_TITLE = 80;
const MOST_FACTS = 6;
/** Parts of one recipe, which may have ingredients and steps of their own. */
const COMPONENT =
  /\b(?:dough|crust|base|batter|filling|topping|frosting|icing|glaze|sauce|syrup|dressing|marinade|garnish|assembly|streusel|crumble|cream)\b|(?:teig|boden|füllung|belag|guss|glasur|soße|sauce|creme|marinade|dressing|streusel|einlage|garnitur)\b|\b(?:pâte|garniture|glaçage|crème|masa|relleno|salsa|impasto|ripieno|crema)(?!\p{L})/iu;

/**
 * The recipes of a pasted or typed text, usually one. Several follow one another if each has a title, ingredients and steps;
 * otherwise the text is one recipe. Never throws.
 */
export function recipesFromText(written: string): RawRecipe[] {
  const texts = textsOf(storable(written.slice(0, LONGEST)));
  const recipes = texts.length > 1 ? texts.map(recipeFromText) : [];
  const areWhole = recipes.every((recipe) => recipe.title !== '' && isWholeRecipe(recipe));
  return areWhole && recipes.length > 0 ? recipes : [recipeFromText(written)];
}

function textsOf(written: string): string[] {
  const lines = linesOf(written, { longest: LONGEST, mostLines: MOST_LINES });
  const starts: number[] = [];
  let hasList = false;
  let hasSteps = false;
  lines.forEach(({ text, at }, index) => {
    if (hasSteps && isTitle(lines, index)) {
      starts.push(at);
      hasList = hasSteps = false;
      return;
    }
    const part = headOf(text)?.part;
    if (part === 'ingredients' || isListed(text, lines[index + 1]?.text ?? '')) hasList = true;
    else if (hasList && (part === 'steps' || isProse(text))) hasSteps = true;
  });
  const raw = written.split('\n');
  return [0, ...starts].map((start, nth) => raw.slice(start, starts[nth] ?? raw.length).join('\n'));
}

/** Whether a line after an empty one names the recipe whose facts and ingredients follow. */
function isTitle(lines: readonly PlacedLine[], at: number): boolean {
  const line = lines[at];
  if (!line?.isApart || line.text.length > LONGEST_TITLE || /[.:!?]$/.test(line.text)) return false;
  if (isMeasured(line.text) || headOf(line.text) || headsGroup(line.text) || COMPONENT.test(line.text))
    return false;
  let next = at + 1;
  while (next <= at + MOST_FACTS && isAboutRecipe(lines[next]?.text ?? '')) next++;
  const [first, second] = [lines[next]?.text ?? '', lines[next + 1]?.text ?? ''];
  return headOf(first)?.part === 'ingredients' || isListed(first, second);
}

const isAboutRecipe = (text: string): boolean => text !== '' && (isFact(text) || isPortions(text));
