import { squeeze } from '#shared/text.ts';
import { type Element, type Line, linesOf, type Page } from './tree.ts';

/** What a reader takes for one line of a page: a list item, a row of a table or of boxes, a paragraph. */
export interface Unit {
  text: string;
  /** The innermost element that contains all of it. */
  element: Element;
}

const MOST_UNITS = 4_000;
/** The most lines and letters for which a list item, or one of several equal boxes, is one unit. */
const ITEM = { lines: 8, letters: 3_000 };
const BOX = { lines: 3, letters: 600 };
const FEWEST_BOXES = 3;

/** The units of a page, in page order; optionally including those hidden until a script shows them. */
export function unitsOf(page: Page, withHidden = false): Unit[] {
  const rows = rowsOf(page);
  const groups: { row: Element | null; lines: Line[] }[] = [];
  for (const line of linesOf(page.root, withHidden).slice(0, MOST_UNITS)) {
    const row = rows[line.block.at] ?? null;
    const last = groups.at(-1);
    if (last && ((row && last.row === row) || isTerm(last.lines, line))) last.lines.push(line);
    else groups.push({ row, lines: [line] });
  }
  return groups.flatMap(({ row, lines }) => {
    const limit = row && !isItem(row) ? BOX : ITEM;
    const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
    if (lines.length > limit.lines || letters > limit.letters)
      return lines.map(({ text, block }) => ({ text, element: block }));
    const element = row ?? (lines[0] as Line).block;
    return [{ text: squeeze(lines.map(({ text }) => text).join(' ')), element }];
  });
}

/** Whether a line explains the term before it: the amount and the name of an ingredient. */
function isTerm([first, more]: readonly Line[], { block }: Line): boolean {
  return first?.block.tag === 'dt' && !more && block.tag === 'dd' && block.parent === first.block.parent;
}

/** For each element, the list item, table row or repeated box around it. */
function rowsOf({ elements }: Page): (Element | null)[] {
  const holdsItems = new Uint8Array(elements.length);
  const holdsBlocks = new Uint8Array(elements.length);
  for (let at = elements.length - 1; at > 0; at--) {
    const { tag, parent } = elements[at] as Element;
    if (!parent) continue;
    if (holdsItems[at] || tag === 'li' || tag === 'tr') holdsItems[parent.at] = 1;
    if (holdsBlocks[at] || /^(?:p|h[1-4]|ul|ol|table)$/.test(tag)) holdsBlocks[parent.at] = 1;
  }
  const boxes = boxesOf(elements);
  const rows: (Element | null)[] = [null];
  for (const element of elements.slice(1)) {
    const { at, parent } = element;
    const isRow = holdsItems[at] ? false : isItem(element) || (boxes.has(element) && !holdsBlocks[at]);
    rows[at] = rows[parent?.at ?? 0] ?? (isRow ? element : null);
  }
  return rows;
}

/** Elements among several siblings that look the same. */
function boxesOf(elements: readonly Element[]): Set<Element> {
  const alike = new Map<string, Element[]>();
  for (const element of elements) {
    if (element.tag !== 'div' && element.tag !== 'dl') continue;
    const key = `${element.parent?.at} ${element.attributes.class ?? ''}`;
    const all = alike.get(key);
    if (all) all.push(element);
    else alike.set(key, [element]);
  }
  return new Set([...alike.values()].filter((all) => all.length >= FEWEST_BOXES).flat());
}

function isItem({ tag }: Element): boolean {
  return tag === 'li' || tag === 'tr';
}
