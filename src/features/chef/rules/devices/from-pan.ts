import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { capital, heat, sentencesOf, stepsOf } from './sentences.ts';

const HEATS = /[Hh]eat the oven to \d+ °C/;
const IN_PAN =
  /(?:\b(?:Heat|Melt) (?:the |a little |half of the )[^.]*?\b(?:pan|wok|skillet)\b[^.]*? and )?(?<!-)\b(?:[Gg]rill|[Bb]arbecue|[Ff]ry|[Ss]ear|[Cc]hargrill)\b((?:(?!\band (?:fry|grill|cook)\b)[^.])*?)\bfor (\d+) minutes(?: (?:on|per) (?:each|both) sides?| each side| a side)?([^.]*)\./;
const SIDES = /minutes (?:on (?:each|both)|per|each|a) side/;
const WET = /\b(?:simmer|braise|stew|boil)\b|\bladleful\b/i;
const WETS = /\b(?:simmer|braise|stew|boil)\b[^.]*?\bfor (?:another )?(\d+) minutes|\bladleful\b/gi;
const LIGHTS = /\b(?:Light|Heat) (?:the |a )(?:barbecue|grill|griddle)[^.]*\. ?/;
/** What goes back into a sauce for a moment has been cooked before. */
const SHORT = 10;

interface Heat {
  celsius: number;
  /** How many times as long as in the pan. */
  longer: number;
  said: (heat: string, food: string, minutes: number, until: string) => string;
}
export const ON_TRAY: Heat = {
  celsius: 220,
  longer: 1.6,
  said: (degrees, food, minutes, until) =>
    `Heat the oven to ${degrees} with the tray in it. Roast ${food} on the hot tray for ${minutes} minutes, turning once${until}.`,
};
export const IN_AIR_FRYER: Heat = {
  celsius: 190,
  longer: 1.3,
  said: (degrees, food, minutes, until) =>
    `Heat the air fryer to ${degrees}. Cook ${food} in the basket in one layer for ${minutes} minutes, turning once${until}.`,
};

const wetMinutes = (steps: readonly string[]): number =>
  [...steps.join(' ').matchAll(WETS)].reduce((sum, [, minutes]) => sum + Number(minutes ?? SHORT), 0);

/** What is grilled or fried in pieces cooks in hot air. */
export function fromPan(recipe: ComposedRecipe, { celsius, longer, said }: Heat): ComposedRecipe | null {
  const isFried = recipe.ingredients.some(({ name }) => name.includes('for deep-frying'));
  if (isFried || recipe.instructions.some((step) => HEATS.test(step))) return null;
  const at = recipe.instructions.findLastIndex((step) => IN_PAN.test(step));
  const step = recipe.instructions[at];
  if (step === undefined || recipe.instructions.slice(at).some((each) => WET.test(each))) return null;
  const [all = '', what = '', minutes = '0', after = ''] = IN_PAN.exec(step) ?? [];
  // What is turned in the pan is in pieces, even if a part of it was boiled before.
  if (!SIDES.test(all) && recipe.instructions.some((each) => WET.test(each))) return null;
  const before = Number(minutes) * (SIDES.test(all) ? 2 : 1);
  const now = Math.max(8, Math.round((before * longer) / 2) * 2);
  const until = /,? until [^,.]*/.exec(after)?.[0] ?? '';
  const food = what
    .replace(/\b(?:in|over|on)\b (?:the |a |half of |a third of |two thirds of |the rest of )*[^,]*$/, '')
    .trim();
  const heated = said(heat(celsius), food || (SIDES.test(all) ? 'them' : 'it'), now, until);
  return {
    ...recipe,
    instructions: recipe.instructions
      .map((each, n) => (n === at ? each.replace(all, heated) : each).replace(LIGHTS, ''))
      .filter((each) => each.trim() !== ''),
    cookTime: recipe.cookTime + now - before,
  };
}

const PAN = `(?:frying |griddle |heavy |wide |large |non-stick |dry |hot |very hot |cast-iron )*(?:pan|skillet|wok)`;
const INTO_PAN = new RegExp(
  String.raw`\b(?:Heat|Melt) ((?:a |the |half of |most of |some of |(?:two )?thirds? of |the rest of )*[a-z ]*?(?:oil|butter|ghee))(?: in (?:a |an |the |the same )?${PAN})?(?: over [a-z-]+ heat)?(?: until it [a-z]+)?(?:,? and| over [a-z-]+ heat and) (?=(?:fry|sear|brown|cook)\b)`,
);
const PIECES = new RegExp(
  String.raw`\b([Ff]ry|[Ss]ear|[Cc]hargrill|[Bb]rown|[Cc]ook)\b((?: (?:the |them|it)(?:(?!\bin\b|\bfor\b|\bover\b)[^.,])*)?)(?: in ((?:(?:half|most|some|a third|two thirds|the rest) of |the |a little |a spoonful of )*(?:the |other )?(?:[a-z]+ )?(?:oil|butter|ghee|rest)))?(?: in (?:a |an |the |the same )?${PAN})?(?: over [a-z-]+ heat)?(?: in (?:batches|two batches|one layer))?(?= for \d+ minutes)`,
);
const TURNS = /\bminutes (?:on (?:each|both)|per|each|a) side|\bturn(?:ing|ed)?\b/;
/** Coats fall through the bars, and what is small does as well. */
const COATED = /\b(?:breadcrumbs|panko|batter|egg and|beaten egg|ladlefuls?)\b/i;
const SMALL =
  /\b(?:onions?|garlic|spices|paste|shallots?|minced [a-z]+(?! patties)|mince|rice|noodles|bread)\b/;
const OF_PATTIES = /\bpatties|\bfishcakes|\bfritters|\bcakes\b/;
const OF_MEAT = /\b(?:beef|lamb|pork|veal|chicken|turkey|venison)\b(?! stock)/;

const lit = (isLoose: boolean) =>
  `Light the barbecue and wait until the coals are gray, or heat a grill pan${isLoose ? ', and lay oiled foil on the bars: what has no meat in it falls through them' : ''}.`;

/** What is fried in pieces is grilled for as long; `null` if nothing is. */
export function onGrill(recipe: ComposedRecipe): ComposedRecipe | null {
  const { ingredients, instructions } = recipe;
  if (instructions.some((step) => COATED.test(step))) return null;
  if (ingredients.some(({ name }) => name.includes('for deep-frying'))) return null;
  const isLoose =
    instructions.some((step) => OF_PATTIES.test(step)) && !ingredients.some(({ name }) => OF_MEAT.test(name));
  let first = -1;
  const steps = sentencesOf(recipe).map((step, n) =>
    step.flatMap((sentence) => {
      const [, oil] = INTO_PAN.exec(sentence) ?? [];
      const bare = oil ? sentence.replace(INTO_PAN, '') : sentence;
      const [all, , what = '', fat = oil] = PIECES.exec(bare) ?? [];
      if (all === undefined || !TURNS.test(`${bare} ${/^[Ss]ear/.test(all) ? 'turn' : ''}`)) return sentence;
      if (SMALL.test(what) || (what === '' && fat === undefined && !/^[Ss]ear/.test(all))) return sentence;
      const light = first < 0 ? [lit(isLoose)] : [];
      first = first < 0 ? n : first;
      const food = what.trim() || (oil ? 'them' : '');
      const brushed = fat
        ? `brush ${food || 'them'} with ${fat} and grill`
        : `grill${food === '' ? '' : ` ${food}`}`;
      return [...light, capital(bare.replace(all, /^[A-Z]/.test(all) ? capital(brushed) : brushed))];
    }),
  );
  if (first < 0 || wetMinutes(instructions.slice(first)) >= SHORT) return null;
  return { ...recipe, instructions: stepsOf(steps) };
}
