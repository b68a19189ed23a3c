import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { heat } from './sentences.ts';

const HEATS = /[Hh]eat the oven to \d+ °C/;
const IN_PAN =
  /(?:\b(?:Heat|Melt) (?:the |a little |half of the )[^.]*?\b(?:pan|wok|skillet)\b[^.]*? and )?(?<!-)\b(?:[Gg]rill|[Bb]arbecue|[Ff]ry|[Ss]ear|[Cc]hargrill)\b((?:(?!\band (?:fry|grill|cook)\b)[^.])*?)\bfor (\d+) minutes(?: (?:on|per) (?:each|both) sides?| each side| a side)?([^.]*)\./;
const SIDES = /minutes (?:on (?:each|both)|per|each|a) side/;
const WET = /\b(?:simmer|braise|stew|boil)\b|\bladleful\b/i;
const LIGHTS = /\b(?:Light|Heat) (?:the |a )(?:barbecue|grill|griddle)[^.]*\. ?/;

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
