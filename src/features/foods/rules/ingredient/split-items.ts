import { FOOD_PARTS, HOW, HOW_FOLLOWS, NOTE_STARTS, PREPARED, QUALITIES } from './preparation-words.ts';
import { UNIT_WORDS } from './unit-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Adjectives for foods beyond those in the recipe parser, including German and French ones. */
const LIKE = words(
  'big small medium large extra extra-large halal gluten-free dairy-free sugar-free decaf sliced sparkling still loose ' +
    'washed peeled half-fat semi-skimmed skimmed vegan vegetarian optional refined ' +
    'weich weiche kalt kalte warm zimmerwarm reif reife frisch frische groß große klein kleine mittelgroß ungesalzen gesalzen ' +
    'getrocknet getrocknete tiefgekühlt gekocht gekochte roh rohe gesiebt gesiebte mager fein grob bio trocken trockener ' +
    'entsteint entkernt laktosefrei glutenfrei entrahmt fettarm fettarme vollfett ' +
    'ramolli fondu mou doux salé froid froide frais fraîche fraîches mûr mûre mûrs mûres sec secs sèche sèches ' +
    'cuit cuite cuits cuites cru crue crus crues séché séchés séchée séchées surgelé surgelés surgelée surgelées ' +
    'entier entière écrémé tamisé tamisée dénoyauté dénoyautées gros grosse petit petite moyen moyenne',
);
/** Participles: 'softened', 'gehackt', 'émincés'. */
const PARTICIPLE = /(?:[^e]ed|é|ée|és|ées)$|^(?:ge|ent|zer|abge|ausge|aufge)\p{L}{3,}t$/u;
const NO_PARTICIPLES = words('thé café pâté blé purée chicorée red');
/** Words that connect adjectives. */
const LINKS = words('and or & und oder et ou very sehr très not nicht pas more mehr plus only nur');
/** Words that continue the previous item. */
const GOES_ON = words(
  'or oder ou and und et nach à au aux en avec mit ohne sans bei by in at to not nicht pas',
);

/** Commas and semicolons, except in numbers ('1,5 kg') and brackets. */
const COMMA = /[,;](?!\d)|(?<!\d)[,;](?=\d)/;
/** What lists put before their items: '- milk', '2) eggs', '[ ] bread'. */
const BULLET = /^(?:[-*+•‣◦·–—☐☑✓]\s*|\d{1,3}[.)]\s+)?(?:\[[ xX]?\]\s*)?/;

/**
 * Splits typed or pasted text into items: '2 lemons, milk' gives two, and so do two lines. A comma separates only what reads
 * as an item of its own: 'butter, softened', 'flour, 500 g' and '1,5 kg flour' stay whole.
 */
export function splitItems(text: string): string[] {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim());
  if (lines.length < 2) return itemsOf(text);
  return lines.flatMap((line) => itemsOf(line.trim().replace(BULLET, '')));
}

function itemsOf(text: string): string[] {
  const items: string[] = [];
  for (const part of partsOf(text)) {
    const before = items.at(-1);
    if (before === undefined || (isNamed(before) && isItem(part))) items.push(part);
    else items[items.length - 1] = `${before}, ${part}`;
  }
  return items;
}

function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const piece of text.split(COMMA)) {
    if (depth > 0) parts.push(`${parts.pop()},${piece}`);
    else parts.push(piece);
    depth += count(piece, '(') - count(piece, ')');
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}'’-]+|&/gu) ?? [];
}

/** Whether a text names a food, and not just an amount. */
function isNamed(text: string): boolean {
  return wordsOf(text).some((word) => !UNIT_WORDS.has(word));
}

function isItem(part: string): boolean {
  const said = wordsOf(part);
  const [first = ''] = said;
  if (!isNamed(part) || GOES_ON.has(first) || NOTE_STARTS.has(first)) return false;
  if (/^\d|^[¼½¾⅓⅔]/.test(part)) return true;
  if (said.every((word) => tellsHow(word) || LINKS.has(word))) return false;
  // 'cut into strips', but 'chopped tomatoes'.
  const next = said.find((word) => !PREPARED.has(word) && !HOW.has(word)) ?? '';
  return next === first || !(HOW_FOLLOWS.has(next) || LINKS.has(next));
}

function tellsHow(word: string): boolean {
  const isKnown = [LIKE, PREPARED, HOW, QUALITIES, FOOD_PARTS].some((known) => known.has(word));
  return isKnown || (PARTICIPLE.test(word) && !NO_PARTICIPLES.has(word));
}
