import { parseServings, type RawRecipe } from './draft.ts';
import { parseMinutes } from './duration.ts';
import type { Unit } from './page-units.ts';

/** Times and yield as a page shows them; a time is in minutes. */
export type PageFacts = Partial<Pick<RawRecipe, 'prepTime' | 'cookTime' | 'totalTime' | 'servings'>>;
type Fact = keyof PageFacts;

/** Units before and after the first ingredient that facts stand in. */
const FAR = 60;
const LONGEST = 90;
const LONGEST_LABEL = 40;
const LONGEST_VALUE = 30;
const LONGEST_YIELD = 60;
/** Letters that may stand beside a label and its value: 'Prep Time (minutes)', 'approx.' */
const MOST_MORE = 14;

/** Words that name a time, by language in the order of `page-words.ts`; parts of words. */
const NAMES: readonly (readonly [Fact, RegExp])[] = [
  [
    'totalTime',
    /total|gesamt|insgesamt|totaal|ready in|fertig in|klaar in|celkem|celkov|łącznie|całkowit|összes|ukupno|общо|общее|всего|συνολικ|toplam|合計|总时|總時|총|סה["״]כ|إجمال|durée|duração|duración|durata|^(?:time|dauer|tid|czas|doba|aika|време|время|χρόνος|süre|所要時間|時間|tijd|temps|tiempo|tempo)\P{L}*$/iu,
  ],
  [
    'prepTime',
    /prep|vorbereit|arbeitszeit|zubereitung|préparation|elaboración|preparo|prepara[çz]|bereidingstijd|bereiden|voorbereid|förbered|forbered|valmistel|przygotow|příprav|príprav|előkészít|priprem|priprav|подготов|подготв|приготов|приготв|προετοιμ|hazırl|准备|準備|준비|הכנה|تحضير|pregăti|ettevalmist/iu,
  ],
  [
    'cookTime',
    /cook|bak(?:e|ing)|kochzeit|garzeit|backzeit|koch-|cuisson|cocción|cocci[oó]n|horne|cozimento|cottura|kooktijd|oventijd|oven|baktijd|tillagning|tilbered|koketid|steketid|bagetid|kypsen|gotow|piecz|vařen|varen|pečen|főzés|sütés|kuhanj|варк|варен|готвен|выпек|μαγείρ|ψήσιμο|pişir|烹|調理|加熱|조리|בישול|אפיי|طبخ|طهي|găti/iu,
  ],
];
const SERVINGS =
  /serv(?:es|ings?|ing size)|yields?|makes|portion|personen|personas|personnes|person|people|porci[oó]n|raciones|porç|pessoas|rendimento|porzioni|persone|porties|stuks|pers\.|annos|porcj|porcí|porci|osob|osób|adag|\bfő\b|порци|порц|персон|μερίδ|άτομα|kişilik|kişi|porsiyon|人分|人份|인분|מנות|סועדים|أشخاص|شخص/iu;
const MEASURE = /\d\s?(?:g|kg|ml|kcal|cal|min|h|hours?|minutes?)\b/i;
const COUNT_ALONE = /^\D{0,3}\d{1,3}(?:\s?[-–]\s?\d{1,3})?\D{0,3}$/;
const DURATION = /\d|½|¼|¾|⅓|⅔|one|half/i;

/** Times and yield that stand near a recipe's ingredients, beside or next to a word that names them; the nearest first. */
export function factsIn(units: readonly Unit[], first: Unit | undefined): PageFacts {
  const place = first ? units.indexOf(first) : 0;
  const found: PageFacts = {};
  const order = units
    .map((_, at) => at)
    .filter((at) => Math.abs(at - place) <= FAR)
    .sort((a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b);
  for (const at of order) {
    const { text } = units[at] as Unit;
    if (text.length > LONGEST) continue;
    for (const part of text.split(/\s*[|•·]\s*/)) {
      const near = part === text ? [units[at + 1]?.text ?? '', units[at - 1]?.text ?? ''] : [];
      readTime(part, near, found);
      readYield(part, near, found);
    }
  }
  return found;
}

function readTime(text: string, near: readonly string[], found: PageFacts): void {
  // 'Prep Time 10 min Cook Time 20 min' has two.
  const pieces = text.split(/(?<=\d\s?\p{L}{1,10}\.?\s*(?:\d+\s?\p{L}{1,10}\.?)?)\s+(?=\p{Lu})/u);
  for (const piece of pieces) {
    const named = NAMES.find(([, pattern]) => pattern.test(piece));
    if (!named || (found[named[0]] ?? null) !== null) continue;
    const [fact, pattern] = named;
    const minutes = DURATION.test(piece) ? minutesIn(piece, pattern) : labelled(piece, near);
    if (minutes) found[fact] = minutes;
  }
}

/** The time beside a label; `null` if much else stands there. */
function minutesIn(piece: string, label: RegExp): number | null {
  const rest = piece.replace(label, ' ').replace(/\d\s?\p{L}{1,10}/gu, ' ');
  const letters = rest.match(/\p{L}/gu)?.length ?? 0;
  return letters <= MOST_MORE ? parseMinutes(piece.replace(/^[^\d½¼¾]*[:：]/, ' ')) : null;
}

/** The time next to a label that stands alone. */
function labelled(label: string, near: readonly string[]): number | null {
  if (label.length > LONGEST_LABEL) return null;
  const value = near.find(
    (text) => text.length <= LONGEST_VALUE && /^\W*\d/.test(text) && parseMinutes(text) !== null,
  );
  return value === undefined ? null : parseMinutes(value);
}

function readYield(text: string, near: readonly string[], found: PageFacts): void {
  if ((found.servings ?? null) !== null || !SERVINGS.test(text) || text.length > LONGEST_YIELD) return;
  const own = text.replace(/[([].*$/, '');
  const told = /\d/.test(text)
    ? [own].filter((value) => !MEASURE.test(value))
    : near.filter((value) => COUNT_ALONE.test(value));
  found.servings = told.find((value) => parseServings(value) !== null) ?? null;
}
