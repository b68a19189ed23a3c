import type { Part } from '../classics/classic.ts';

const STOCK = /\b(?:stock|broth|bouillon|dashi)$/;
const POURED = /\b(?:milk|cream|stock|broth|bouillon|dashi|wine|beer|stout|cider|passata|water|tomatoes)$/;
const LEAST = 150;
const SIMMERS = /\b(?:[Ss]immer|[Bb]raise|[Pp]oach|[Ss]tew)\b/;
const WATERED = /\d+ (?:ml|l) (?:of )?(?:hot |boiling |cold )?water/;
const SPICED = /cumin|curry powder|garam masala/;
const OF_THE_EAST = /curry paste|fish sauce|soy sauce|lime leaves/;
const TOMATOES = /\btomatoes$|passata/;
const SWEETENED = /sugar|honey|syrup|chocolate/;
const MOST_SUGAR = 30;

const millilitres = ({ name, count, unit }: Part): number =>
  POURED.test(name) && (unit === 'ml' || (unit === 'g' && TOMATOES.test(name))) ? count : 0;

/**
 * What is poured in where a liquid is left out that a dish simmers in: a pot without it burns. `null` if enough is left, or if it is no
 * such dish.
 */
export function insteadOfLiquid(
  gone: Part,
  all: readonly Part[],
  steps: readonly string[],
  may: (part: Part) => boolean,
): Part | null {
  const much = millilitres(gone);
  const isSweet = all.some(
    ({ name, count, unit }) => SWEETENED.test(name) && unit === 'g' && count > MOST_SUGAR,
  );
  // Tomatoes are what such a dish tastes of: stock would be another one.
  if (TOMATOES.test(gone.name) || much < LEAST || isSweet || !steps.some((step) => SIMMERS.test(step)))
    return null;
  const others = all.filter(({ name }) => name !== gone.name);
  const left = others.reduce((sum, each) => sum + millilitres(each), 0);
  // However much else there is, a soup is as thick as its stock makes it.
  if (!STOCK.test(gone.name) && (left >= much || steps.some((step) => WATERED.test(step)))) return null;
  const has = (words: RegExp) => others.some(({ name }) => words.test(name));
  const names = STOCK.test(gone.name)
    ? ['vegetable stock', 'water']
    : [
        ...(has(SPICED) && !has(OF_THE_EAST) && !has(TOMATOES) ? ['passata'] : []),
        'vegetable stock',
        'water',
      ];
  return names.map((name) => ({ ...gone, name, cut: '' })).find(may) ?? null;
}
