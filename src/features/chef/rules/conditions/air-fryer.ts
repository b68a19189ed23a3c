import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { Classic } from '../classics/classic.ts';
import { machineOf } from '../cooking/machines.ts';
import { heat } from '../devices/sentences.ts';
import type { ChefRequest } from '../request/request.ts';

/** 'Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on', and what is in it meanwhile. */
const HEATED =
  /\b([Hh]eat|[Ll]ower|[Rr]aise) the oven(?: with a (?:baking )?(?:tray|stone) in it)? to (\d+) °C \(\d+ °F\)(?:, or (?:\d+ °C \(\d+ °F\) with the fan on|as hot as it gets))?(?: with a (?:baking )?(?:tray|stone) in it)?/g;
const AT = /\bat (\d+) °C \(\d+ °F\), or \d+ °C \(\d+ °F\) with the fan on/g;
const ON_TRAY = /\b(?:on|onto) (?:a rack over )?(?:a|two) (?:(?:lined|hot|baking|oiled) )*trays?\b,?/g;
/** What roasts loose on a tray, rather than in a tin of its own. */
const LOOSE =
  /(?:,? )?\b(on|onto|in|into) (?:a rack over )?(?:a|the|two|one) (?:(?:large|wide|big|lined|hot|baking|oiled|shallow|roasting) )*(?:trays?|roasting tins?|baking sheets?)\b,?/g;
const BAKES = /\b(?:[Bb]ake|[Rr]oast|[Cc]over and bake|return to the oven)\b/;
const MINUTES = /(?<!\b(?:stand|cool|rest|leave)\b[^.]{0,20})\bfor (?:another )?(\d+) minutes\b/g;
const SENTENCE = /(?<=\.) (?=\p{Lu})/u;
/** Air that moves fast cooks faster, and browns sooner. */
const LESS_HOT = 20;
const HOTTEST = 200;
const OF_THE_TIME = 0.8;
/** Portions that lie in one layer in a basket. */
const HELD = 2;
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
  let aired = 0;
  const isLoose =
    recipe.instructions.some((step) => LOOSE.test(step)) &&
    !/\b(?:loaf|cake|muffin|baking|ovenproof|springform) (?:tin|dish)\b|\bdish\b|pastry|dough|[Pp]our (?:in|over) the [a-z ]*(?:stock|water|wine|broth|cream|milk|tomatoes)/.test(
      recipe.instructions.join(' '),
    );
  const instructions = recipe.instructions.map((step) =>
    step
      .split(SENTENCE)
      .map((sentence) => {
        const heated = sentence
          .replace(HEATED, (_, heat: string, degrees: string) => `${heat} the air fryer to ${lower(degrees)}`)
          .replace(AT, (_, degrees: string) => `at ${lower(degrees)}`)
          .replace(isLoose ? LOOSE : ON_TRAY, (said, where: string) =>
            isLoose ? inBasket(heatedStart(sentence), said, where) : 'in the lined basket, in one layer,',
          )
          .replace(/\b(?:and )?spread and lay in\b/, 'and lay in')
          .replace(/,(?=\.)/g, '');
        if (!BAKES.test(heated) || /\b(?:simmer|fry|boil)\b/i.test(heated)) return heated;
        const timed = heated.replace(MINUTES, (said, minutes: string) => {
          const less = Math.max(1, Math.round(Number(minutes) * OF_THE_TIME));
          saved += Number(minutes) - less;
          aired += less;
          return said.replace(minutes, String(less));
        });
        return isLoose ? shaken(timed) : timed;
      })
      .join(' '),
  );
  const isHeated = instructions.some((step) => step.includes('air fryer'));
  // What stands in an oven that cools, or under its grill, is not for a basket.
  if (!isHeated || instructions.some((step) => /\boven\b|\bgrill\b/.test(step))) return null;
  if (!isLoose)
    return { ...recipe, instructions: [...instructions, FITS], cookTime: recipe.cookTime - saved };
  const batches = Math.ceil(recipe.servings / HELD);
  return {
    ...recipe,
    title: ofBasket(recipe.title),
    description: recipe.description
      .replace(/\b(?:from|on|in) (?:one|a single|a) (?:roasting )?(?:tray|tin)\b/, 'in the air fryer')
      .replace(/\btray ?bake\b/gi, 'dish from the air fryer'),
    instructions: batches > 1 ? [...instructions, inBatches(batches)] : instructions,
    cookTime: recipe.cookTime - saved + (batches - 1) * aired,
  };
}

const heatedStart = (sentence: string): string => /^\w+/.exec(sentence)?.[0] ?? '';

/** 'Toss it on a tray' is tossed in a bowl before it lies in the basket. */
const inBasket = (verb: string, said: string, where: string): string =>
  /^(?:Toss|Mix|Turn|Coat|Season|Rub|Stir)$/.test(verb)
    ? ' and lay in the basket in one layer,'
    : `${said.startsWith(' ') || said.startsWith(',') ? ' ' : ''}${where} the basket in one layer,`;

/** What moves in the basket browns all round. */
const shaken = (sentence: string): string =>
  sentence
    .replace(/\b[Rr]oast\b/, airFry)
    .replace(/,? (?:turning|stirring|tossing) (?:it |them )?(?:once|twice|halfway|now and then)/, '')
    .replace(/\bfor (?:another )?(\d+) minutes(?: more)?/, (said, minutes: string) =>
      Number(minutes) < WORTH_A_SHAKE ? said : `${said}, shaking the basket or turning the pieces halfway`,
    );
const WORTH_A_SHAKE = 8;
const airFry = (verb: string): string => (verb.startsWith('R') ? 'Cook' : 'cook');

const inBatches = (batches: number): string =>
  `Fill the basket in one layer only: this is ${batches} batches. Keep the first warm and give it 2 minutes more at the end, and look in early: baskets differ.`;

/** Nothing from a basket is called after a tray. */
const ofBasket = (title: string): string =>
  /^\w+ tray ?bake$/i.test(title)
    ? `Air Fryer ${title.split(' ')[0]} Dinner`
    : /\btray ?bake\b|\bsheet[- ]pan\b|\btray\b/i.test(title)
      ? `Air Fryer ${title
          .replace(/ ?\b(?:tray ?bake|sheet[- ]pan|tray)\b ?/i, ' ')
          .replace(/\s+/g, ' ')
          .trim()}`
      : title;

const lower = (degrees: string): string => heat(Math.min(HOTTEST, Number(degrees) - LESS_HOT));
