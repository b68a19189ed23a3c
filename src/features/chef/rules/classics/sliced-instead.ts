import { capital } from '../devices/sentences.ts';
import type { Sort } from './sorts.ts';
import { spoken } from './text.ts';

/** What holds together in slices, and not when it is shaped. */
const IN_SLICES: readonly (Sort | null)[] = ['cheese', 'tofu', 'plant', 'poultry', 'fish', 'pork', 'red'];
/** What is served as it grew. */
const IN_PIECES = /mushrooms?$|fillets?$|steaks?$|chops?$/;
const NO_FLESH: readonly (Sort | null)[] = ['cheese', 'tofu', 'plant'];
const ONLY_FLESH = / and cooked through(?: \([^)]*°[^)]*\))?/g;
const SHAPED =
  /\b([Ss])hape (?:the )?[a-z ]+? (?:loosely |firmly )?into (\d+) (?:flat |thick |thin )?(?:patties|burgers)(?:, press a hollow into each)?( and season (?:them )?with)?/;

/** Steps that shape patties of minced meat, for what is cut into slices. */
export function slicedInstead(
  steps: readonly (string | null)[],
  before: Sort | null,
  after: Sort | null,
  name: string,
): (string | null)[] {
  const isShaped = steps.some((step) => step !== null && SHAPED.test(step));
  if (before !== 'mince' || !IN_SLICES.includes(after) || !isShaped) return [...steps];
  const said = spoken(name);
  return steps.map(
    (step) =>
      step
        ?.replace(SHAPED, (_, initial: string, count: string, season = '') => {
          const isDriedLast = season === '';
          const cut = IN_PIECES.test(name)
            ? `pat the ${said} dry`
            : `cut the ${said} into ${count} thick slices${isDriedLast ? ' and' : ','} pat dry`;
          return `${initial === 'S' ? capital(cut) : cut}${season}`;
        })
        .replace(/\bthe (?:patties|burgers)\b/g, `the ${said}`)
        .replace(/\bpatties\b/g, said)
        .replace(ONLY_FLESH, NO_FLESH.includes(after) ? '' : '$&') ?? null,
  );
}
