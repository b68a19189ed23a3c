import { Parser } from 'htmlparser2';
import { squeeze } from '#shared/text.ts';

/** An element of a page. Elements form one flat list in page order; an element's descendants are `at + 1` up to `end`. */
export interface Element {
  tag: string;
  attributes: Record<string, string>;
  parent: Element | null;
  children: (Element | string)[];
  at: number;
  end: number;
}

export interface Page {
  root: Element;
  elements: Element[];
}

/** A visible line of a page, and its block element. */
export interface Line {
  text: string;
  block: Element;
}

/** Maximum depth; anything deeper is dropped. */
const DEEPEST = 1_000;
/** Mojibake before fractions and degrees: UTF-8 decoded as Latin-1. */
const TWICE_ENCODED = /Â(?=[\u00a0-\u00bf])/g;
const MOST_ELEMENTS = 300_000;
/** Letters before an inline element that decide whether to insert a space. */
const TAIL = 6;
const MEASURED = /\d\s?(?:g|kg|mg|ml|cl|dl|l|oz|lb|tsp|tbsp)$/i;
/** Elements without visible text; the text of scripts is kept for other uses. */
const UNREAD = new Set(
  'script style noscript template svg button select textarea iframe object audio video head nav footer'.split(
    ' ',
  ),
);
const BESIDE =
  /^(?:(?:social|share|sharing|related|newsletter|comments?|breadcrumbs?|adsbygoogle|advert\w*|cookie|patreon|promo|popup|modal|export(?:er)?(?:card)?|subscribe)(?:[-_].*)?|screen-reader-text|sr-only|(?:u-)?visually-?hidden|.*[-_](?:share|sharing|social|related|newsletter|comments?))$/i;
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const LONGEST_AMOUNT = 16;
const AMOUNT = /^(data-(?:[\w-]+-)?)(?:amount|quantity|qty)$/;

/** The unit that a script writes behind an amount: `<b data-amount="195" data-unit="g">195</b>`, with another measure in brackets. */
function unitOf({ attributes, children }: Element): string | null {
  const [text] = children;
  if (children.length !== 1 || typeof text !== 'string' || text.length > LONGEST_AMOUNT || !/\d/.test(text))
    return null;
  const measures = Object.entries(attributes).flatMap(([name, amount]) => {
    const [, prefix] = AMOUNT.exec(name) ?? [];
    const unit = prefix === undefined ? '' : (attributes[`${prefix}unit`] ?? '').trim();
    return unit === '' || amount.trim() === '' ? [] : [{ amount: amount.trim(), unit }];
  });
  const [first, ...others] = measures;
  if (!first || first.amount !== text.trim()) return null;
  return [first.unit, ...others.map(({ amount, unit }) => `(${amount} ${unit})`)].join(' ');
}

/** Parses HTML of any quality, or XML. Takes linear time and never throws. */
export function parsePage(html: string, { isXml = false } = {}): Page {
  const root: Element = { tag: '', attributes: {}, parent: null, children: [], at: 0, end: 0 };
  const elements = [root];
  let open = root;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (++depth > DEEPEST || elements.length > MOST_ELEMENTS) return parser.pause();
        const at = elements.length;
        const element: Element = { tag, attributes, parent: open, children: [], at, end: at + 1 };
        open.children.push(element);
        elements.push(element);
        open = element;
      },
      onclosetag() {
        depth--;
        open.end = elements.length;
        const unit = unitOf(open);
        if (unit) open.children.push(` ${unit}`);
        open = open.parent ?? root;
      },
      ontext(text) {
        const last = open.children.length - 1;
        const before = open.children[last];
        if (typeof before === 'string') open.children[last] = before + text;
        else open.children.push(text);
      },
    },
    { xmlMode: isXml },
  );
  parser.write(html.replace(TWICE_ENCODED, ''));
  parser.end();
  for (let left: Element | null = open; left; left = left.parent) left.end = elements.length;
  return { root, elements };
}

/** The descendants of an element, in order. */
export function below(page: Page, element: Element): Element[] {
  return page.elements.slice(element.at + 1, element.end);
}

/** Whether it is the same element or a descendant. */
export function isWithin(inner: Element, outer: Element): boolean {
  return inner.at >= outer.at && inner.at < outer.end;
}

/** The class names and id of an element. */
export function namesOf({ attributes }: Element): string[] {
  return `${attributes.class ?? ''} ${attributes.id ?? ''}`.split(/\s+/).filter(Boolean);
}

/**
 * All lines under an element, split at blocks and line breaks; hidden ones are skipped, unless the page's script may show
 * them.
 */
export function linesOf(element: Element, withHidden = false): Line[] {
  const lines: Line[] = [];
  let text = '';
  // Tracked separately: reading the end of a long string each time would copy it each time.
  let tail = '';
  const flush = (block: Element) => {
    const line = squeeze(text);
    if (line) lines.push({ text: line, block });
    text = '';
    tail = '';
  };
  const read = (from: Element, block: Element) => {
    let before: Element | string | undefined;
    for (const child of from.children) {
      if (areCells(before, child)) text += ' ';
      before = child;
      if (typeof child === 'string') {
        text += between(tail, child) + child;
        tail = child.slice(-TAIL);
      } else if (child.tag === 'br') flush(block);
      else if (UNREAD.has(child.tag) || isBeside(child) || (!withHidden && isHidden(child))) continue;
      else if (!BLOCKS.has(child.tag)) read(child, block);
      else {
        flush(block);
        read(child, child);
        flush(child);
      }
    }
  };
  read(element, element);
  flush(element);
  return lines;
}

/** The text under an element, on one line. */
export function textOfElement(element: Element): string {
  return linesOf(element)
    .map(({ text }) => text)
    .join(' ');
}

/** One text per list item at or under an element, otherwise one per line. */
export function itemsOf(page: Page, element: Element): string[] {
  const items: Element[] = [];
  for (const inner of [element, ...below(page, element)]) {
    const last = items.at(-1);
    if (inner.tag === 'li' && !(last && isWithin(inner, last))) items.push(inner);
  }
  const texts = items.map(textOfElement).filter(Boolean);
  const lines = linesOf(element).map(({ text }) => text);
  const letters = (all: string[]) => all.reduce((sum, text) => sum + text.length, 0);
  return letters(texts) * 2 > letters(lines) ? texts : lines;
}

/** The text of a script, verbatim. */
export function scriptOf({ children }: Element): string {
  return children.filter((child) => typeof child === 'string').join('');
}

/**
 * Inserts a space between texts separated only by style: 'sugar' and '45 g', '1' and 'Wash', '45 g' and 'sugar', '2 minutes'
 * and 'Baking'; not '1' and 'st'.
 */
function between(before: string, after: string): string {
  const isApart =
    (/\p{L}\p{Ll}$/u.test(before) && /^\d/.test(after)) ||
    (/\p{Ll}$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after)) ||
    (/\d$/.test(before) && /^(?!(?:Min|Sec|Sek|Std)\b)(?:\p{Lu}\p{L}|\p{L}{4})/u.test(after)) ||
    (MEASURED.test(before) && /^\p{L}{3}/u.test(after));
  return isApart ? ' ' : '';
}

/** Whether these are amount, unit or name in elements separated only by style. */
function areCells(before: Element | string | undefined, after: Element | string): boolean {
  if (
    typeof before !== 'object' ||
    typeof after !== 'object' ||
    before.tag !== 'span' ||
    after.tag !== 'span'
  )
    return false;
  const [text] = after.children;
  return typeof text === 'string' && /^[\p{L}\p{N}(]/u.test(text);
}

function isHidden({ attributes }: Element): boolean {
  return 'hidden' in attributes || /display\s*:\s*none/i.test(attributes.style ?? '');
}

/** Whether an element's role or name marks it as peripheral. The page's main container is not, whatever its names. */
function isBeside(element: Element): boolean {
  const { tag, attributes } = element;
  if (/^(?:dialog|alertdialog|navigation)$/.test(attributes.role ?? '')) return true;
  return !/^(?:html|body|main|article|form)$/.test(tag) && namesOf(element).some((name) => BESIDE.test(name));
}
