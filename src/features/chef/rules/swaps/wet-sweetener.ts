import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { escaped, sentencesIn, spoken } from '../classics/text.ts';

const DRY = /sugar$/;
const WET = /honey|syrup|molasses|treacle/;
const LIQUID = /\b(?:milk|buttermilk|eggs?|yogurt|butter|oil|water|cream)\b/;
const STIRRED_IN = /\b((?:[Ss]tir|[Ww]hisk|[Bb]eat|[Mm]ix|[Ff]old) in) the /;

/** The recipe in which honey or syrup that came for sugar goes in with what is liquid, and not into the flour. */
export function withWetSweetener(recipe: ComposedRecipe, gone: string, come: string): ComposedRecipe {
  if (!DRY.test(gone) || !WET.test(come)) return recipe;
  const food = escaped(spoken(come));
  const isDry = new RegExp(`^(?:Mix|Whisk|Stir|Sift|Combine)\\b[^.]*\\bflour\\b[^.]*\\b${food}\\b`);
  const steps = recipe.instructions.map(sentencesIn);
  const places = steps.flatMap((step, n) => step.map((sentence, at) => ({ n, at, sentence })));
  const first = places.findIndex(({ sentence }) => isDry.test(sentence) && !LIQUID.test(sentence));
  const next = places.findIndex(
    ({ sentence }, at) => at > first && STIRRED_IN.test(sentence) && LIQUID.test(sentence),
  );
  if (first < 0 || next < 0) return recipe;
  const taken = new RegExp(`(?<=\\bwith )the ${food}, |, ${food}(?=,| and )|(?<=,) ${food},`);
  const instructions = steps.map((step, n) =>
    step
      .map((sentence, at) => {
        const is = (place: number) => places[place]?.n === n && places[place]?.at === at;
        if (is(first)) return sentence.replace(taken, (said) => (said.startsWith('the ') ? 'the ' : ''));
        return is(next) ? sentence.replace(STIRRED_IN, `$1 the ${spoken(come)}, `) : sentence;
      })
      .join(' '),
  );
  return instructions.join('\n').split(spoken(come)).length <
    recipe.instructions.join('\n').split(spoken(come)).length
    ? recipe
    : { ...recipe, instructions };
}
