import { decodeEntities } from '../text.ts';
import { type Table, tableOf } from './features.ts';
import { type Forest, oddsOf } from './forest.ts';
import { type Element, namesOf, type Page, scriptOf, textOfElement } from './tree.ts';
import type { Unit } from './units.ts';
import { headingOf, namesIngredients } from './words.ts';

/** A text that may be the recipe's title. */
export interface Candidate {
  text: string;
  features: number[];
}

interface Head {
  element: Element;
  text: string;
  tag: string;
}

const MOST = 150;
/** Elements allowed within a heading. */
const MOST_WITHIN = 40;
const LONGEST = 200;
const FAR = 100;
/** Ancestors whose names tell what a heading belongs to. */
const NEAR = 6;
const MOST_APART = 30;
const MOST_VOTES = 5;
/** Separators between a title and the site name. */
const SITE = /\s+[|–—»·-]\s+|\s*[|»]\s*/;
const NAMED = /title|name|head|titel|titre|titulo|tytul/i;
const CARD = /recipe|recept|rezept|recette|receta|receita|ricett|opskrift|przepis|card/i;
const BESIDE = /related|sidebar|comment|footer|widget|popular|menu|nav|teaser|author|logo|brand/i;
const RECIPE =
  /(?:^|\s)(?:recipes?|rezepte?|recept|recette(?:\s+(?:de|du|des))?|receta(?:\s+de)?|receita(?:\s+de)?|ricetta|opskrift(?:\s+på)?|przepis(?:\s+na)?|tarifi|recette\s+d['’])(?=\s|$)/iu;
/** 'Cookbook:Leek soup', 'Get the recipe: Leek soup' */
const PREFIX =
  /^(?:\p{L}+:(?=\p{L})|(?:get the )?(?:recipe|rezept|recette|receta|receita|ricetta|recept)\s*:\s+)/iu;
const QUESTION = /[?]$|^(?:how|why|what|when|can|more|related|about|leave|you)\s/i;

/** The texts of a page that may be the recipe's title: its headings and its metadata, whole and shortened. */
export function titlesIn(page: Page, units: readonly Unit[], ingredients: readonly Unit[]): Candidate[] {
  const told = toldBy(page);
  const heads = headingsIn(page);
  const firstHead = heads.find(({ tag }) => tag === 'h1');
  const known = [...told, firstHead?.text ?? '', slugOf(page)].map(wordsOf);
  const start = ingredients[0]?.element ?? null;
  const nearest = nearestTo(start, heads, known);
  const votesFor = votesAmong([...heads.map(({ text }) => text), ...told]);
  const pictures = picturesOf(page);
  return [...candidatesOfHeads(heads, nearest, start, units), ...candidatesOfTold(told, nearest, start)]
    .flatMap(({ text, features }) =>
      shortened(text).map((short, cut) => ({ text: short, features: [...features, cut] })),
    )
    .filter(({ text }) => text && text.length <= LONGEST && /\p{L}/u.test(text))
    .map(({ text, features }) => ({
      text,
      features: [
        ...features,
        ...likenesses(text, known),
        ...votesFor(text),
        Math.min(MOST_VOTES, pictures.get(keyOf(text)) ?? 0),
      ],
    }));
}

/** The last heading above the ingredients that resembles the page's own title. */
function nearestTo(
  start: Element | null,
  heads: readonly Head[],
  known: readonly ReadonlySet<string>[],
): Head | undefined {
  const isLike = (text: string) => {
    const own = wordsOf(text);
    return known.some((words) => [...own].filter((word) => words.has(word)).length * 2 >= own.size);
  };
  return heads.findLast(
    ({ element, text }) =>
      element.at < (start?.at ?? 0) && isLike(text) && !headingOf(text) && !QUESTION.test(text),
  );
}

/** The headings with features of their position: on the page, before the ingredients, and among named elements. */
function candidatesOfHeads(
  heads: readonly Head[],
  nearest: Head | undefined,
  start: Element | null,
  units: readonly Unit[],
): Candidate[] {
  const places = new Map(units.map(({ element }, at) => [element, at]));
  const startsAt = start ? (places.get(start) ?? 0) : units.length;
  const above = heads.filter(({ element }) => element.at < (start?.at ?? 0)).length;
  const counts = countsOf(heads.map(({ text }) => text));
  return heads.map(({ element, text, tag }, index) => {
    const names = [element, element.parent].flatMap((one) => (one ? namesOf(one) : []));
    const around = pathOf(element).slice(0, NEAR).flatMap(namesOf);
    return {
      text,
      features: [
        /^h[1-6]$/.test(tag) ? Number(tag[1]) : 7,
        index,
        within(start ? start.at - element.at : FAR * 10, FAR * 10),
        within(startsAt - (places.get(element) ?? startsAt), FAR),
        apartOf(element, start),
        above - index - 1,
        Number(element === nearest?.element),
        ...besideNearest(text, nearest, start),
        Number(names.some((name) => NAMED.test(name))),
        Number(around.some((name) => CARD.test(name))),
        Number(around.some((name) => BESIDE.test(name))),
        counts.get(keyOf(text)) ?? 1,
        0,
      ],
    };
  });
}

/** Metadata has no position on the page: the features for position are 0. */
function candidatesOfTold(
  told: readonly string[],
  nearest: Head | undefined,
  start: Element | null,
): Candidate[] {
  return told.map((text, source) => ({
    text,
    features: [8, 0, 0, 0, 0, 0, 0, ...besideNearest(text, nearest, start), 0, 0, 0, 1, source + 1],
  }));
}

/** Whether a text equals the nearest heading, and how reliable that heading is. */
function besideNearest(text: string, nearest: Head | undefined, start: Element | null): number[] {
  if (!nearest) return [0, MOST_APART, 0];
  return [
    Number(keyOf(text) === keyOf(nearest.text)),
    apartOf(nearest.element, start),
    Number(namesOf(nearest.element).some((name) => NAMED.test(name))),
  ];
}

/** Levels from the ingredients up to the first ancestor that also contains another element. */
function apartOf({ at }: Element, start: Element | null): number {
  const levels = start ? pathOf(start).findIndex((outer) => at >= outer.at && at < outer.end) : -1;
  return levels < 0 ? MOST_APART : Math.min(levels, MOST_APART);
}

/** How many texts of a page equal a text, and how many more contain it. */
function votesAmong(texts: readonly string[]): (text: string) => number[] {
  const written = texts.map((text) => ` ${keyOf(text)} `);
  return (text) => {
    const key = ` ${keyOf(text)} `;
    const same = written.filter((one) => one === key).length;
    const holding = written.filter((one) => one.includes(key)).length;
    return [Math.min(MOST_VOTES, same), Math.min(MOST_VOTES, holding - same)];
  };
}

/** The likeliest title of a page; `null` if it has no candidates. The odds of equal texts are combined. */
export function titleIn(candidates: readonly Candidate[], forest: Forest): string | null {
  const odds = oddsOf(forest, tableOfTitles(candidates));
  const chances = new Map<string, number>();
  let best: string | null = null;
  candidates.forEach(({ text }, at) => {
    const title = text.replace(PREFIX, '');
    const chance = (chances.get(title) ?? 0) + Math.exp(odds[at] as number);
    chances.set(title, chance);
    if (best === null || chance > (chances.get(best) as number)) best = title;
  });
  return best;
}

export function tableOfTitles(candidates: readonly Candidate[]): Table {
  return tableOf(candidates.map(({ features }) => features));
}

/** Shortened forms of a title: without brackets at its end, without the site, and without the word for recipe. */
function shortened(text: string): string[] {
  const all = [
    text,
    text.replace(/\s*[([（][^()[\]（）]*[)\]）]\s*$/u, ''),
    text.split(SITE)[0] ?? text,
    text.replace(RECIPE, '').trim(),
    text.split(/\s*[:/]\s+/)[0] ?? text,
    text.replace(/^[^:：]{3,30}[:：]\s+/, ''),
  ].map((one) => one.trim());
  return all.map((one, at) => (all.indexOf(one) === at ? one : ''));
}

function likenesses(text: string, known: readonly ReadonlySet<string>[]): number[] {
  const own = wordsOf(text);
  const shared = known.flatMap((words) => {
    const both = [...own].filter((word) => words.has(word)).length;
    return [both / (own.size || 1), both / (words.size || 1)];
  });
  return [
    ...shared,
    own.size,
    text.length,
    Number(headingOf(text) !== null),
    Number(namesIngredients(text)),
    Number(QUESTION.test(text)),
    Number(/[:.!]$/.test(text)),
    Number(/\d/.test(text)),
    Number(RECIPE.test(text)),
    Number(/[()]/.test(text)),
  ];
}

/** The page's titles for sharing and for the browser's tab. */
function toldBy({ elements }: Page): string[] {
  const meta = elements.find(
    ({ tag, attributes }) =>
      tag === 'meta' &&
      (attributes.property === 'og:title' ||
        attributes.name === 'og:title' ||
        attributes.name === 'twitter:title'),
  );
  const title = elements.find(({ tag, parent }) => tag === 'title' && parent?.tag !== 'svg');
  const tab = title?.children.filter((child) => typeof child === 'string').join('') ?? '';
  return [meta?.attributes.content ?? '', tab].map((text) =>
    decodeEntities(text).replace(/\s+/g, ' ').trim(),
  );
}

/** The words of the page's canonical URL. */
function slugOf({ elements }: Page): string {
  const link = elements.find(({ tag, attributes }) => tag === 'link' && attributes.rel === 'canonical');
  const parts = (link?.attributes.href ?? '')
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(3);
  return parts
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .replace(/[-_]+|\.\w+$/g, ' ');
}

/** How many pictures have each name. */
function picturesOf({ elements }: Page): Map<string, number> {
  return countsOf(
    elements.flatMap(({ tag, attributes }) =>
      tag === 'img' && attributes.alt ? [attributes.alt.trim()] : [],
    ),
  );
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(keyOf(text), (counts.get(keyOf(text)) ?? 0) + 1);
  return counts;
}

function headingsIn({ elements }: Page): Head[] {
  const found: Head[] = [];
  for (const element of elements) {
    const { tag } = element;
    const isNamed =
      /^(?:div|span|p|strong|b|a|legend|figcaption)$/.test(tag) &&
      element.end - element.at <= 4 &&
      namesOf(element).some((name) => /title|recipe-?name|(?:^|[-_])name$/i.test(name));
    if ((!isNamed && !/^h[1-6]$/.test(tag)) || element.end - element.at > MOST_WITHIN) continue;
    if (scriptOf(element).length > LONGEST * 10) continue;
    const text = textOfElement(element);
    if (text && text.length <= LONGEST) found.push({ element, text, tag });
    if (found.length >= MOST) break;
  }
  return found;
}

function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = at.parent) path.push(at);
  return path;
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

function keyOf(text: string): string {
  return text.toLowerCase();
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  );
}
