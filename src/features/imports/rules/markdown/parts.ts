import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import { labeled, type RawRecipe } from '../draft.ts';
import { type Block, inlineText } from './blocks.ts';
import type { Section } from './sections.ts';

const LONGEST_PART = 60;
const LONGEST_LIST_ENTRY = 60;
/** 'These are for 4 glasses': about the whole list, not the name of a part. */
const YIELD =
  /^(?:\(|these\b|here\b|the (?:quantit|amount|ingredient)|(?:for|für|pour|para|per) (?:about |ca\.? )?\d)/i;
const REMARK = /^(?:[*†‡]|(?:pro )?tips?\b\s*[:–-]|(?:side )?notes?\b\s*[:–-]|p\.?s\.?\b)/i;
const SOURCE =
  /^(?:originally )?(?:published|posted|appeared|from|source|adapted from)\b.{0,30}?(https?:\/\/\S+)$/i;

const PORTIONS =
  /\b(?:serves|servings?|makes|portion(?:s|en)?|pers(?:on(?:en|nes|as|e))?|raciones|porciones|porzioni)\b|^\(\d{1,2} ?p\.?\)$/i;
/** '(pour 2 personnes)' says nothing else. */
const ONLY_PORTIONS = /^\((?:(?:for|für|pour|para|per) )?\d{1,3}(?: ?[-–] ?\d{1,3})? ?\p{L}+\.?\)$/iu;

/** What is parsed from one file, before its front matter fills the gaps. */
export type Found = Omit<RawRecipe, 'title' | 'tags' | 'authorName' | 'publishedAt'>;

/** The text of a block; collects its pictures. */
export function textOf(lines: readonly string[], found: Found): string {
  const { text, images } = inlineText(lines);
  found.images.push(...images);
  return text;
}

/** Collects ingredient lines, each with its part of the recipe; remarks become tips. */
export function readIngredients({ label, blocks }: Section, found: Found): void {
  const hasItems = blocks.some(({ kind }) => kind === 'item');
  let part = label;
  let outer = label;
  let unused = '';
  let above = '';
  const name = (text: string) => {
    if (unused) found.cookingTips.push(unused);
    unused = text;
    if (text.length > LONGEST_PART) found.cookingTips.push(text);
    return text.length > LONGEST_PART ? '' : text;
  };
  const add = (text: string) => {
    unused = '';
    above = splitIngredientLine(text.slice(0, 300)).name;
    found.ingredients.push({ text, part });
  };
  blocks.forEach((block, at) => {
    const next = blocks[at + 1];
    if (block.kind === 'heading') {
      part = outer = name(inlineText([block.text]).text);
      return;
    }
    const text = textOf(block.lines, found);
    if (!text) return;
    if (block.kind === 'item') {
      if (block.depth === 0) part = outer;
      const children = childrenOf(blocks, at);
      const amount = splitIngredientLine(text.slice(0, 300)).amount || /^[~≈<]/.test(text);
      if (block.depth > 0 && !amount && isSentence(text)) found.cookingTips.push(labeled(above, text));
      else if (
        children.length > 0 &&
        !amount &&
        !children.every((child) => isSentence(inlineText(child.lines).text))
      )
        part = name(text);
      else {
        const [first = '', ...more] = block.lines;
        const remark = /[.!]\s*$/.test(first) && more.length > 0 ? inlineText(more).text : '';
        add(isSentence(remark) ? inlineText([first]).text : text);
        if (isSentence(remark)) found.cookingTips.push(labeled(above, remark));
      }
    } else if (hasItems && next?.kind === 'item' && isPartName(text)) part = outer = name(text);
    else if (hasItems) {
      const isYield = found.servings === undefined && PORTIONS.test(text);
      if (isYield) found.servings = text;
      if (!isYield || !ONLY_PORTIONS.test(text)) found.cookingTips.push(text);
    } else
      for (const line of block.lines) {
        const one = textOf([line], found);
        if (one.endsWith(':')) part = name(one);
        else if (one) add(one);
      }
  });
  if (unused) found.cookingTips.push(unused);
}

/** The items nested in an item. */
function childrenOf(blocks: readonly Block[], at: number): Extract<Block, { kind: 'item' }>[] {
  const parent = blocks[at];
  const children: Extract<Block, { kind: 'item' }>[] = [];
  if (parent?.kind !== 'item') return children;
  for (let below = at + 1; below < blocks.length; below++) {
    const block = blocks[below];
    if (block?.kind !== 'item' || block.depth <= parent.depth) break;
    children.push(block);
  }
  return children;
}

function isPartName(text: string): boolean {
  return text.length <= LONGEST_PART && !text.includes('\n') && !/[.!?]$/.test(text) && !YIELD.test(text);
}

/** Whether lines are sentences rather than wrapped prose: each starts like one, and most end like one. */
export function isOneStepALine(lines: readonly string[]): boolean {
  const ended = lines.filter((line) => /[.!?]\s*$/.test(line)).length;
  return lines.length > 1 && ended * 2 > lines.length && lines.every((line) => /^[\p{Lu}\p{N}(]/u.test(line));
}

function isSentence(text: string): boolean {
  return /[.!?]\)?$/.test(text) && text.split(' ').length >= 6;
}

/** Collects steps: one per top-level item or paragraph. A heading prefixes its first step. */
export function readDirections({ label, blocks }: Section, found: Found): void {
  let part = label;
  const add = (text: string) => {
    found.instructions.push(labeled(part, text));
    part = '';
  };
  const name = (text: string) => {
    part = part ? labeled(part, text) : text;
  };
  let isSplit = false;
  let numbered = false;
  blocks.forEach((block, at) => {
    if (block.kind === 'heading') {
      numbered = false;
      name(inlineText([block.text]).text);
      return;
    }
    const text = textOf(block.lines, found);
    if (!text) return;
    if (block.kind === 'item' && block.depth > 0) {
      const last = found.instructions.length - 1;
      if (isSplit) add(text);
      else if (part || last < 0) add(text);
      else found.instructions[last] += `\n• ${text}`;
    } else if (block.kind === 'item') {
      const below = blocks[at + 1];
      const hasSteps = below?.kind === 'item' && below.depth > 0 && below.ordered;
      isSplit = hasSteps && text.endsWith(':');
      // Bullets after numbered steps are remarks.
      if (numbered && !block.ordered) found.cookingTips.push(text);
      else if (isSplit) name(text);
      else add(text);
      numbered ||= block.ordered;
    } else readParagraph(block.lines, text, blocks[at + 1]);
  });
  if (part && part !== label) found.instructions.push(part);

  function readParagraph(lines: readonly string[], text: string, next: Block | undefined): void {
    const source = SOURCE.exec(text)?.[1];
    if (source && !found.sourceUrl) found.sourceUrl = source;
    else if (REMARK.test(text)) found.cookingTips.push(text);
    else if (next?.kind === 'item' && isPartName(text)) {
      numbered = false;
      name(text);
    } else if (isOneStepALine(lines)) {
      for (const line of lines) add(inlineText([line]).text);
    } else add(text);
  }
}

/**
 * Collects remarks: one per item or paragraph; a list of short items is one. The heading is included unless it is
 * 'Notes' or 'Tips'.
 */
export function readTips({ kind, label, blocks }: Section, found: Found): void {
  const texts = blocks
    .map((block) =>
      block.kind === 'heading' ? `${inlineText([block.text]).text}:` : textOf(block.lines, found),
    )
    .filter(Boolean);
  if (texts.length === 0) {
    if (label) found.cookingTips.push(label);
  } else if (kind === 'other' && texts.every((text) => text.length <= LONGEST_LIST_ENTRY)) {
    found.cookingTips.push(labeled(label, texts.join('; ')));
  } else {
    found.cookingTips.push(...texts.map((text, at) => (at === 0 ? labeled(label, text) : text)));
  }
}
