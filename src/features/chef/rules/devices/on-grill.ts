import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { capital, sentencesOf, stepsOf } from './sentences.ts';

const WETS = /\b(?:simmer|braise|stew|boil)\b[^.]*?\bfor (?:another )?(\d+) minutes|\bladleful\b/gi;
/** What goes back into a sauce for a moment has been cooked before. */
const SHORT = 10;
const wetMinutes = (steps: readonly string[]): number =>
  [...steps.join(' ').matchAll(WETS)].reduce((sum, [, minutes]) => sum + Number(minutes ?? SHORT), 0);

const PAN = `(?:frying |griddle |heavy |wide |large |non-stick |dry |hot |very hot |cast-iron )*(?:pan|skillet|wok)`;
const INTO_PAN = new RegExp(
  String.raw`\b(?:Heat|Melt) ((?:a |the |half of |most of |some of |(?:two )?thirds? of |the rest of )*[a-z ]*?(?:oil|butter|ghee))(?: in (?:a |an |the |the same )?${PAN})?(?: over ([a-z-]+) heat)?(?: until it [a-z]+)?(?:,? and| over ([a-z-]+) heat and) (?=(?:fry|sear|brown|cook)\b)`,
);
const PIECES = new RegExp(
  String.raw`\b([Ff]ry|[Ss]ear|[Cc]hargrill|[Bb]rown|[Cc]ook)\b((?: (?:the |them|it)(?:(?!\bin\b|\bfor\b|\bover\b)[^.,])*)?)(?: in ((?:(?:half|most|some|a third|two thirds|the rest) of |the |a little |a spoonful of )*(?:the |other )?(?:[a-z]+ )?(?:oil|butter|ghee|rest)))?(?: in (?:a |an |the |the same )?${PAN})?(?: over ([a-z-]+) heat)?(?: in (?:batches|two batches|one layer))?(?= for <?\d+)`,
);
const IN_HOT_PAN = /\bhot (?:[a-z-]+ )*(?:pan|skillet|wok)\b/;
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
      const [, oil, hot, hotter] = INTO_PAN.exec(sentence) ?? [];
      const bare = oil ? sentence.replace(INTO_PAN, '') : sentence;
      const [all, , what = '', fat = oil, heat = hot ?? hotter] = PIECES.exec(bare) ?? [];
      if (all === undefined || !TURNS.test(`${bare} ${/^[Ss]ear/.test(all) ? 'turn' : ''}`)) return sentence;
      if (SMALL.test(what) || (what === '' && fat === undefined && !/^[Ss]ear/.test(all))) return sentence;
      const light = first < 0 ? [lit(isLoose)] : [];
      first = first < 0 ? n : first;
      const food = what.trim() || (oil ? 'them' : '');
      const brushed = fat
        ? `brush ${food || 'them'} with ${fat} and grill`
        : `grill${food === '' ? '' : ` ${food}`}`;
      const told = heat ?? (IN_HOT_PAN.test(all) ? 'high' : null);
      const grilled = told ? `${brushed} over ${told} heat` : brushed;
      return [...light, capital(bare.replace(all, /^[A-Z]/.test(all) ? capital(grilled) : grilled))];
    }),
  );
  if (first < 0 || wetMinutes(instructions.slice(first)) >= SHORT) return null;
  return { ...recipe, instructions: stepsOf(steps) };
}
