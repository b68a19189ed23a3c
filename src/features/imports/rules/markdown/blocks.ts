import { squeeze, storable } from '#shared/text.ts';
import { decodeEntities, webAddress, withoutTags } from '../text.ts';

/** A block of Markdown. `lines` are as written, without the block's own markers. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; lines: string[] }
  /** `depth` is 0 for top-level items; a paragraph inside the item follows an empty line in `lines`. */
  | { kind: 'item'; depth: number; ordered: boolean; lines: string[] };

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+|(?=\p{L}))(.*)$/u;
const ITEM = /^([ \t]*)(?:[-*+•]|(\d{1,4})[.)])[ \t]+(?=\S)(.*)$/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:=[ \t]*){3,}|\\n|```.*|~~~.*)$/;
const UNDERLINE = /^ {0,3}(=+|--+)[ \t]*$/;
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const KEPT_BASE = 0xe000;
const KEPT = /[\ue021-\ue07e]/g;

/** Splits Markdown into headings, paragraphs and list items, in one pass. */
export function markdownBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Extract<Block, { lines: string[] }> | null = null;
  let indents: number[] = [];
  let blank = true;
  for (const written of text.split('\n')) {
    const line = written.replace(/^[ \t]{0,3}>[ \t]?/, '');
    if (!line.trim()) {
      blank = true;
      continue;
    }
    const heading = HEADING.exec(line);
    const underlined =
      !blank && open?.kind === 'paragraph' && open.lines.length === 1 && UNDERLINE.exec(line);
    if (underlined) {
      blocks.pop();
      blocks.push({
        kind: 'heading',
        level: underlined[1]?.startsWith('=') ? 1 : 2,
        text: open?.lines[0] ?? '',
      });
    } else if (heading) {
      blocks.push({
        kind: 'heading',
        level: heading[1]?.length ?? 1,
        text: (heading[2] ?? '').replace(/[ \t]#+[ \t]*$/, ''),
      });
    }
    if (underlined || heading || RULE.test(line)) {
      open = null;
      indents = [];
      blank = true;
      continue;
    }
    const item = ITEM.exec(line);
    const indent = widthOf(/^[ \t]*/.exec(line)?.[0] ?? '');
    if (item) {
      while (indents.length > 0 && indent < (indents.at(-1) ?? 0) - 1) indents.pop();
      if (indents.length === 0 || indent >= (indents.at(-1) ?? 0) + 2) indents.push(indent);
      open = {
        kind: 'item',
        depth: indents.length - 1,
        ordered: item[2] !== undefined,
        lines: [item[3] ?? ''],
      };
      blocks.push(open);
    } else if (open?.kind === 'item' && (blank ? indent >= 2 : !isLabel(line, indent))) {
      if (blank) open.lines.push('');
      open.lines.push(line.trimStart());
    } else if (open?.kind === 'paragraph' && !blank) {
      open.lines.push(line.trimStart());
    } else {
      open = { kind: 'paragraph', lines: [line.trimStart()] };
      indents = [];
      blocks.push(open);
    }
    blank = false;
  }
  return blocks;
}

/** 'For the sauce:' right below an item starts a new part instead of continuing the item. */
function isLabel(line: string, indent: number): boolean {
  return indent === 0 && line.length <= 60 && /:\s*$/.test(line);
}

function widthOf(space: string): number {
  let width = 0;
  for (const character of space) width += character === '\t' ? 4 - (width % 4) : 1;
  return width;
}

/** The text of a block, and the URLs in it. */
export interface Inline {
  text: string;
  images: string[];
  links: string[];
}

/**
 * Reduces the lines of a block to text: strips emphasis, links, code and HTML but keeps their content, and drops
 * images. Soft line breaks become spaces; hard ones and empty lines become line feeds.
 */
export function inlineText(lines: readonly string[]): Inline {
  const images: string[] = [];
  const links: string[] = [];
  const joined = lines
    .map((line, at) => {
      if (at === lines.length - 1) return line;
      if (line === '') return '\n';
      if (line.endsWith('\\')) return `${line.slice(0, -1)}\n`;
      return line.endsWith('  ') ? `${line.trimEnd()}\n` : `${line} `;
    })
    .join('');
  const text = storable(joined)
    .replace(/[\ue000-\uf8ff]/g, '')
    .replace(ESCAPED, (_written, mark: string) => String.fromCharCode(KEPT_BASE + mark.charCodeAt(0)))
    .replace(/!\[[^[\]]*\]\(\s{0,5}([^()\s]*)(?:\s[^()]{0,500})?\)/g, (_written, address: string) => {
      images.push(address);
      return '';
    })
    .replace(
      /\[([^[\]]*)\]\(\s{0,5}([^()\s]*)(?:\s[^()]{0,500})?\)/g,
      (_written, label: string, address: string) => {
        links.push(address);
        return label;
      },
    )
    .replace(/<(https?:\/\/[^<>\s]*)>/gi, (_written, address: string) => {
      links.push(address);
      return address;
    })
    // Obsidian's links and embedded notes: '[[Pie crust]]', '[[crust|pie crust]]', '![[Pie crust]]'.
    .replace(/!\[\[[^[\]\n]*\]\]/g, '')
    .replace(/\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]*)\]\]/g, '$1')
    .replace(/`+([^`\n]*)`+/g, '$1')
    .replace(/~~([^~\n]*)~~/g, '$1');
  return {
    text: decodeEntities(withoutTags(withoutEmphasis(text)))
      .replace(KEPT, (kept) => String.fromCharCode(kept.charCodeAt(0) - KEPT_BASE))
      .split('\n')
      .map(squeeze)
      .filter(Boolean)
      .join('\n'),
    images,
    links: links.map((address) => webAddress(address) ?? '').filter(Boolean),
  };
}

/** An asterisk after a word is a footnote mark ('salt*') and is kept. */
function withoutEmphasis(text: string): string {
  if (!/[*_]/.test(text)) return text;
  let rest = text;
  for (let nested = 0; nested < 3; nested++) {
    const before = rest;
    rest = rest
      .replace(/(?<![\p{L}\p{N}*])(\*{1,3})(?=[^\s*])([^*\n]*)(?<=\S)\1(?!\*)/gu, '$2')
      .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_\n]*)(?<=\S)\1(?![\p{L}\p{N}_])/gu, '$2');
    if (rest === before) break;
  }
  return rest;
}
