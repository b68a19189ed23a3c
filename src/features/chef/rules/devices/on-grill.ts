import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { Classic } from '../classics/classic.ts';
import { capital, sentencesOf, stepsOf } from './sentences.ts';

const HEAT = '(?: over (medium|high|medium-high) heat)?';
const OIL = '((?:the|half of the|a (?:third|quarter|fifth) of the|the rest of the)(?: [a-z]+)? oil)';
const PAN = '(?: in an? (?:[a-z]+ )*pan)?';
const EACH_SIDE = '(?= for (?:\\d+|<?\\d+) minutes on each side)';
/** How pieces are fried that stay in one piece on a rack. */
const IN_OIL = new RegExp(
  `\\b(?:[Ff]ry|[Ss]ear|[Bb]rown)( them| the [a-z ]+?)? in ${OIL}${PAN}${HEAT}${EACH_SIDE}`,
);
const HEATED = new RegExp(
  `\\b[Hh]eat ${OIL} in an? (?:[a-z]+ )*pan${HEAT} and (?:fry|sear) (the [a-z ]+?)${EACH_SIDE}`,
);
const DRY = new RegExp(
  `\\b(?:[Ff]ry|[Ss]ear)( them| the [a-z ]+?)? in an? (?:[a-z]+ )*pan${HEAT}${EACH_SIDE}`,
);
/** What falls through a rack, or is cooked on in its pan. */
const FALLS_APART = /breadcrumbs|batter|plain flour|in (?:thin )?strips/;
const STAYS_IN_PAN = /\bpan\b|\bsimmer|\bbaste\b|\b[Ll]ower the heat\b|\bbatches\b|\bladle|\bspoonfuls\b/i;
const GRILLED: readonly string[] = ['fry', 'filled'];

function grilled(sentence: string): string | null {
  const hot = (heat: string | undefined) => `over ${heat ?? 'high'} heat`;
  if (IN_OIL.test(sentence))
    return sentence.replace(
      IN_OIL,
      (_, what: string | undefined, oil: string, heat?: string) =>
        `brush${what ?? ' them'} with ${oil} and grill ${hot(heat)}`,
    );
  if (HEATED.test(sentence))
    return sentence.replace(
      HEATED,
      (_, oil: string, heat: string | undefined, what: string) =>
        `brush ${what} with ${oil} and grill ${hot(heat)}`,
    );
  return DRY.test(sentence)
    ? sentence.replace(
        DRY,
        (_, what: string | undefined, heat?: string) => `grill${what ?? ' them'} ${hot(heat)}`,
      )
    : null;
}

/** A dish whose pieces are fried on each side, from a grill; `null` if they are not, or if something is made in their pan. */
export function onGrill(
  recipe: ComposedRecipe,
  { kind, needs }: Pick<Classic, 'kind' | 'needs'>,
): ComposedRecipe | null {
  const isOfPan = !GRILLED.includes(kind) || needs.includes('grill') || needs.includes('oven');
  if (isOfPan || recipe.ingredients.some(({ name }) => FALLS_APART.test(name))) return null;
  let isGrilled = false;
  const steps = sentencesOf(recipe).map((sentences) =>
    sentences.map((sentence) => {
      const changed = isGrilled ? null : grilled(sentence);
      isGrilled ||= changed !== null;
      return changed ?? sentence;
    }),
  );
  const instructions = stepsOf(steps.map((sentences) => sentences.map(capital)));
  return isGrilled && !instructions.some((step) => STAYS_IN_PAN.test(step))
    ? { ...recipe, instructions }
    : null;
}
