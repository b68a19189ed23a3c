import { labeled } from '../draft.ts';

interface Line {
  text: string;
  isApart: boolean;
}

/** The number of a step: '1. Mix', '2) Bake', 'Step 3 Stir', '4. 10 minutes later'. */
const NUMBER =
  /^(?:step\s*)?(\d{1,2})(?:\s*[.):]\s*(?=\p{L})|\s+[–-]\s+(?=\p{L})|[.)]\s+(?=\d))|^step\s*(\d{1,2})\s+(?=\p{L})/iu;
/** '1 Mix'. It may also be an amount, so it counts only in a row of such numbers: see `numbersOf`. */
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{Lu})/u;
const NUMBER_ALONE = /^(?:step\s*)?\d{1,2}\s*[.):]?$/i;
const BULLET = /^[\s•·▪◦*–—-]+(?=\S)/;
const LABEL = /^[^.!?]{1,60}:$/;
const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu})/u;
const FEW = 2;
const LONG = 60;
const VERBS = new Set(
  `add allow arrange assemble bake baste beat blanch blend blitz boil braise break bring broil brown brush chill chop clean
  coat combine cook cool core cover cream crush cut deglaze dice dip discard dissolve divide drain drizzle drop dust enjoy
  fill flip fold form freeze fry garnish gather grate grease grill grind halve heat juice knead ladle lay layer leave let
  line lower make marinate mash measure melt microwave mince mix open peel pick place poach pour prepare preheat press prick
  pulse put raise reduce refrigerate remove rest return rinse roast roll rub saute sauté scatter scoop score scrape sear
  season separate serve set shake shape shred sift simmer skim slice slowly soak soften spoon spread sprinkle squeeze stir
  steam steep strain stuff sweat swirl take taste tear thaw tie tip thicken toast top toss transfer trim turn use wait warm wash whip whisk wilt wrap`.split(
    /\s+/,
  ),
);
/** Verbs that also begin the name of a food: 'brown sugar', 'roast chicken', 'juice of a lemon'. */
const ALSO_FOODS = new Set(
  'brown cool core cream crush drizzle garnish grill juice mince peel press pulse roast scoop score skim slice spread squeeze toast top turn warm whip'.split(
    ' ',
  ),
);
/** What such a word is followed by as a verb; never by 'of'. */
const OBJECT =
  /^(?:\p{L}+ly|the|a|an|all|any|both|each|your|it|them|this|these|those|until|till|into?|onto?|over|off|up|down|out|through|with|together|(?:for|about) (?:about |another )?\d.*)(?!\p{L})/iu;
/** Words before the verb of a step: 'In a bowl, combine …', 'Meanwhile, …'. */
const LEAD_IN =
  /^(?:in (?:a|an|the|another)|meanwhile|while|when|once|after|using|with|then|finally|next|first)\b/i;

/**
 * Splits pasted lines into steps: numbered, one per line, or paragraphs; wrapped lines are joined. A single paragraph
 * is split at sentences.
 */
export function stepsOf(written: readonly Line[]): string[] {
  const lines = written.flatMap(atNumbers);
  const numbers = numbersOf(lines);
  const isNumbered =
    lines.filter(({ text }, at) => numbers[at] !== '' || NUMBER_ALONE.test(text)).length >= FEW;
  const steps: string[] = [];
  let label = '';
  let isOpen = false;
  for (const [at, { text, isApart }] of lines.entries()) {
    if (NUMBER_ALONE.test(text)) {
      isOpen = false;
      continue;
    }
    if (LABEL.test(text)) {
      label = text;
      isOpen = false;
      continue;
    }
    const bare = text.replace(BULLET, '');
    const number = numbers[at] ?? '';
    const isMarked = number !== '' || bare !== text;
    const own = bare.slice(number.length);
    const last = steps.at(-1);
    const belongs = isOpen && last && !isMarked && !isApart && (isNumbered || isWrapped(last, own));
    if (belongs) steps[steps.length - 1] = `${last} ${own}`;
    else steps.push(labeled(label, own));
    label = '';
    isOpen = true;
  }
  if (label) steps.push(label.replace(/:$/, ''));
  const [only] = steps;
  return steps.length === 1 && only ? only.split(SENTENCE_END) : steps;
}

/** '1. Slice. 2. Cook. 3. Serve.' in one line, at numbers that count on. */
function atNumbers(line: Line): Line[] {
  const [, first] = /^(?:step\s*)?(\d{1,2})[.)]\s/i.exec(line.text) ?? [];
  if (first === undefined) return [line];
  const texts: string[] = [];
  let rest = line.text;
  for (let next = Number(first) + 1; ; next++) {
    const at = rest.search(new RegExp(String.raw`(?<=[.!?:)])\s${next}[.)]\s(?=\p{Lu})`, 'u'));
    if (at < 0) break;
    texts.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...texts, rest].map((text, at) => ({ text, isApart: at === 0 && line.isApart }));
}

/** The step number that each line begins with, as written; empty if it has none: '3 Eier verquirlen' begins with an amount. */
function numbersOf(lines: readonly Line[]): string[] {
  const bare = lines.map(({ text }) => BARE_NUMBER.exec(text.replace(BULLET, '')));
  let next = 1;
  const inRow = bare.map((found) => {
    const isNext = Number(found?.[1]) === next;
    if (isNext) next += 1;
    return isNext;
  });
  return lines.map(({ text }, at) => {
    const [number = ''] = NUMBER.exec(text.replace(BULLET, '')) ?? [];
    return number || (next > FEW && inRow[at] ? (bare[at]?.[0] ?? '') : '');
  });
}

/** Whether a line is an instruction, so not an ingredient. */
export function beginsWithVerb(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (text.split(' ').length < 4) return false;
  if (LEAD_IN.test(text)) return true;
  if (ALSO_FOODS.has(first)) return VERBS.has(second) || OBJECT.test(text.slice(text.indexOf(' ') + 1));
  return VERBS.has(first) || (VERBS.has(second) && /ly$/.test(first));
}

/** The end of a line that has to go on: 'Bake for 12 to', 'Den Teig in'. */
const GOES_ON =
  /(?:(?<!\p{L})(?:to|for|into|about|at|and|or|of|with|in|the|an?|bis|und|oder|für|mit|auf|etwa|et|ou|pendant|à|de)|[,–-])$/iu;

/** Whether a line continues on the next: the next starts in lowercase, or the line ends mid-sentence. */
function isWrapped(before: string, next: string): boolean {
  if (/^\p{Ll}/u.test(next) || GOES_ON.test(before)) return true;
  return before.length > LONG && !/[.!?:)]$/.test(before) && !beginsWithVerb(next);
}
