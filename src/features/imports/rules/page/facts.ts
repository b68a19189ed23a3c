import { squeeze } from '#shared/text.ts';
import { parseServings, type RawRecipe } from '../draft.ts';
import { parseMinutes } from '../duration.ts';
import { type Element, textOfElement } from './tree.ts';
import type { Unit } from './units.ts';
import { headingOf } from './words.ts';

/** Times and yield stated on a page; times are in minutes. */
export type PageFacts = Partial<Pick<RawRecipe, 'prepTime' | 'cookTime' | 'totalTime' | 'servings'>>;
type Time = Exclude<keyof PageFacts, 'servings'>;
/** 'Zubereitung' is either the whole time or the part besides the other stated time. */
type Named = Time | 'making';
type Found = Partial<Record<Named | 'servings' | 'made', number>>;

/** How many units before and after the first ingredient facts are looked for. */
const FAR = 60;
/** How many units before it may state a time without naming it. */
const NEAR = 30;
const LONGEST = 200;
const LONGEST_PIECE = 90;
const LONGEST_LABEL = 40;
const LONGEST_VALUE = 30;
const LONGEST_YIELD = 60;
/** Letters allowed besides a label and its value: 'Prep Time (minutes)', 'approx.' */
const MOST_MORE = 14;

/** Words that name a time, by language in the order of `page-words.ts`; may be parts of words. */
const NAMES: readonly (readonly [Named, RegExp])[] = [
  [
    'totalTime',
    /total|auf dem tisch in|samlet tid|^ready\b|gesamt|insgesamt|totaal|ready in|fertig in|klaar in|celkem|celkov|łącznie|całkowit|összes|ukupno|общо|общее|всего|συνολικ|toplam|合計|总时|總時|총|סה["״]כ|إجمال|durée|duração|duración|durata|^(?:time|dauer|tid|idő|czas|doba|aika|време|время|χρόνος|süre|所要時間|時間|调理時間|調理時間|tijd|temps|tiempo|tempo)(?: required| needed)?(?=\P{L}*(?:$|\d))/iu,
  ],
  ['making', /zubereit|elkészítési|bereidingstijd|(?<!voor)bereid(?:en|ing)/iu],
  [
    'prepTime',
    /prep|active|aktiv(?!ier)|hands-on|vorbereit|arbeitszeit|arbe(?:j|i|t)d?s?tid|préparation|elaboración|preparo|prepara[çz]|voorbereid|förbered|forbered|valmistel|przygotow|příprav|príprav|előkészít|priprem|priprav|подготов|подготв|приготов|приготв|προετοιμ|hazırl|准备|準備|준비|הכנה|تحضير|pregăti|ettevalmist/iu,
  ],
  [
    'cookTime',
    /cook|bak(?:e|ing)|kochzeit|garzeit|backzeit|koch-|cuisson|cocción|cocci[oó]n|horne|cozimento|cottura|kooktijd|oventijd|oven|baktijd|tillagning|tilbered|koketid|steketid|bagetid|kypsen|gotow|piecz|vařen|varen|pečen|főzés|sütés|kuhanj|варк|варен|готвен|выпек|μαγείρ|ψήσιμο|pişir|烹|調理|加熱|조리|בישול|אפיי|طبخ|طهي|găti/iu,
  ],
];
const SERVINGS =
  /serv(?:es|ings?|ing size)|yields?|makes|portion|personen|personas|personnes|person|people|porci[oó]n|raciones|porç|pessoas|rendimento|porzioni|persone|porties|porsjon|couverts|parts\b|stuks|pers\.|\bos\.|annos|porcj|porc[íie]|osob|osób|adag|\bfő\b|порци|порц|персон|μερίδ|άτομα|kişilik|kişi|porsiyon|人分|個分|分量|份量|人份|인분|מנות|סועדים|أشخاص|شخص/iu;
/** Lines that only state a yield: 'for 4 people', '6 Portion/en'. */
const YIELD_ALONE = new RegExp(
  `^(?:(?:for|für|pour|para|per|voor|til|dla|pro|na)\\s)?(?:${SERVINGS.source})?[\\p{L}/]*[\\s:]*\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?\\s*(?:(?:${SERVINGS.source})[\\p{L}/]*)?[\\s.]*$`,
  'iu',
);
/** Words about portions that do not state the recipe's yield: 'per serving', '1 lemon, for serving'. */
const EACH =
  /(?:per|pro|par|por|for|each|to|\/)\s?(?:serv|porti|por[cç]|person|pers)|serving size|あたり|当たり|calor|kalor|nutri/i;
const MEASURE = /\d\s?(?:g|kg|ml|kcal|cal|min|h|hours?|minutes?)\b/i;
const COUNT_ALONE = /^\D{0,3}\d{1,3}(?:\s?[-–]\s?\d{1,3})?\D{0,3}$/;
/** 'Yield: 2 pizzas' counts if nothing states the servings. */
const MADE = /^(?:yields?|makes)\b(?!.*(?:serv|portion|people|person))/i;
/** '12 pieces' */
const PIECES = /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s(?:stk|stück|stücke|stykker|pieces?|pezzi|pcs|kpl|szt)\.?$/i;
/** The number right before a word: '5 ' of 'h 30m s 5 porções'. */
const BESIDE = /(?<![\d.,])\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s*(?:\p{L}{1,12}\s)?$/u;
const FEW = /^(?:[1-9]|1\d|2[0-4])$/;
const INGREDIENTS = /^(?:材料|用料|食材|原料)/;
const DURATION = /\d|½|¼|¾|⅓|⅔|one|half/i;
const DURATION_ALONE =
  /^[~≈]?\s?(?:ca\.?\s?|約\s?|env\.?\s?)?(?:\d{1,3}(?:[.,]\d)?(?:\s?[-–]\s?\d{1,3})?\s?\p{L}{1,8}\.?\s?(?:(?:and|und|et|y|e|og|och|ja|i)\s)?){1,2}$/iu;
/** 'Total time: 30 minutes, plus at least one hour to chill' is 30 minutes and a wait. */
const PLUS = /(?=[,\s])(?<=\d\s?\p{L}{1,10}),?\s(?:plus|\+)\s.*$/iu;
/** A colon ends a label of any length: 'Mise en place et préparation: env. 40 min'. */
const LABELLED = /^[^\d:：]{3,40}[:：]\s?(?:\p{L}{2,6}\.?\s)?[~≈]?(?=[\d½¼¾])/u;
/** Separators between facts: 'Serves 8 | 20 min', '10 pieces — 20 minutes', but not '4 – 6' and 'Prep – 10 min' */
const APART = /\s*[|•·]\s*|\s\/\s|(?=\s[—–])(?<=\d\s?\p{L}{1,12})\s[—–]\s(?=\d)/u;
/**
 * Where one fact ends and another starts: 'Prep Time 10 min Cook Time 20 min', 'Servings: 1 Total Time: 2 hrs'. A space is looked for
 * first: to look back from every letter would take longest of all.
 */
const NEXT =
  /(?=\s)(?:(?<=\d\s?\p{L}{1,10}\.?\s*(?:\d+\s?\p{L}{1,10}\.?)?)\s+(?=\p{Lu})|(?<=[^:\d]\d{1,3})\s+(?=(?:Total|Prep|Cook|Bake|Active|Ready|Difficulty|Level)\b))/u;
/** '10 min prep + 45 min cook', '10 mins to prepare and 12 mins to cook' */
const AND = /\s*[+,&]\s*(?=\d)|\s+(?:and|und|et|y|en|e|og|och)\s+(?=\d)/iu;

/** Whether a line only states a time or a yield: 'Prep time: 30 min', '6 Portionen', 'For 4 people'. */
export function isFact(text: string): boolean {
  if (text.length > LONGEST_LABEL) return false;
  if (SERVINGS.test(text) && YIELD_ALONE.test(text)) return true;
  const found: Found = {};
  if (/[:：]/.test(text)) readTime(text, [], found);
  return Object.keys(found).length > 0;
}

/**
 * Times and yield stated near a recipe's ingredients, on the same line as or next to a word that names them; nearest first.
 */
export function factsIn(units: readonly Unit[], first: Unit | undefined): PageFacts {
  const place = first ? units.indexOf(first) : 0;
  const found: Found = {};
  const order = units
    .map((_, at) => at)
    .filter((at) => Math.abs(at - place) <= FAR)
    .sort((a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b);
  for (const at of order) {
    const { text } = units[at] as Unit;
    if (text.length > LONGEST) continue;
    for (const piece of headedCells(units[at - 1], units[at] as Unit)) {
      readTime(piece, [], found);
      readYield(piece, [], found, at < place);
    }
    const pieces = text.split(APART).flatMap(piecesOf);
    const near = pieces.length === 1 ? nearTo(units, at) : [];
    for (const piece of pieces.filter(({ length }) => length <= LONGEST_PIECE)) {
      readTime(piece, near, found);
      readYield(piece, near, found, at < place);
    }
  }
  const { making, servings, made, ...named } = found;
  const times = making === undefined ? named : placed(named, making);
  const before = units.slice(Math.max(0, place - NEAR), place);
  const counted = (servings === 1 ? (made ?? 1) : servings) ?? made ?? besideTimes(before);
  return {
    ...(Object.keys(times).length > 0 ? times : unnamed(before)),
    ...(counted === null ? {} : { servings: counted }),
  };
}

/** The cells of a table row, each after the one above it: 'Prep time' and 'Cook time' above '15 minutes' and '0 minutes'. */
function headedCells(above: Unit | undefined, { element }: Unit): string[] {
  const isTable =
    above?.element.tag === 'tr' && element.tag === 'tr' && above.element.parent === element.parent;
  if (!isTable) return [];
  const [heads, values] = [cellsOf(above.element), cellsOf(element)];
  const isHeaded =
    heads.length > 1 && heads.length === values.length && !heads.some((text) => /\d/.test(text));
  return isHeaded ? heads.map((head, at) => `${head}: ${values[at]}`) : [];
}

const cellsOf = ({ children }: Element) =>
  children.flatMap((child) => (typeof child === 'string' ? [] : [squeeze(textOfElement(child))]));

/** The texts after and before a unit; a number and its word may be in separate units. */
function nearTo(units: readonly Unit[], at: number): string[] {
  const [before = '', next = '', word = ''] = [at - 1, at + 1, at + 2].map((place) => units[place]?.text);
  const isApart = /^\d+$/.test(next) && /^\p{L}{1,10}\.?$/u.test(word);
  return isApart ? [`${next} ${word}`, next, before] : [next, before];
}

function piecesOf(text: string): string[] {
  return piecesAt(NEXT, text).flatMap((piece) => {
    const parts = piece.split(AND);
    return parts.length > 1 && parts.every((part) => nameOf(part)) ? parts : [piece];
  });
}

/** The pieces of a text that contain a number each: '10 min Preparation Time' is one. */
function piecesAt(next: RegExp, text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(next)) {
    const last = pieces.at(-1);
    if (last !== undefined && (!/\d/.test(piece) || (DURATION_ALONE.test(last) && !nameOf(last))))
      pieces[pieces.length - 1] = `${last} ${piece}`;
    else pieces.push(piece);
  }
  return pieces;
}

function nameOf(text: string): (typeof NAMES)[number] | undefined {
  return NAMES.find(([, pattern]) => pattern.test(text));
}

function readTime(piece: string, near: readonly string[], found: Found): void {
  const named = nameOf(piece);
  if (!named || found[named[0]] !== undefined) return;
  const [fact, pattern] = named;
  const minutes = DURATION.test(piece) ? minutesIn(piece, pattern) : labelled(piece, near);
  if (minutes) found[fact] = minutes;
}

/** The time next to a label; `null` if there is much other text. */
function minutesIn(written: string, label: RegExp): number | null {
  const piece = written.replace(PLUS, '');
  const rest = piece
    .replace(LABELLED, ' ')
    .replace(label, ' ')
    .replace(/\d\s?\p{L}{1,10}/gu, ' ');
  const letters = rest.match(/\p{L}/gu)?.length ?? 0;
  return letters <= MOST_MORE ? parseMinutes(piece.replace(/^[^\d½¼¾]*[:：]/, ' ')) : null;
}

/** The time near a label that is on its own. */
function labelled(label: string, near: readonly string[]): number | null {
  if (label.length > LONGEST_LABEL) return null;
  const value = near.find((text) => text.length <= LONGEST_VALUE && isDuration(text));
  return value === undefined ? null : parseMinutes(value);
}

/** Whether a text is a time and little else: '約 15 分', '0:20', but not '11 Jun 2019 - 06:21'. */
function isDuration(text: string): boolean {
  return /^\P{N}{0,8}[\d½¼¾]/u.test(text) && !/\d{4}/.test(text) && parseMinutes(text) !== null;
}

/** Adds the time that is named after making the dish. */
function placed(times: Partial<Record<Time, number>>, making: number): Partial<Record<Time, number>> {
  if (times.prepTime !== undefined) return { cookTime: making, ...times };
  if (times.cookTime !== undefined || times.totalTime !== undefined) return { prepTime: making, ...times };
  return { totalTime: making };
}

/** Times that no word names: a single one is the total, two are preparation and cooking. */
function unnamed(units: readonly Unit[]): PageFacts {
  const told = units
    .flatMap(({ text }) => (text.length <= LONGEST_YIELD ? text.split(APART) : []))
    .filter((text) => text.length <= LONGEST_VALUE && DURATION_ALONE.test(text))
    .flatMap((text) => parseMinutes(text) ?? []);
  const [first, second] = [...new Set(told)];
  if (first === undefined) return {};
  return second === undefined ? { totalTime: first } : { prepTime: first, cookTime: second };
}

function readYield(text: string, near: readonly string[], found: Found, isBefore: boolean): void {
  // 'Per serving: 1 slice': a single portion is rarely a recipe's yield.
  if ((found.servings ?? 1) > 1 || text.length > LONGEST_YIELD) return;
  const servings =
    headedYield(text) ?? (isBefore && PIECES.test(text) ? parseServings(text) : toldYield(text, near));
  if (servings && MADE.test(text)) found.made ??= servings;
  else if (servings) found.servings = servings;
}

/** 'Ingredients for 4', '材料（2人分）', but not 'Ingredients (11)'. */
function headedYield(text: string): number | null {
  const isHead = INGREDIENTS.test(text) || (/^\p{L}/u.test(text) && headingOf(text) === 'ingredients');
  return isHead ? parseServings(text.replace(/\(\s*\d+\s*\)/, ' ')) : null;
}

function toldYield(text: string, near: readonly string[]): number | null {
  const name = SERVINGS.exec(text);
  if (!name || EACH.test(text)) return null;
  if (!/\d/.test(text)) return parseServings(near.filter((value) => COUNT_ALONE.test(value)));
  const [beside] = BESIDE.exec(text.slice(0, name.index)) ?? [];
  const cut = text.replace(/[([].*$/, '');
  const own = SERVINGS.test(cut) ? cut : text;
  return MEASURE.test(own) && !beside ? null : parseServings(beside ?? own);
}

/** A number without a word, next to the times: such pages show an icon of people there. */
function besideTimes(units: readonly Unit[]): number | null {
  const isTime = (at: number) => {
    const text = units[at]?.text ?? '';
    return (
      text.length <= LONGEST_VALUE &&
      (DURATION_ALONE.test(text) || nameOf(text) !== undefined) &&
      isDuration(text.replace(/^\P{N}+/u, ''))
    );
  };
  const at = units.findIndex(({ text }, at) => FEW.test(text) && (isTime(at - 1) || isTime(at + 1)));
  return at < 0 ? null : Number(units[at]?.text);
}
