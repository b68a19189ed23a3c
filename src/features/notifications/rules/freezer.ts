import type { AisleId } from '#features/foods/rules/catalog/food.ts';

/** An ingredient of a planned recipe, as it is written, with the aisle of its food (`null` if unknown). */
export interface WrittenIngredient {
  /** '500 g frozen prawns, thawed' */
  text: string;
  /** 'prawns' */
  name: string;
  aisle: AisleId | null;
}

export interface DayBefore {
  /** What has to come out of the freezer, as the recipe calls it. */
  thaw: string[];
  /** Whether a step takes the whole night, so that it has to begin the day before. */
  overnight: boolean;
}

const FROZEN = /\b(?:frozen|deep-frozen)\b/i;
const THAWED = /\b(?:thaw(?:ed|ing|s)?|defrost(?:ed|ing|s)?)\b/i;
/** 'Thaw', not 'without thawing', nor 'from frozen: do not defrost'. */
const NOT_THAWED = /\b(?:do not|don[’']t|no need to|without|never)\s+(?:thaw|defrost)/i;
/** Food that is cooked through does not cook evenly from frozen. */
const THAWS_FIRST: ReadonlySet<AisleId> = new Set(['meat', 'fish']);
const OVERNIGHT = /\b(?:overnight|the (?:night|evening|day) before|(?:8|1\d|2[0-4]) hours?|24 h)\b/i;
const WAITS =
  /\b(?:marinat\w*|soak\w*|brin\w*|chill\w*|refrigerat\w*|rest\w*|rise|prov(?:e|ing)|set|cure\w*|ferment\w*)\b/i;

/**
 * What a recipe asks for the day before. Out of the freezer comes an ingredient that its line calls thawed, and frozen
 * meat or fish; frozen peas go into the pan as they are. Whether the cook freezes fresh meat is not known, so nothing is
 * said about it. A step begins the day before if it says in one sentence that something waits, and that it does so overnight.
 */
export function dayBefore(ingredients: readonly WrittenIngredient[], steps: readonly string[]): DayBefore {
  const asksToThaw = steps.some((step) => THAWED.test(step) && !NOT_THAWED.test(step));
  const refusesToThaw = steps.some((step) => NOT_THAWED.test(step));
  const thaw = ingredients.filter(({ text, aisle }) => {
    if (THAWED.test(text) && !NOT_THAWED.test(text)) return true;
    if (!FROZEN.test(text) || refusesToThaw) return false;
    return asksToThaw || (aisle !== null && THAWS_FIRST.has(aisle));
  });
  return {
    thaw: [...new Set(thaw.map(({ name }) => name.replace(FROZEN, '').replace(/\s+/g, ' ').trim() || name))],
    overnight: steps
      .flatMap((step) => step.split(/(?<=[.!?])\s+/))
      .some((sentence) => OVERNIGHT.test(sentence) && WAITS.test(sentence)),
  };
}
