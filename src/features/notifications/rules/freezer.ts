import type { AisleId } from '#features/foods/rules/catalog/food.ts';
import {
  FROZEN,
  FROZEN_PREFIX,
  KEEPS,
  MEAT_OR_FISH,
  NOT_THAWED,
  OVERNIGHT,
  THAWED,
  WAITS,
} from './day-before-words.ts';

/** An ingredient of a planned recipe as written, with the aisle of its food (`null` if unknown). */
export interface WrittenIngredient {
  /** '500 g frozen prawns, thawed' */
  text: string;
  /** 'prawns' */
  name: string;
  aisle: AisleId | null;
}

export interface DayBefore {
  /** What has to be taken out of the freezer, in the recipe's words. */
  thaw: string[];
  /** Whether a step takes the whole night, so that it has to start the day before. */
  overnight: boolean;
}

/** Foods that do not cook evenly from frozen. */
const THAWS_FIRST: ReadonlySet<AisleId> = new Set(['meat', 'fish']);

/**
 * What a recipe needs done the day before. To be taken out of the freezer: ingredients whose line calls them thawed, and
 * frozen meat or fish; frozen peas are cooked as they are. Whether the cook freezes fresh meat is unknown, so nothing is
 * said about it. A step starts the day before if it says in one sentence that something waits, and that it does so
 * overnight.
 */
export function dayBefore(ingredients: readonly WrittenIngredient[], steps: readonly string[]): DayBefore {
  const asksToThaw = steps.some(isThawed);
  const refusesToThaw = steps.some((step) => NOT_THAWED.test(step));
  const thaw = ingredients.filter(({ text, aisle }) => {
    if (isThawed(text)) return true;
    if (!isFrozen(text) || refusesToThaw) return false;
    return asksToThaw || (aisle === null ? MEAT_OR_FISH.test(text) : THAWS_FIRST.has(aisle));
  });
  return {
    thaw: [...new Set(thaw.map(({ name }) => withoutFrozen(name)))],
    overnight: steps
      .flatMap((step) => step.split(/(?<=[.!?])\s+/))
      .some((sentence) => OVERNIGHT.test(sentence) && WAITS.test(sentence) && !KEEPS.test(sentence)),
  };
}

/** A name without the word for frozen: the 'Garnelen' of 'TK-Garnelen', the 'peas' of 'frozen peas'. */
export function withoutFrozen(name: string): string {
  const bare = name.replace(FROZEN_PREFIX, '').replace(FROZEN, '').replace(/\s+/g, ' ').trim();
  if (!bare) return name;
  return FROZEN_PREFIX.test(name) ? `${bare[0]?.toUpperCase()}${bare.slice(1)}` : bare;
}

const isFrozen = (text: string) => FROZEN.test(text) || FROZEN_PREFIX.test(text);
const isThawed = (text: string) => THAWED.test(text) && !NOT_THAWED.test(text);
