import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import { type Element, namesOf, type Page } from './tree.ts';
import type { Unit } from './units.ts';
import { headingOf } from './words.ts';

/** A table of numbers with one row per unit. */
export interface Table {
  rows: number;
  columns: number;
  /** Row after row. */
  values: Float32Array;
}

/** How far to look for a heading (units) or a name (levels). */
const FAR = 60;
const HIGH = 12;
const LONGEST_LINE = 300;
const LONGEST_NAMES = 300;
/** Units before and after that are summed up. */
const WINDOWS = [1, 3, 8] as const;

/** Fragments of class names and ids, in several languages. */
const NAMED: readonly RegExp[] = [
  /ingr[eé]d|zutat|sk[lł]adnik|surovin|hozzavalo|sastoj|namirnic|malzeme|bahan|ainek/i,
  /instruct|direction|method|preparat|prepare|procedure|steps?(?:$|[-_s\d])|zubereit|anleitung|etape|elabora|preparo|preparaz|procediment|bereiding|werkwijze|tillag|fremgang|framgang|valmist|przygotow|wykonan|postup|elkesz|priprem|hazirl|yapil/i,
  /recipe|recept|rezept|recette|receta|receita|ricett|opskrift|oppskrift|przepis/i,
  /comment|related|sidebar|footer|header|menu|nav|widget|social|share|rating|review|promo|banner|author|popular|card(?:s|$|-)|teaser/i,
  /nutri|calor|n(?:a|ae)hrwert|notes?(?:$|[-_])|tips?(?:$|[-_])|equip|faq|toc|time|meta|summary|intro/i,
];
const TAGS: readonly RegExp[] = [
  /^li$/,
  /^p$/,
  /^h[1-6]$/,
  /^t[rdh]$/,
  /^(?:div|section|article)$/,
  /^(?:dt|dd|dl)$/,
];
const BULLET = /^[\s▢☐□◻✓✔•·▪◦*–—-]+(?=\S)/;
const ENDING = 60;
/** 'Flour: 200 g', '卵 2個' */
const AMOUNT_BEHIND = /\p{L}.*[\s:：(（-]\(?\d[\d.,/½¼¾⅓⅔-]*\s?\p{L}{0,12}\.?\s?(?:\([^()]*\))?\)?$/u;
/** '50 mins', '220 kcal', '14:00' */
const MEASURE_ALONE = /^[\d\s.,:/–-]+\s?\p{L}{0,8}[.)]?$/u;
const MEASURES = /\d\s?(?:°|º|min|h\b|g\b|ml|cm|oz|cup)/i;

/** Features of each unit and its surroundings: text, tags, names, headings before it, its list, and its neighbors. */
export function featuresOf(page: Page, units: readonly Unit[]): Table {
  const places = placesOf(page);
  const own = units.map((unit) => ownOf(unit, places));
  const groups = [
    meansBy(own, (at) => (units[at] as Unit).element.parent?.at ?? 0),
    meansBy(own, (at) => places.looks[(units[at] as Unit).element.at] ?? ''),
  ];
  const headings = headingsAround(units, own);
  const rows = units.map((_, at) => [
    ...(own[at] as Own).values,
    ...(headings[at] as number[]),
    ...groups.flatMap((group) => group[at] as number[]),
    ...windowsAround(own, at),
    at / units.length,
    Math.min(at, FAR * 4),
  ]);
  return tableOf(rows);
}

export function tableOf(rows: readonly (readonly number[])[]): Table {
  const columns = rows[0]?.length ?? 0;
  const values = new Float32Array(rows.length * columns);
  rows.forEach((row, at) => {
    values.set(row, at * columns);
  });
  return { rows: rows.length, columns, values };
}

/** Features of each element's position, by its index in the page. */
interface Places {
  depth: Float32Array;
  /** Levels up to an element with such a name; `HIGH` if there is none. */
  named: Float32Array[];
  /** Levels up to the list, the ordered list, the table and the form. */
  within: Float32Array[];
  letters: Float32Array;
  linked: Float32Array;
  strong: Float32Array;
  boxes: Float32Array;
  /** Tag and names of the element and its two closest ancestors. */
  looks: string[];
}

function placesOf({ elements }: Page): Places {
  const column = () => new Float32Array(elements.length);
  const far = () => column().fill(HIGH);
  const depth = column();
  const named = NAMED.map(far);
  const within = [far(), far(), far(), far()];
  const letters = column();
  const linked = column();
  const strong = column();
  const boxes = column();
  const looks: string[] = [];
  const short: string[] = [];
  const matches = new Map<string, boolean[]>();
  for (const element of elements) {
    const { at, tag, attributes, parent } = element;
    const names = `${attributes.class ?? ''} ${attributes.id ?? ''}`.slice(0, LONGEST_NAMES);
    let found = matches.get(names);
    if (!found) {
      const own = namesOf(element);
      found = NAMED.map((pattern) => own.some((name) => pattern.test(name)));
      matches.set(names, found);
    }
    const up = parent?.at ?? 0;
    depth[at] = parent ? (depth[up] as number) + 1 : 0;
    short[at] = `${tag}.${(attributes.class ?? '').slice(0, LONGEST_NAMES).replace(/\d+/g, '0')}`;
    looks[at] = `${short[at]}<${short[up]}<${short[parent?.parent?.at ?? 0]}`;
    named.forEach((levels, kind) => {
      levels[at] = found[kind] ? 0 : Math.min(HIGH, (levels[up] as number) + 1);
    });
    [tag === 'ul', tag === 'ol', tag === 'table', tag === 'form'].forEach((is, kind) => {
      const levels = within[kind] as Float32Array;
      levels[at] = is ? 0 : Math.min(HIGH, (levels[up] as number) + 1);
    });
    for (const child of element.children) if (typeof child === 'string') letters[at]! += child.trim().length;
    if (tag === 'input' && attributes.type === 'checkbox') boxes[at] = 1;
  }
  for (let at = elements.length - 1; at > 0; at--) {
    const { tag, parent } = elements[at] as Element;
    if (tag === 'a') linked[at] = letters[at] as number;
    if (tag === 'b' || tag === 'strong') strong[at] = letters[at] as number;
    if (!parent) continue;
    for (const sums of [letters, linked, strong, boxes]) sums[parent.at]! += sums[at] as number;
  }
  return { depth, named, within, letters, linked, strong, boxes, looks };
}

interface Own {
  values: number[];
  letters: number;
  hasAmount: number;
  isSentence: number;
  links: number;
  heading: ReturnType<typeof headingOf>;
  level: number;
}

function ownOf({ text, element }: Unit, places: Places): Own {
  const { at, tag } = element;
  const line = text.slice(0, LONGEST_LINE).replace(BULLET, '');
  const { amount, name } = splitIngredientLine(line);
  const letters = text.length;
  const count = (pattern: RegExp) => line.match(pattern)?.length ?? 0;
  const is = (pattern: RegExp) => Number(pattern.test(line));
  const words = count(/[\p{L}\p{N}]+/gu);
  const whole = places.letters[at] || 1;
  const heading = headingOf(text);
  const hasAmount = amount ? 1 : 0;
  const isSentence = is(/[.!?。！？]["”’)]?$/);
  const links = Math.min(1, (places.linked[at] as number) / whole);
  const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0;
  const values = [
    Math.min(letters, 600),
    Math.min(words, 100),
    is(/^[^\p{L}]{0,3}[\d¼½¾⅓⅔⅛]/u),
    hasAmount,
    Number(hasAmount && /\p{L}/u.test(amount)),
    hasAmount ? name.length : 0,
    isSentence,
    is(/:$/),
    count(/[.!?。！？](?:\s|$)/g),
    count(/[,،、]/g),
    count(/\p{N}/gu) / (line.length || 1),
    count(/(?<=\s)\p{Lu}/gu) / (words || 1),
    is(/^[^\p{L}\p{N}]*\p{Ll}/u),
    is(/^(?:\p{L}{2,10}\s)?\d{1,2}\s?[.):]\s*\p{L}/u),
    Number(BULLET.test(text)),
    is(/[()（）]/),
    is(MEASURES),
    is(/https?:|www\.|@|©|\||»/),
    is(/[?？]/),
    is(/!/),
    is(/\bk(?:cal|j)\b|%/i),
    is(/\b(?:19|20)\d\d\b/),
    Number(AMOUNT_BEHIND.test(line.slice(-ENDING))),
    is(MEASURE_ALONE),
    links,
    Math.min(1, (places.strong[at] as number) / whole),
    Math.min(2, places.boxes[at] as number),
    ...TAGS.map((pattern) => Number(pattern.test(tag))),
    level,
    ...places.within.map((levels) => levels[at] as number),
    places.depth[at] as number,
    ...places.named.map((levels) => levels[at] as number),
    Number(heading === 'ingredients'),
    Number(heading === 'steps'),
    Number(heading === 'end'),
  ];
  return { values, letters, hasAmount, isSentence, links, heading, level };
}

/**
 * For each unit, the distance to the last heading of each kind, to the next heading, and to any; and the kind of the last.
 */
function headingsAround(units: readonly Unit[], own: readonly Own[]): number[][] {
  const kinds = ['ingredients', 'steps', 'end'] as const;
  const rows: number[][] = units.map(() => []);
  const since = [FAR, FAR, FAR, FAR];
  let last = 0;
  own.forEach(({ heading, level }, at) => {
    rows[at]?.push(...since, last);
    for (let kind = 0; kind < since.length; kind++) since[kind] = Math.min(FAR, (since[kind] as number) + 1);
    if (level > 0) since[3] = 0;
    if (heading) {
      since[kinds.indexOf(heading)] = 0;
      last = kinds.indexOf(heading) + 1;
    }
  });
  const until = [FAR, FAR, FAR, FAR];
  for (let at = own.length - 1; at >= 0; at--) {
    const { heading, level } = own[at] as Own;
    rows[at]?.push(...until);
    for (let kind = 0; kind < until.length; kind++) until[kind] = Math.min(FAR, (until[kind] as number) + 1);
    if (level > 0) until[3] = 0;
    if (heading) until[kinds.indexOf(heading)] = 0;
  }
  return rows;
}

/** For each unit, averages over its group: size, and shares of amounts, sentences, links and letters. */
function meansBy(own: readonly Own[], keyOf: (at: number) => string | number): number[][] {
  const sums = new Map<string | number, number[]>();
  own.forEach(({ letters, hasAmount, isSentence, links }, at) => {
    const key = keyOf(at);
    const sum = sums.get(key) ?? [0, 0, 0, 0, 0, 0];
    sums.set(key, sum);
    [1, hasAmount, isSentence, links, Math.min(letters, 600), letters < 25 ? 1 : 0].forEach(
      (value, column) => {
        sum[column]! += value;
      },
    );
  });
  return own.map((_, at) => {
    const [count = 1, ...rest] = sums.get(keyOf(at)) as number[];
    return [Math.min(count, FAR), ...rest.map((sum) => sum / count)];
  });
}

function windowsAround(own: readonly Own[], at: number): number[] {
  return WINDOWS.flatMap((wide) =>
    [own.slice(Math.max(0, at - wide), at), own.slice(at + 1, at + 1 + wide)].flatMap((near) => {
      const count = near.length || 1;
      const mean = (of: (one: Own) => number) => near.reduce((sum, one) => sum + of(one), 0) / count;
      return [
        mean(({ letters }) => Math.min(letters, 600)),
        mean(({ hasAmount }) => hasAmount),
        mean(({ isSentence }) => isSentence),
        mean(({ links }) => links),
        mean(({ level }) => (level > 0 ? 1 : 0)),
      ];
    }),
  );
}
