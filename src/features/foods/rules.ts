import { continuesAmount, parseQuantity } from '#shared/quantity.ts';

const SIZE =
  '(?:heaped|heaping|level|rounded|scant|generous|packed|good|small|medium|large|big|extra-large|double)';
const MEASURES = [
  'tablespoons?|tbsps?|tbs|tblsp|teaspoons?|tsps?|dessertspoons?|cups?|c|fluid ounces?|fl\\.? ?oz|ounces?|ozs?',
  'pounds?|lbs?|pints?|pts?|quarts?|qts?|gallons?|gals?|sticks?|inch(?:es)?|milligrams?|mg|kilograms?|kilos?|kgs?|grams?|gms?|g',
  'millilit(?:er|re)s?|mls?|centilit(?:er|re)s?|cl|decilit(?:er|re)s?|dl|lit(?:er|re)s?|l|centimet(?:er|re)s?|cm',
].join('|');
const CONTAINERS = [
  'cans?|tins?|jars?|bottles?|cartons?|packages?|packets?|packs?|pkgs?|pkts?|sachets?|envelopes?|boxes|box|bags?|tubs?|tubes?',
  'pouch(?:es)?|containers?|punnets?|blocks?|loaf|loaves|slices?|pieces?|rashers?|strips?|sheets?|cloves?|heads?|bulbs?|stalks?|sticks?',
  'sprigs?|bunch(?:es)?|handfuls?|pinch(?:es)?|dash(?:es)?|drops?|splash(?:es)?|knobs?|drizzles?|glugs?|ears?|wedges?|cubes?|scoops?',
].join('|');

const END = "(?![\\p{L}\\p{N}'’])";
const UNIT = new RegExp(
  `^\\s*(?:-\\s?)?(?:${SIZE}\\s+)?(?:(?:${MEASURES}|${CONTAINERS})${END}\\.?|[Tt]${END}\\.?)`,
  'iu',
);
const MEASURE = new RegExp(`^\\s*(?:-\\s?)?(?:${MEASURES})${END}\\.?`, 'iu');
const CONTAINER = new RegExp(`^\\s+(?:${SIZE}\\s+)?(?:${CONTAINERS})${END}`, 'iu');
const PARENTHESES = /^\s*\([^()]{1,60}\)/;
const TIMES = /^\s*[x×]\s*(?=\d)/iu;
const JOINT = /^\s*(?:\/|\+|plus\s|and\s)\s*(?:~\s?|about\s|approx\.?\s)?/iu;
const OF = /^\s+of(?=\s)/iu;
const UNCOUNTED = new RegExp(
  `^(?:an?\\s+)?(?:few\\s+)?(?:${SIZE}\\s+)?(?:pinch(?:es)?|dash(?:es)?|handfuls?|splash(?:es)?|knobs?|drizzles?|glugs?|drops?|sprigs?|bunch(?:es)?|cups?|litre|liter|pound|pint)\\s+of(?=\\s)`,
  'iu',
);
const LONGEST = 2000;

/**
 * Parts a line as a recipe has it into the amount and the rest: '1 1/2 cups (360 ml) milk' is '1 1/2 cups (360 ml)' and
 * 'milk'. The amount is empty where the line starts with none ('salt to taste'). No character but spaces is lost.
 */
export function splitIngredientLine(line: string): { amount: string; name: string } {
  const text = line.replace(/\s+/g, ' ').trim();
  if (text.length > LONGEST) return { amount: '', name: text };
  const uncounted = UNCOUNTED.exec(text)?.[0];
  if (uncounted) return part(text, uncounted.length);
  const end = amountEnd(text);
  if (end === 0) return { amount: '', name: text };
  // '2 cloves' are cloves, not an amount of nothing.
  return text.slice(end).trim() ? part(text, end) : part(text, numberEnd(text));
}

function part(text: string, end: number): { amount: string; name: string } {
  const name = text.slice(end).trim();
  return name ? { amount: text.slice(0, end).trim(), name } : { amount: '', name: text };
}

function numberEnd(text: string): number {
  const quantity = parseQuantity(text);
  return quantity ? text.length - quantity.rest.length : 0;
}

/** Where the amount at the start of a text ends: a number, its unit or container with sizes in brackets, and what is joined to it. */
function amountEnd(text: string): number {
  let end = numberEnd(text);
  // A letter right after the number is a unit ('400g') or part of a name ('7up').
  const after = text.slice(end);
  if (end === 0 || (/^\p{L}/u.test(after) && !UNIT.test(after) && !TIMES.test(after))) return 0;
  end = skip(text, end, PARENTHESES);
  const times = TIMES.exec(text.slice(end));
  if (times) end += times[0].length + numberEnd(text.slice(end + times[0].length));
  const inner = sizeEnd(text, end);
  const isMeasure = MEASURE.test(text.slice(inner));
  end = skip(text, inner, UNIT);
  if (isMeasure) {
    if (continuesAmount(text.slice(0, end), text.slice(end))) {
      const next = skip(text, end, /^\s*/);
      return next + amountEnd(text.slice(next));
    }
    end = skip(text, skip(text, end, PARENTHESES), CONTAINER);
    const joint = JOINT.exec(text.slice(end));
    const more = joint ? text.slice(end + joint[0].length) : '';
    if (joint && MEASURE.test(more.slice(numberEnd(more))) && numberEnd(more) > 0)
      return end + joint[0].length + amountEnd(more);
  }
  end = skip(text, end, PARENTHESES);
  return end === numberEnd(text) ? end : skip(text, end, OF);
}

/** Skips the size of a container between the count and its name: '1 14-oz can', '1 - 14 oz can'. */
function sizeEnd(text: string, from: number): number {
  const rest = text.slice(from);
  const start = /^\s*(?:-\s)?\s*/.exec(rest)?.[0].length ?? 0;
  const size = numberEnd(rest.slice(start));
  const unit = size > 0 ? MEASURE.exec(rest.slice(start + size))?.[0] : undefined;
  return unit === undefined ? from : from + start + size + unit.length;
}

function skip(text: string, from: number, pattern: RegExp): number {
  return from + (pattern.exec(text.slice(from))?.[0].length ?? 0);
}
