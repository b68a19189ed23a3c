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

const MOST = 150;
/** Elements that a heading may hold. */
const MOST_WITHIN = 40;
const LONGEST = 200;
const FAR = 100;
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

/** The texts of a page that may be the recipe's title: its headings, and what it tells of itself, whole and shortened. */
export function titlesIn(page: Page, units: readonly Unit[], ingredients: readonly Unit[]): Candidate[] {
  const first = ingredients[0];
  const places = new Map(units.map(({ element }, at) => [element, at]));
  const at = first ? (places.get(first.element) ?? 0) : units.length;
  const above = first ? pathOf(first.element) : [];
  const told = toldBy(page);
  const heads = headingsIn(page).slice(0, MOST);
  const firstHead = heads.find(({ tag }) => tag === 'h1');
  const counts = new Map<string, number>();
  for (const { text } of heads) counts.set(keyOf(text), (counts.get(keyOf(text)) ?? 0) + 1);
  const known = [...told, firstHead?.text ?? '', slugOf(page)].map(wordsOf);
  const pictures = picturesOf(page);
  const isLike = (text: string) => {
    const own = wordsOf(text);
    return (
      known.some((words) => [...own].filter((word) => words.has(word)).length * 2 >= own.size) &&
      !headingOf(text) &&
      !QUESTION.test(text)
    );
  };
  const apartOf = (place: number) => {
    const levels = above.findIndex((outer) => place >= outer.at && place < outer.end);
    return levels < 0 ? 30 : Math.min(levels, 30);
  };
  const start = first?.element.at ?? 0;
  const last = heads.filter(({ element }) => element.at < start).length;
  const nearest = heads.findLast(({ element, text }) => element.at < start && isLike(text));
  const nearestApart = nearest ? apartOf(nearest.element.at) : 30;
  const nearestNamed = nearest ? Number(namesOf(nearest.element).some((name) => NAMED.test(name))) : 0;
  let before = 0;
  const found = heads.map(({ element, text, tag }) => {
    const place = element.at;
    const gap = first ? first.element.at - place : FAR * 10;
    const names = [element, element.parent].flatMap((one) => (one ? namesOf(one) : []));
    const around = pathOf(element).slice(0, 6).flatMap(namesOf);
    return {
      text,
      features: [
        /^h[1-6]$/.test(tag) ? Number(tag[1]) : 7,
        before++,
        Math.max(-FAR * 10, Math.min(FAR * 10, gap)),
        Math.max(-FAR, Math.min(FAR, at - (places.get(element) ?? at))),
        apartOf(place),
        last - before,
        Number(element === nearest?.element),
        Number(nearest !== undefined && keyOf(text) === keyOf(nearest.text)),
        nearestApart,
        nearestNamed,
        Number(names.some((name) => NAMED.test(name))),
        Number(around.some((name) => CARD.test(name))),
        Number(around.some((name) => BESIDE.test(name))),
        counts.get(keyOf(text)) ?? 1,
        0,
      ],
    };
  });
  const rest = told.map((text, source) => ({
    text,
    features: [
      8,
      0,
      0,
      0,
      0,
      0,
      0,
      Number(nearest !== undefined && keyOf(text) === keyOf(nearest.text)),
      nearestApart,
      nearestNamed,
      0,
      0,
      0,
      1,
      source + 1,
    ],
  }));
  const written = [...heads.map(({ text }) => text), ...told].map((text) => ` ${keyOf(text)} `);
  const votes = (text: string) => {
    const key = ` ${keyOf(text)} `;
    const same = written.filter((one) => one === key).length;
    const within = written.filter((one) => one.includes(key)).length;
    return [Math.min(5, same), Math.min(5, within - same)];
  };
  return [...found, ...rest]
    .flatMap(({ text, features }) =>
      shortened(text).map((short, cut) => ({ text: short, features: [...features, cut] })),
    )
    .filter(({ text }) => text && text.length <= LONGEST && /\p{L}/u.test(text))
    .map(({ text, features }) => ({
      text,
      features: [
        ...features,
        ...likenesses(text, known),
        ...votes(text),
        Math.min(5, pictures.get(keyOf(text)) ?? 0),
      ],
    }));
}

/**
 * The likeliest title of a page; `null` where it has no candidates. What a page says at several places is as likely as all of them
 * together.
 */
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

/** A title as it stands, without brackets at its end, without the site, and without the word for recipe. */
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

/** What the page calls itself: for sharing, and in the browser's tab. */
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

/** The words of the page's address. */
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

/** How many pictures are called so. */
function picturesOf({ elements }: Page): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tag, attributes } of elements) {
    if (tag !== 'img' || !attributes.alt) continue;
    const key = keyOf(attributes.alt.trim());
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function headingsIn({ elements }: Page): { element: Element; text: string; tag: string }[] {
  const found: { element: Element; text: string; tag: string }[] = [];
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
