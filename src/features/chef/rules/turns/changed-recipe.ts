import { withTopping } from '../additions/toppings.ts';
import { SAUCE, sauceLines, TOPPING, toppingLines } from '../amounts/sauce-lines.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { readPart } from '../classics/classic.ts';
import { inNumber } from '../classics/title.ts';
import { fromTin } from '../conditions/from-tin.ts';
import { fromDry } from '../conditions/machine-steps.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { quantityOf, writeNumber } from '../knowledge/quantities.ts';
import { crisped } from '../swaps/crisp.ts';
import { isLineFor, swapped, withoutLine } from '../swaps/swap.ts';
import type { May } from '../swaps/swap-words.ts';
import { withThirstyFlour } from '../swaps/thirsty-flour.ts';
import { withWetSweetener } from '../swaps/wet-sweetener.ts';
import { withoutPart } from '../swaps/without-part.ts';
import type { Change } from './change.ts';
import { waitingLess } from './no-wait.ts';
import { inPlace } from './places.ts';
import { risenSooner, shortened } from './shortened.ts';

/** A recipe with the changes of a conversation, and those of them that work. */
export function withChanges(
  recipe: ComposedRecipe,
  changes: readonly Change[],
  may: May,
  knowledge: CookingKnowledge,
): { recipe: ComposedRecipe; made: Change[] } {
  let result = recipe;
  const made: Change[] = [];
  for (const change of changes) {
    const next = changed(result, change, may, knowledge);
    if (!next) continue;
    result = next;
    made.push(change);
  }
  return { recipe: result, made };
}

function changed(
  recipe: ComposedRecipe,
  change: Change,
  may: May,
  knowledge: CookingKnowledge,
): ComposedRecipe | null {
  switch (change.kind) {
    case 'swap':
      return inOtherForm(recipe, change) ?? withSwap(swapped(recipe, change, may, knowledge), change);
    case 'drop':
      return withoutPart(recipe, change.gone) ?? withoutLine(recipe, change.gone, may, knowledge);
    case 'topping':
      return withTopping(recipe, change.name, may);
    case 'amount':
      return withAmount(recipe, change, knowledge);
    case 'crisp':
      return crisped(recipe, change.food, may);
    case 'blended':
      return blended(recipe, change.isSmooth);
    case 'wait':
      return waitingLess(recipe);
    case 'place':
      return inPlace(recipe, change.place, may);
    case 'time':
      return change.isOfDough ? risenSooner(recipe, change.minutes) : shortened(recipe, change.minutes);
  }
}

const withSwap = (recipe: ComposedRecipe | null, swap: Extract<Change, { kind: 'swap' }>) =>
  recipe && withWetSweetener(withThirstyFlour(recipe, swap), swap.gone, swap.come);

/** Dried pulses are soaked and boiled before, and those from a tin are not. */
function inOtherForm(
  recipe: ComposedRecipe,
  { gone, come }: Extract<Change, { kind: 'swap' }>,
): ComposedRecipe | null {
  const isSame = gone.split(' ').slice(1).join(' ') === come.split(' ').slice(1).join(' ');
  if (!isSame || !/^(?:canned|cooked|dried) /.test(gone)) return null;
  if (come.startsWith('dried ')) return fromDry(recipe, false)?.recipe ?? null;
  return come.startsWith('canned ') ? (fromTin(recipe)?.recipe ?? null) : null;
}

function withAmount(
  recipe: ComposedRecipe,
  { foods: named, times }: Extract<Change, { kind: 'amount' }>,
  knowledge: CookingKnowledge,
): ComposedRecipe | null {
  const foods = named.includes(SAUCE)
    ? sauceLines(recipe, knowledge)
    : named.includes(TOPPING)
      ? toppingLines(recipe)
      : named;
  const ingredients = recipe.ingredients.map((line) => {
    if (!foods.some((food) => isLineFor(food)(line))) return line;
    const part = readPart(`${line.amount} ${line.name}`);
    const count = part.count * times;
    // No number of half tablespoons is 4 teaspoons.
    const amount =
      part.unit === 'tsp' && count < 6 && count !== 3
        ? `${writeNumber(count)} tsp`
        : quantityOf(line.amount.endsWith(' l') ? count * 1000 : count, part, 'fine').amount;
    const [name = '', ...cut] = line.name.split(',');
    const isOfOne = part.unit === '' && part.count > 1 !== count > 1;
    return { amount, name: isOfOne ? [inNumber(name, count > 1), ...cut].join(',') : line.name };
  });
  return ingredients.some(({ amount }, at) => amount !== recipe.ingredients[at]?.amount)
    ? { ...recipe, ingredients }
    : null;
}

const BLENDS = /\b(?:[Bb]lend|[Pp]uree|[Pp]ulse)\b[^.]*\./;
const SIMMERS = /\b(?:[Ss]immer|[Bb]oil|[Cc]ook)\b[^.]*\bminutes\b[^.]*\./;

/** Soups and sauces, blended or not. */
function blended(recipe: ComposedRecipe, isSmooth: boolean): ComposedRecipe | null {
  const { instructions } = recipe;
  const at = instructions.findLastIndex((step) => BLENDS.test(step));
  if (at >= 0)
    return {
      ...recipe,
      instructions: instructions.map((step, n) =>
        n === at
          ? step.replace(BLENDS, (said) =>
              isSmooth
                ? `${said} Blend for 2 minutes more and press it through a sieve, so that it is quite smooth.`
                : 'Crush about half of it with a potato masher and leave the rest in pieces.',
            )
          : step,
      ),
    };
  const last = instructions.findLastIndex((step) => SIMMERS.test(step));
  const isOfSoup = /soup|chowder|bisque|velout|sauce|dal\b/i.test(recipe.title);
  if (last < 0 || !isSmooth || !isOfSoup) return null;
  return {
    ...recipe,
    instructions: instructions.map((step, n) =>
      n === last
        ? `${step} Blend until smooth, and thin it with a splash of hot water if it is too thick.`
        : step,
    ),
  };
}
