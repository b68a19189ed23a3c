import { splitItems } from '#features/foods/rules/ingredient/split-items.ts';
import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import { squeeze, storable } from '#shared/text.ts';
import { type IngredientLine, labeled, NOTHING_READ, type RawRecipe } from '../draft.ts';
import { type Facts, isFact, readFact } from '../facts.ts';
import { addIngredientLine, amountFirst, amountsBefore, isListed, isMeasured } from '../ingredient-lines.ts';
import { headingOf } from '../page/words.ts';
import { decodeEntities, withoutTags } from '../text.ts';
import { hashtagsIn, isAround, isNoText, readPageFacts, withoutSender, withoutStars } from './furniture.ts';
import { beginsWithVerb, stepsOf } from './steps.ts';

type Part = 'opening' | 'ingredients' | 'steps' | 'tips' | 'skipped' | 'end';
interface Line {
  text: string;
  /** Whether an empty line precedes it. */
  isApart: boolean;
}
/** A line with its position in the text. */
export interface PlacedLine extends Line {
  at: number;
}
interface Section {
  part: Part;
  label: string;
  lines: Line[];
}

const LONGEST = 200_000;
const MOST_LINES = 5_000;
const PROSE = 80;
const MOST_LISTED = 100;
const TIPS =
  /^(?:(?:recipe|cook.?s|chef.?s)\s)?(?:notes?|tips?|hints?|tipps?|conseils?|astuces?|consejos?|storage|variations?|equipment|serving suggestions?)$/i;
const SKIPPED = /^(?:nutrition|nutritional|nährwert)/i;
const OPENING = /^(?:description|about|introduction)$/i;
/** 'Ingredients: 2 eggs, 200 g flour' */
const HEADED = /^([^:]{3,40}):\s+(\S.*)$/;
const SOURCE = /^(?:(?:source|from|adapted from|recipe from|original|quelle)\s*:?\s*)?(https?:\/\/\S+)$/i;
/** Several facts in one line: 'Prep: 10 min | Cook: 20 min', 'Serves 4, prep 10 min'. */
const BETWEEN_FACTS =
  /\s*[|•·;]\s*|,\s+(?=(?:prep|cook|bak|total|serv|makes|yield))|(?<!\sd[ei])\s+(?=(?:prep|cook|bak|total|vorbereitung|zubereitung|arbeit|koch|back|gar|ruhe|geh|kühl|rest|chill|gesamt|temps|repos|tiempo|tempo|cuisson|cottura|cocción)[\p{L}/-]*(?:\s+\p{L}+){0,2}\s*:)/iu;
const PORTIONS =
  /^(?:(?:for|für|pour|para|per|dosi per)\s+)?(\d{1,4})(?:\s?[-–]\s?\d{1,4})?\s+(?:servings?|portions?|portionen|people|persons?|personen|personnes|personas|persone|comensales|raciones|porciones|porzioni)\.?:?$|^(?:for|für|pour|para|per)\s+(\d{1,4})(?:\s?[-–]\s?\d{1,4})?\s+\p{L}{3,20}:?$/iu;
/** 'Zutaten für 6 Portionen', 'Ingredients (serves 4-6)' */
const HEAD_PORTIONS =
  /^(?:ingredients?|zutaten|ingrédients?|ingredientes|ingredienti)\s+\(?(?:for|für|pour|para|per|serves|makes)\s+(\d{1,4}(?:\s?[-–]\s?\d{1,4})?)(?:\s+\p{L}+\.?)?\)?\s*:?$/iu;
/** 'Ingredientes (4 personas)' */
const HEAD_PEOPLE =
  /^(?:ingredients?|zutaten|ingrédients?|ingredientes|ingredienti)\s+\((\d{1,4}(?:\s?[-–]\s?\d{1,4})?)\s+(?:servings?|portion\p{L}*|people|pers\p{L}*\.?|comensales|raciones|porcion\p{L}*|porzioni)\)\s*:?$/iu;
/** 'Chicken biryani (serves 6-8)' */
const TITLE_PORTIONS =
  /\s*\((?:serves|makes|for|für|pour|para|per)\s+(\d{1,3}(?:\s?[-–]\s?\d{1,3})?)(?:\s+\p{L}+\.?)?\)$/iu;
/** An ingredient without an amount, which is not a heading. */
const UNMEASURED =
  /\b(?:to taste|optional|as needed|(?<=\s)(?:to serve|for serving|for garnish))\b|^(?:(?:sea |kosher |table )?salt|salz|sel|(?:black |white |ground )?pepper|pfeffer|poivre|(?:olive |vegetable |sunflower )?oil|öl|butter|water|wasser|ice|sugar|zucker|fresh(?:ly)?|chopped|a few|some)\b/i;
/** Bullets used in messages. */
const EMOJI_BULLET = /^\s*(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)\s*)+(?=\S)/u;
const KEYCAP = /^\s*(\d)\ufe0f?\u20e3\s*/u;
const TIME = /(?:time|zeit|temps|tiempo|tempo)\b/i;
const LONGEST_TIME = 60;
const FACT_NAME =
  /^(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total)(?:\s*time)?\s*:?$|^(?:servings?|serves|yields?|makes)\s*:?$/i;

/**
 * Parses pasted or typed text: a title, facts, ingredients and steps, with or without headings, or Markdown. Missing
 * parts stay empty; everything else ends up in some field. Never throws.
 */
export function recipeFromText(written: string): RawRecipe {
  const found = {
    ...NOTHING_READ,
    cookingTips: [] as string[],
    ingredients: [] as IngredientLine[],
    tags: [] as string[],
  };
  const lines = linesOf(written).filter(({ text }) => {
    const source = SOURCE.exec(text)?.[1];
    if (source) found.sourceUrl ||= source;
    const tags = hashtagsIn(text);
    found.tags.push(...tags);
    return !source && tags.length === 0;
  });
  const sections = sectionsOf(withoutAround(lines));
  for (const { text } of lines)
    found.servings ??= (HEAD_PORTIONS.exec(text) ?? HEAD_PEOPLE.exec(text))?.[1] ?? null;
  const opening = sections.filter(({ part }) => part === 'opening').flatMap((section) => section.lines);
  const listed = sections.filter(({ part }) => part === 'ingredients');
  const steps = sections
    .filter(({ part }) => part === 'steps')
    .map((section) => ({ ...section, lines: section.lines.filter(({ text }) => !readTimes(text, found)) }));
  readOpening(opening, found);
  for (const section of listed) addIngredients(section, found, found.ingredients);
  for (const { part, label, lines: texts } of sections) {
    if (part !== 'tips') continue;
    const tips = texts.map(({ text }) => withoutBullet(text));
    found.cookingTips.push(...tips.map((tip, at) => (at === 0 ? labeled(label, tip) : tip)));
  }
  return {
    ...found,
    instructions: stepsOf(steps.flatMap(({ label, lines: texts }) => withLabel(label, texts))),
  };
}

/** The same without menus and buttons before the recipe's first heading. */
function withoutAround(lines: Line[]): Line[] {
  const areAround = lines.map(({ text }) => isAround(text));
  const heading = lines.findIndex(({ text }, at) => !areAround[at] && headOf(text));
  return lines.filter((_, at) => !areAround[at] || (heading >= 0 && at > heading));
}

/** Whether a pasted text is a whole recipe: it has ingredients and steps. */
export function isWholeRecipe({ ingredients, instructions }: RawRecipe): boolean {
  return ingredients.length > 0 && instructions.length > 0;
}

/** The lines that say anything, without the marks of messages, Markdown and HTML. */
export function linesOf(written: string, { longest = LONGEST, mostLines = MOST_LINES } = {}): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let isApart = true;
  const raw = storable(written.slice(0, longest)).split('\n').slice(0, mostLines);
  raw.forEach((line, at) => {
    const text = squeeze(amountFirst(withoutMarkdown(withoutSender(withoutHtml(line)))));
    if (text && !isNoText(text)) lines.push({ text, isApart, at });
    isApart = !text;
  });
  return lines;
}

/** Texts copied from an editor or a database have single tags and entities: '2 cups <b>vegetable</b> stock' */
const withoutHtml = (line: string): string => withoutTags(decodeEntities(line));

/** '| flour | 200 g |', and the line of dashes below the headings of such a table */
const TABLE_ROW = /^\s*\|(.*)\|\s*$/;
const TABLE_RULE = /^[\s|:-]*-[\s|:-]*$/;

/** The cells of a table's row, with tabs between them. */
function cellsOf(line: string): string {
  const row = TABLE_ROW.exec(line)?.[1];
  if (row === undefined) return line;
  return TABLE_RULE.test(row)
    ? ''
    : row
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join('\t');
}

/** Strips Markdown and message markers before a line, around links, and around bold text. */
function withoutMarkdown(line: string): string {
  return cellsOf(line)
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(KEYCAP, '$1. ')
    .replace(EMOJI_BULLET, '')
    .replace(/^\s*-{3,}\s*$/, '')
    .replace(/(\*\*|__)(\S(?:.{0,500}?\S)?)\1/g, '$2')
    .replace(/!?\[([^[\]]{0,300})\]\((?:[^()\s]{0,500})\)/g, '$1');
}

function sectionsOf(lines: Line[]): Section[] {
  let open: Section = { part: 'opening', label: '', lines: [] };
  const sections = [open];
  const start = (part: Part, label = '') => {
    open = { part, label, lines: [] };
    sections.push(open);
  };
  const hasSteps = lines.some(({ text }) => headOf(text)?.part === 'steps');
  const hasList = lines.some(({ text }) => headOf(text)?.part === 'ingredients');
  const listAt = hasList ? -1 : firstListed(lines);
  lines.forEach((line, at) => {
    const head = headOf(line.text);
    if (open.part === 'end') return;
    if (head) {
      const { part: around } = open;
      start(head.part, head.label);
      if (head.rest) open.lines.push(...restOf(head.rest, head.part));
      // 'Note: …' is a one-line tip; the next line returns to the previous part.
      if (head.rest && head.part === 'tips') start(around);
      return;
    }
    if (open.part === 'opening' && at === listAt) start('ingredients');
    else if (
      open.part === 'ingredients' &&
      !hasSteps &&
      isProse(line.text) &&
      !isLongItem(line.text, open.lines.at(-1)?.text ?? '')
    )
      start('steps');
    open.lines.push(line);
  });
  return sections;
}

const LISTED = /^[▢☐□◻✓✔•·▪◦*–—-]\s?\S/;
const SERVED = /^\W*(?:to serve|for serving|serve with|toppings?|garnish(?:es)?|optional)\s*:/i;

/** A line of a list that is long, but no sentence: '- Toppings: sour cream, chives, …' below '- 2 onions'. */
function isLongItem(text: string, before: string): boolean {
  if (/[.!?]$/.test(text)) return false;
  return SERVED.test(text) || (LISTED.test(text) && LISTED.test(before) && !beginsWithVerb(text));
}

/** Whether a list without a heading starts here: measured lines, or a block of short lines followed by sentences. */
function firstListed(lines: Line[]): number {
  return lines.findIndex(({ text, isApart }, at) => {
    // 'One Pot Pasta' followed by an empty line is a title, despite its number.
    if (at === 0 && lines[1]?.isApart && /^\p{L}/u.test(text)) return false;
    if (isListed(text, lines[at + 1]?.text ?? '')) return true;
    if (at === 0 || !isApart) return false;
    const rest = lines.slice(at + 1, at + MOST_LISTED);
    const length = 1 + rest.findIndex((line) => line.isApart || isProse(line.text));
    const block = lines.slice(at, at + length);
    const behind = lines[at + length]?.text ?? '';
    return (
      length > 2 &&
      block.every((line) => line.text.length <= PROSE && !isProse(line.text) && !isFact(line.text)) &&
      (isProse(behind) || headOf(behind)?.part === 'steps')
    );
  });
}

/** The part a line starts, and what follows the heading on the same line. */
export function headOf(text: string): { part: Part; label: string; rest: string } | null {
  const [, name = '', rest = ''] = HEADED.exec(text) ?? [];
  const isValue = isFact(text);
  if (isValue && /\d/.test(text)) return null;
  const before = name && !isValue ? partOf(name) : null;
  if (before && before.part !== 'end') return { ...before, rest: PORTIONS.test(rest) ? '' : rest };
  const own = partOf(text);
  return own && { ...own, rest: '' };
}

function partOf(text: string): { part: Part; label: string } | null {
  const name = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N})]+$/gu, '');
  if (/^how[ -]to$/i.test(name)) return { part: 'steps', label: '' };
  if (TIPS.test(name))
    return {
      part: 'tips',
      label: /^(?:recipe |cook.?s |chef.?s )?(?:note|tip|hint)/i.test(name) ? '' : name,
    };
  if (name.length < 40 && SKIPPED.test(name)) return { part: 'skipped', label: '' };
  if (OPENING.test(name)) return { part: 'opening', label: '' };
  const heading = headingOf(text);
  if (!heading) return null;
  return heading === 'end' ? { part: 'end', label: '' } : { part: heading, label: labelOf(name, heading) };
}

/** 'For the sauce' of 'Ingredients for the sauce'; empty for a plain heading or one that states servings. */
function labelOf(name: string, heading: 'ingredients' | 'steps'): string {
  if (heading === 'steps') return '';
  const label = /^ingredients?\s+(for\s+(?:the\s+)?\p{L}.*)$/iu.exec(name)?.[1] ?? '';
  return /\d/.test(label) ? '' : label;
}

/** Splits a list on the heading's own line. */
function restOf(rest: string, part: Part): Line[] {
  const texts = part === 'ingredients' ? rest.split(/\s*[;•]\s*/).flatMap(splitItems) : [rest];
  return texts.filter(Boolean).map((text) => ({ text, isApart: false }));
}

function readOpening(lines: Line[], found: RawRecipe): void {
  const paragraphs: string[] = [];
  lines.forEach((line, at) => {
    if (FACT_NAME.test(line.text) || readFacts(line.text, found)) return;
    if (found.title && readPageFacts(line.text, found)) return;
    const before = lines[at - 1]?.text ?? '';
    // Hand-copied pages put the label and value of a fact on two lines.
    if (FACT_NAME.test(before) && readFact(`${before.replace(/\s*:$/, '')}: ${line.text}`, found)) return;
    if (!found.title) found.title = withoutStars(line.text);
    else if (line.isApart || paragraphs.length === 0) paragraphs.push(line.text);
    else paragraphs.push(`${paragraphs.pop()} ${line.text}`);
  });
  found.description = paragraphs.join('\n\n');
  found.servings ??= TITLE_PORTIONS.exec(found.title)?.[1] ?? null;
  found.title = found.title.replace(TITLE_PORTIONS, '') || found.title;
}

function readFacts(text: string, found: Facts): boolean {
  const parts = text.split(BETWEEN_FACTS).filter(Boolean);
  if (readPortions(text, found)) return true;
  if (parts.length === 0 || !parts.every((part) => isFact(part) || PORTIONS.test(part))) return false;
  for (const part of parts) readPortions(part, found) || readFact(part, found);
  return true;
}

/** A time that stands among the steps: 'Koch-/Backzeit ca. 40 Minuten'. 'Bake 40 minutes' is a step. */
function readTimes(text: string, found: Facts): boolean {
  return text.length <= LONGEST_TIME && TIME.test(text) && readFacts(text, found);
}

/** 'Für 4 Personen' */
export const isPortions = (text: string): boolean => PORTIONS.test(text);

function readPortions(text: string, found: Facts): boolean {
  const [, portions = PORTIONS.exec(text)?.[2]] = PORTIONS.exec(text) ?? [];
  if (portions) found.servings ??= portions;
  return portions !== undefined;
}

/** The lines of a list, each under the last heading in it; facts are skipped. */
function addIngredients({ label, lines }: Section, facts: Facts, found: IngredientLine[]): void {
  let part = label;
  const listed: IngredientLine[] = [];
  const hasComponents = lines.some(({ text }) => COMPONENT.test(text));
  lines.forEach(({ text, isApart }, at) => {
    const next = lines[at + 1];
    // 'für' and '4 Portionen' are two lines in some copied pages.
    if (readFacts(text, facts) || (next && FOR.test(text) && PORTIONS.test(next.text))) return;
    if (isFootnote(lines, at)) {
      facts.cookingTips.push(text);
      return;
    }
    const isHead =
      !isMeasured(text) &&
      next !== undefined &&
      ((isMeasured(next.text) && (COMPONENT.test(text) || (hasComponents && namesNext(text, next.text)))) ||
        /^[^.!?]{1,60}:$/.test(text) ||
        /^for (?:the |your )?\p{L}[^.,]{0,50}$/iu.test(text) ||
        (isApart &&
          !next.isApart &&
          text.length <= 40 &&
          isMeasured(next.text) &&
          at > 0 &&
          !/,/.test(text) &&
          !UNMEASURED.test(text)));
    if (isHead) part = text.replace(/\s*:$/, '');
    else listed.push({ text, part });
  });
  for (const line of amountsBefore(listed)) addIngredientLine(line.text, line.part, found);
}

/** Parts of a dish, which nobody buys under these names. */
const COMPONENT =
  /^(?:marinade|(?:the )?(?:filling|stuffing|toppings?|glaze|coating|crust|base|dough|batter|frosting|icing|dressing|sauce|layering|assembly|tempering|brine|rub)|teig|füllung|belag|guss|glasur|boden|sauce|soße|garniture|appareil|relleno|masa|aliño|impasto|ripieno|farcia)$/i;

/** Whether a heading names the food below it: 'Rice' above '3 cups basmati rice'. */
const namesNext = (text: string, next: string): boolean =>
  /^\p{Lu}\p{L}+$/u.test(text) && next.toLowerCase().includes(text.toLowerCase());

/** Whether a line explains a star behind an earlier one: '*in Asian stores' after 'tamarind paste*'. */
function isFootnote(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (!text.startsWith('*') || isMeasured(text)) return false;
  const before = lines.slice(0, at).map((line) => line.text);
  return before.some((line) => /\S\*/.test(line)) && !before[0]?.startsWith('*');
}

const FOR = /^(?:for|für|pour|para|per)$/i;

function withLabel(label: string, lines: Line[]): Line[] {
  return label ? [{ text: `${label}:`, isApart: true }, ...lines] : lines;
}

/** What German steps end with: 'Butter schmelzen.', but not 'Kräuter, fein geschnitten.' */
const INFINITIVE = /\s(?!ge)\p{Ll}{2,}(?:en|eln|ern)[.!]$/u;

/** Whether a line is a sentence, or a numbered step without an amount. */
export function isProse(text: string): boolean {
  if (isMeasured(text)) return text.length > 2 * PROSE;
  const isStep = /^(?:step\s*)?\d{1,2}[.):]\s+\p{L}/iu.test(text);
  const isSentence = /[.!]$/.test(text) && (text.split(' ').length >= 6 || INFINITIVE.test(text));
  return text.length > PROSE || isStep || isSentence || beginsWithVerb(text);
}

function withoutBullet(text: string): string {
  return text.replace(/^[\s▢☐□◻✓✔•·▪◦*–—-]+(?=\S)/, '');
}

/** Splits a pasted block of ingredients into lines; part headings are appended to the names. */
export function ingredientsFromText(written: string): { amount: string; name: string }[] {
  const found: IngredientLine[] = [];
  const lines = linesOf(written);
  addIngredients({ part: 'ingredients', label: '', lines }, { ...NOTHING_READ, cookingTips: [] }, found);
  return found.map(({ text, part }) => {
    const { amount, name } = splitIngredientLine(text);
    return { amount, name: part ? `${name} (${part.toLowerCase()})` : name };
  });
}
