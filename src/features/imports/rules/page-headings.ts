import { splitIngredientLine } from '#features/foods/rules/split-line.ts';
import type { IngredientLine } from './draft.ts';
import { type Element, isWithin, type Line } from './page-tree.ts';
import { type Heading, headingOf } from './page-words.ts';

/** The lines under one heading. */
interface Section {
  heading: Heading;
  lines: Line[];
  at: number;
}

const MOST_LINES = 150;
const LONGEST_INGREDIENT = 200;
const PROSE = 80;
/** Minimum letters of a step without a heading. */
const SENTENCE = 30;

/** Finds ingredients and steps by headings; empty if there are none. */
export function partsByHeadings(lines: Line[]): { ingredients: IngredientLine[]; steps: string[] } {
  const sections = sectionsOf(lines);
  const ingredients = bestOf(sections, 'ingredients', ingredientsIn, (found) =>
    found.reduce((sum, { text }) => sum + (splitIngredientLine(text.slice(0, 300)).amount ? 3 : 1), 0),
  );
  const steps = bestOf(sections, 'steps', stepsIn, (found) => found.join('').length);
  return { ingredients, steps };
}

/** Finds the first list that reads like ingredients, and the text after it: for pages without headings. */
export function partsByShape(lines: Line[]): { ingredients: IngredientLine[]; steps: string[] } {
  let from = 0;
  while (from < lines.length) {
    while (from < lines.length && !isItem(lines[from] as Line)) from++;
    let to = from;
    while (to < lines.length && isItem(lines[to] as Line)) to++;
    const list = lines.slice(from, to);
    const amounts = list.filter(({ text }) => text.length <= LONGEST_INGREDIENT && hasAmount(text));
    if (amounts.length > 2 && amounts.length * 2 >= list.length)
      return {
        ingredients: list.map(({ text }) => ({ text, part: '' })),
        steps: proseFrom(lines, to),
      };
    from = to + 1;
  }
  return { ingredients: [], steps: [] };
}

/** Sentences up to the end of the recipe. */
function proseFrom(lines: Line[], from: number): string[] {
  const prose: string[] = [];
  let short = 0;
  for (const { text, block } of lines.slice(from, from + MOST_LINES)) {
    if (headingOf(text) === 'end' || (levelOf(block) > 0 && prose.length > 0)) break;
    if (text.length >= SENTENCE) {
      prose.push(text);
      short = 0;
    } else if (++short > 3 && prose.length > 0) break;
  }
  return prose;
}

function hasAmount(text: string): boolean {
  return /^[\d¼½¾⅓⅔⅛]/.test(splitIngredientLine(text.slice(0, 300)).amount);
}

/** Of the sections of a kind, joined if adjacent, those with the most content. */
function bestOf<T>(
  sections: Section[],
  heading: Heading,
  read: (lines: Line[]) => T[],
  worth: (found: T[]) => number,
): T[] {
  let best: T[] = [];
  let run: T[] = [];
  let most = 0;
  for (const section of sections) {
    if (section.heading === heading) run.push(...read(section.lines).slice(0, MOST_LINES - run.length));
    else run = [];
    if (run.length === 0 || run === best) continue;
    const own = worth(run);
    if (own > most) {
      best = run;
      most = own;
    }
  }
  return best;
}

function sectionsOf(lines: Line[]): Section[] {
  const sections: Section[] = [];
  let open: Section | null = null;
  let level = 0;
  lines.forEach((line, at) => {
    const own = levelOf(line.block);
    const heading = isItem(line) ? null : headingOf(line.text);
    if (heading) {
      open = { heading, lines: [], at };
      level = own;
      sections.push(open);
    } else if (open && own > 0 && level > 0 && own < level) open = null;
    else if (open && own > 0 && own === level && !/^for\b|:$/i.test(line.text) && open.lines.length > 0)
      open = null;
    else if (open && open.lines.length < MOST_LINES) open.lines.push(line);
  });
  return sections;
}

function ingredientsIn(lines: Line[]): IngredientLine[] {
  const kept = listedOf(lines.slice(0, endOfList(lines))).filter(
    ({ text, block }) => text.length <= LONGEST_INGREDIENT && levelOf(block) === 0 && block.tag !== 'th',
  );
  return kept
    .map(({ text }) => ({ text, part: '' }))
    .filter(({ text }) => /\p{L}/u.test(text) && !/:$/.test(text));
}

/** Where prose follows a list: later lists are about something else. */
function endOfList(lines: Line[]): number {
  const first = lines.findIndex(isItem);
  const end = lines.findIndex(
    (line, at) => first >= 0 && at > first + 2 && !itemAround(line.block) && line.text.length > PROSE,
  );
  return end < 0 ? lines.length : end;
}

function stepsIn(lines: Line[]): string[] {
  const listed = listedOf(lines);
  const isOrdered = (line: Line | undefined) => line && itemAround(line.block)?.parent?.tag === 'ol';
  const kept = isOrdered(listed[0]) ? listed.filter(isOrdered) : listed;
  return withoutMenus(kept)
    .filter(({ block }) => levelOf(block) === 0)
    .map(({ text }) => text)
    .filter((text) => /\p{L}/u.test(text));
}

/** Lines up to the first list of bare names after a list of steps. */
function withoutMenus(lines: Line[]): Line[] {
  const end = lines.findIndex(
    (_, at) =>
      at > 0 &&
      lines.slice(at, at + 3).length === 3 &&
      lines.slice(at, at + 3).every(({ text }) => text.length < SENTENCE),
  );
  const kept = end < 0 ? lines : lines.slice(0, end);
  return kept.some(({ text }) => text.length >= SENTENCE) ? kept : lines;
}

/** List items where there are lists, otherwise all lines. */
function listedOf(lines: Line[]): Line[] {
  const items: Line[] = [];
  let last: Element | null = null;
  for (const line of lines) {
    const item = itemAround(line.block);
    if (!item) continue;
    const before = items.at(-1);
    if (before && last && isWithin(item, last)) before.text += ` ${line.text}`;
    else {
      items.push({ text: line.text, block: line.block });
      last = item;
    }
  }
  const letters = (all: Line[]) => all.reduce((sum, { text }) => sum + text.length, 0);
  return items.length > 1 || letters(items) * 2 > letters(lines) ? items : lines;
}

function isItem({ text, block }: Line): boolean {
  return block.tag === 'li' || /^[•▪◦]/.test(text);
}

function itemAround(block: Element): Element | null {
  let found: Element | null = null;
  let depth = 0;
  for (let at: Element | null = block; at && depth < 12; at = at.parent, depth++)
    if (at.tag === 'li' || at.tag === 'tr') found = at;
  return found;
}

function levelOf({ tag }: Element): number {
  return /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0;
}
