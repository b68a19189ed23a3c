import { memoizeByObject } from '#shared/memoize.ts';
import { sentencesIn } from '../classics/text.ts';
import type { Addition } from './addition-lines.ts';

/** A sentence of a recipe: the index of its step, and its own within it. */
interface Place {
  step: number;
  sentence: number;
  minutes: number;
}

/** What simmers beside the dish is not the dish. */
const BESIDE = /^Meanwhile\b|\b(?:rice|pasta|potatoes|quinoa|couscous|noodles|dumplings)\b/;
const SIMMERED = /\bsimmer\b[^.]*?\bfor (?:about |another )?(\d+) minutes/i;
const BOILED =
  /\b(?:boil|cook) the [a-z '-]*(?:pasta|spaghetti|penne|fusilli|macaroni|linguine|tagliatelle|fettuccine|rigatoni|orecchiette|farfalle|conchiglie|bucatini|orzo|trofie|conchiglie|ditalini|noodles|gnocchi|tortellini)\b[^.]*? (?:for (?:about )?)(\d+) minutes/i;
const ASSEMBLED =
  /\b(?:layer|spread|tip|pour|spoon|ladle|fill|mix|stir|put|top)\b[^.]*\b(?:dish|tin|crust|case|base|pastry|tray|tortillas?)\b/i;
const WRAPPED = /\b(?:fill|stuff|divide|spoon|pile|top|spread)\b[^.]*/i;
const IN_OVEN = /\b(?:[Bb]ake|[Rr]oast)\b(?! (?:tin|tray|dish))/;
/** What goes into a filling comes before the sandwich is closed. */
const SERVED = /\b(?:close|roll up|fold in|serve|scatter|top with|garnish|season|drizzle|brighten|finish)/i;

function placesOf(steps: readonly string[], pattern: RegExp): Place[] {
  return steps.flatMap((text, step) =>
    sentencesIn(text).flatMap((said, sentence) => {
      const found = pattern.exec(said);
      return found ? [{ step, sentence, minutes: Number(found[1] ?? 0) }] : [];
    }),
  );
}

/** The longest simmering of a dish, in which further food can cook; `null` if nothing simmers. */
export const mainSimmer = memoizeByObject((steps: readonly string[]): Place | null => {
  const places = placesOf(steps, SIMMERED).filter(
    ({ step, sentence }) => !BESIDE.test(sentencesIn(steps[step] ?? '')[sentence] ?? ''),
  );
  return places.toSorted((one, other) => other.minutes - one.minutes)[0] ?? null;
});

/** Where pasta or noodles boil, with water for more; `null` if none does. */
export const pastaWater = memoizeByObject(
  (steps: readonly string[]): Place | null => placesOf(steps, BOILED)[0] ?? null,
);

const PANNED =
  /\b(?:fry|cook|soften|brown|sweat)\b[^.]*\b(?:onions?|shallots?|leeks?|minced \w+|bacon|pancetta|peppers?|celery)\b[^.]*? for (?:about )?(\d+) minutes/i;
/** What leaves its pan again, or lies in it piece by piece, makes no room for more. */
const LEAVES_PAN = /\b(?:lift|set aside|dry pan|batch|each side|oven|roast)/i;
const LEAST_PANNED = 3;

/** Where onions or mince fry in a pan that holds more; `null` if nowhere. */
export const panOf = memoizeByObject(
  (steps: readonly string[]): Place | null =>
    placesOf(steps, PANNED).find(
      ({ step, sentence, minutes }) =>
        minutes >= LEAST_PANNED && !LEAVES_PAN.test(sentencesIn(steps[step] ?? '')[sentence] ?? ''),
    ) ?? null,
);

const BEATEN = /\b[Bb]eat (?:in )?the eggs\b/;
/** Whether eggs are beaten, and poured into a pan or a dish afterwards. */
export const isBeaten = (steps: readonly string[]): boolean =>
  placesOf(steps, BEATEN).length > 0 && steps.some((step) => /\b(?:pour|tip)\b/i.test(step));

/** The steps with those of the additions, each where a cook would do it. */
export function withAdditions(steps: readonly string[], additions: readonly Addition[]): string[] {
  const before = additions.flatMap(({ first }) => first ?? []);
  const all = additions.reduce((written, addition) => placed(written, addition), [...steps]);
  return [...before, ...all];
}

function placed(steps: readonly string[], { step, place }: Addition): string[] {
  switch (place) {
    case 'simmered':
      return after(steps, step, mainSimmer(steps));
    case 'panned':
      return after(steps, step, panOf(steps));
    case 'beaten':
      return after(steps, step, placesOf(steps, BEATEN)[0] ?? null);
    case 'boiled':
      return after(steps, step, pastaWater(steps));
    case 'baked':
      return after(steps, step, placesOf(steps, IN_OVEN).at(-1) ?? null);
    case 'wrapped':
      return after(steps, step, placesOf(steps, WRAPPED).at(-1) ?? null);
    case 'filled':
      return beforeAssembly(steps, step);
    default:
      return asStep(steps, step, place);
  }
}

function after(steps: readonly string[], said: string, place: Place | null): string[] {
  if (place === null) return asStep(steps, said, 'before-last');
  const sentences = sentencesIn(steps[place.step] ?? '').toSpliced(place.sentence + 1, 0, said);
  return steps.with(place.step, sentences.join(' '));
}

const OF_A_FILLING = /^Mix in the (.*) before the dish is filled\.$/;

/** What goes into a filling is mixed in before the dish is filled, not laid on top of it. */
function beforeAssembly(steps: readonly string[], said: string): string[] {
  const place = placesOf(steps, ASSEMBLED)[0];
  if (!place) return asStep(steps, said, 'before-oven');
  const assembly = sentencesIn(steps[place.step] ?? '')[place.sentence] ?? '';
  if (/\blayer/i.test(assembly))
    return after(steps, said.replace(OF_A_FILLING, 'Scatter some of the $1 over each layer.'), place);
  const sentences = sentencesIn(steps[place.step] ?? '').toSpliced(place.sentence, 0, said);
  return steps.with(place.step, sentences.join(' '));
}

function asStep(steps: readonly string[], said: string, place: Addition['place']): string[] {
  const at = indexFor(place, steps);
  // What is scattered over comes before the dish is served.
  const all = at === steps.length ? steps.with(-1, withoutServing(steps.at(-1) ?? '')) : steps;
  return all.toSpliced(at, 0, said);
}

function indexFor(place: Addition['place'], steps: readonly string[]): number {
  const simmered = steps.findIndex((step) => /\bsimmer/i.test(step));
  if (place === 'hidden' && simmered > 0) return simmered;
  const oven = steps.findIndex((step) => IN_OVEN.test(step));
  if ((place === 'before-oven' || place === 'hidden') && oven >= 0) return oven;
  if (place === 'end' || !SERVED.test(steps.at(-1) ?? '')) return steps.length;
  return Math.max(1, steps.length - 1);
}

const withoutServing = (step: string): string =>
  step.replace(/,? and (?:serve|eat|drink)(?: at once| straight away)?\.$/, '.');
