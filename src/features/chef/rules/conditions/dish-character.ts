import { memoizeByObject } from '#shared/memoize.ts';
import { CLASSIC_KINDS, type Classic, type ClassicKind } from '../classics/classic.ts';
import { meets } from './dish-facts.ts';

/** What freezes and is heated again without harm. */
const KEEPING: readonly ClassicKind[] = ['soup', 'stew', 'curry', 'bake', 'pie'];
const CRISP = /\bcrisp/i;
const STICKY = /\b(?:sticky|glazed?|syrupy)\b/i;
const SWEET_LINE = /\b(?:honey|sugar|syrup|hoisin|teriyaki|marmalade|sweet chilli|kecap)\b/;

/** Teaspoons of heat for four that are more than a pinch, by what a line is measured in. */
const IN_SPOONS: Readonly<Record<string, number>> = { tsp: 1, tbsp: 3, g: 0.2 };
const A_WHOLE_ONE = 1;
const MUCH_HEAT = 2;
const SERVED = 4;
const PASTES =
  /gochujang|harissa|sambal|sriracha|curry paste|chipotle|chilli (?:sauce|bean|paste|oil)|doubanjiang/;
const DRIED = /chilli (?:flakes|powder)|cayenne|peppercorn|hot paprika|kashmiri/;
const FRESH = /\bchill(?:i|ies)\b|jalape|scotch bonnet|habanero|bird/;

const isFiery = memoizeByObject(({ lines, serves }: Classic): boolean => {
  const heat = lines
    .filter(({ isOptional }) => !isOptional)
    .reduce((sum, { name, count, unit }) => {
      const spoons = count * (IN_SPOONS[unit] ?? A_WHOLE_ONE);
      if (DRIED.test(name)) return sum + spoons;
      if (PASTES.test(name)) return sum + spoons / 3;
      return FRESH.test(name) && unit === '' ? sum + count : sum;
    }, 0);
  return heat * (SERVED / serves) >= MUCH_HEAT;
});

const textOf = memoizeByObject(({ about, steps }: Classic): string => [about, ...steps].join(' '));

const isCrisp = (classic: Classic): boolean => classic.kind !== 'salad' && CRISP.test(textOf(classic));

/** What a dish is like, told by its lines and steps, whether or not it is on the list of a mood. */
const LIKE: Readonly<Record<string, (classic: Classic) => boolean>> = {
  hot: isFiery,
  mealprep: ({ kind }) => KEEPING.includes(kind) || CLASSIC_KINDS[kind] === 'sweet',
  salty: isCrisp,
  crisp: isCrisp,
  picnic: (classic) => meets(classic, 'carried'),
  sticky: (classic) =>
    STICKY.test(textOf(classic)) && classic.lines.some(({ name }) => SWEET_LINE.test(name)),
};

/** Whether a dish is like a mood says; `null` if nothing of it tells. */
export const isLike = (classic: Classic, mood: string): boolean | null => LIKE[mood]?.(classic) ?? null;

const A_NIGHT = /\b[Ss]oak\b[^.]*\b(?:overnight|(?:[4-9]|1\d|2\d) hours)\b/;
const A_NIGHT_OF_REST = 240;

/** Whether somebody who wants to eat today is too late for it. */
export const isBegunTheDayBefore = memoizeByObject(
  ({ rest, steps, kind }: Classic): boolean =>
    CLASSIC_KINDS[kind] !== 'sweet' &&
    kind !== 'griddle' &&
    (rest >= A_NIGHT_OF_REST || steps.some((step) => A_NIGHT.test(step))),
);
