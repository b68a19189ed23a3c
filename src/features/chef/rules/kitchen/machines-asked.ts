import { t } from '#shared/t.ts';
import { capitalized } from '#shared/text.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { ofFood } from './tables.ts';

const HOW_LONG =
  /\b(?:how (?:long|many minutes)|time|wie lange|combien de temps|cuanto tiempo|quanto tempo)\b/;
const PRESSURE =
  /\b(?:instant ?pot|pressure ?-?cooker|schnellkochtopf|autocuiseur|cocotte minute|olla (?:rapida|a presion|express)|pentola a pressione)\b/;

/** How long the dish takes under pressure, by the food that takes longest; `null` if a message does not ask. */
export function underPressure(
  said: string,
  recipe: () => ComposedRecipe | null,
  { kitchen }: CookingKnowledge,
): string | null {
  if (!PRESSURE.test(said) || !HOW_LONG.test(said)) return null;
  const shown = recipe();
  if (!shown || /pressure/i.test(shown.instructions.join(' '))) return null;
  const known = shown.ingredients.flatMap(({ name }) => {
    const time = ofFood(name, kitchen.underPressure)?.[0];
    return time ? [{ food: withoutCut(name), time, minutes: Number.parseInt(time, 10) }] : [];
  });
  const [longest] = known.toSorted((one, other) => other.minutes - one.minutes);
  return longest
    ? t(
        '{food}: {time} under full pressure. Fry what is fried in the open pot first and scrape the bottom clean, use about a third less liquid, fill it two thirds at most, and let the pressure fall for 10 minutes. Cream, pasta, fish and green vegetables go in afterward.',
        { food: capitalized(longest.food), time: longest.time },
      )
    : null;
}

const NEEDED =
  /\b(?:(?:in|within|only have|got|takes?) (?:about |only |just )?(\d{1,2}) ?(?:hours?|hrs?|h)\b|(\d{1,2}) ?(?:hours?|hrs?|h)\b.*\b(?:not|instead of|rather than) \d)/;
const ON_HIGH = /\bon high(?: for)? (\d{1,2})\b|\b(\d{1,2}) hours? on high\b/;
/** From so many hours on, chunks of meat get tender on high. */
const FOR_CHUNKS = 4;

/** How a slow cooker gets it done in fewer hours; `null` if a message does not ask. */
export function soonerInSlowCooker(said: string, recipe: () => ComposedRecipe | null): string | null {
  const [, one, other] = NEEDED.exec(said) ?? [];
  const hours = Number(one ?? other ?? 0);
  const shown = hours > 0 ? recipe() : null;
  if (!shown) return null;
  const text = shown.instructions.join(' ');
  const [, first, second] = ON_HIGH.exec(text) ?? [];
  if (!/slow cooker/i.test(text)) return null;
  const onHigh = Number(first ?? second ?? 0);
  if (onHigh > 0 && hours >= onHigh)
    return t('Yes: set it to high, and it takes {hours} hours.', { hours: onHigh });
  return hours >= FOR_CHUNKS
    ? t(
        'Yes, nearly: cut the meat into 4 cm pieces, pour the liquid on hot, set it to high and leave the lid shut. It takes about {hours} hours: a fork has to go in without effort. If it does not, give it 30 minutes more.',
        { hours },
      )
    : null;
}
