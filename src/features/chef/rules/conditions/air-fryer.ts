import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { Classic } from '../classics/classic.ts';
import { machineOf } from '../classics/machines.ts';
import { heat } from '../devices/sentences.ts';
import type { ChefRequest } from '../request/request.ts';

/** 'Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on', and what is in it meanwhile. */
const HEATED =
  /\b([Hh]eat|[Ll]ower|[Rr]aise) the oven(?: with a (?:baking )?(?:tray|stone) in it)? to (\d+) °C \(\d+ °F\)(?:, or (?:\d+ °C \(\d+ °F\) with the fan on|as hot as it gets))?(?: with a (?:baking )?(?:tray|stone) in it)?/g;
const AT = /\bat (\d+) °C \(\d+ °F\), or \d+ °C \(\d+ °F\) with the fan on/g;
const ON_TRAY = /\b(?:on|onto) (?:a|two) (?:(?:lined|hot|baking|oiled) )*trays?\b,?/g;
const BAKES = /\b(?:[Bb]ake|[Rr]oast|[Cc]over and bake|return to the oven)\b/;
const MINUTES = /(?<!\b(?:stand|cool|rest|leave)\b[^.]{0,20})\bfor (?:another )?(\d+) minutes\b/g;
const SENTENCE = /(?<=\.) (?=\p{Lu})/u;
/** Air that moves fast cooks faster, and browns sooner. */
const LESS_HOT = 20;
const HOTTEST = 200;
const OF_THE_TIME = 0.8;
const FITS =
  'Use tins or dishes that fit the basket, and cook what does not fit in a second batch. Look in a few minutes before the end: baskets differ.';

/** A dish from the oven as an air fryer bakes it: less hot, in less time and in batches. `null` if it needs more of an oven than its heat. */
export function inAirFryer(
  recipe: ComposedRecipe,
  classic: Pick<Classic, 'title' | 'needs'>,
  { leanings }: Pick<ChefRequest, 'leanings'>,
): ComposedRecipe | null {
  if (!leanings.includes('air-fryer') || machineOf(classic) !== null || !classic.needs.includes('oven'))
    return null;
  let saved = 0;
  const instructions = recipe.instructions.map((step) =>
    step
      .split(SENTENCE)
      .map((sentence) => {
        const heated = sentence
          .replace(HEATED, (_, heat: string, degrees: string) => `${heat} the air fryer to ${lower(degrees)}`)
          .replace(AT, (_, degrees: string) => `at ${lower(degrees)}`)
          .replace(ON_TRAY, 'in the lined basket, in one layer,');
        return BAKES.test(heated) && !/\b(?:simmer|fry|boil)\b/i.test(heated)
          ? heated.replace(MINUTES, (said, minutes: string) => {
              const less = Math.max(1, Math.round(Number(minutes) * OF_THE_TIME));
              saved += Number(minutes) - less;
              return said.replace(minutes, String(less));
            })
          : heated;
      })
      .join(' '),
  );
  const isHeated = instructions.some((step) => step.includes('air fryer'));
  // What stands in an oven that cools, or under its grill, is not for a basket.
  if (!isHeated || instructions.some((step) => /\boven\b|\bgrill\b/.test(step))) return null;
  return { ...recipe, instructions: [...instructions, FITS], cookTime: recipe.cookTime - saved };
}

const lower = (degrees: string): string => heat(Math.min(HOTTEST, Number(degrees) - LESS_HOT));
