import type { RawRecipe } from '../draft.ts';
import { isTooDeep, recipesOfJson } from '../json-ld/json-ld.ts';
import type { Json } from '../json-ld/values.ts';
import { decodeEntities } from '../text.ts';
import { type Page, scriptOf } from './tree.ts';

/** How deeply JSON may be nested inside JSON strings. */
const MOST_ENCODED = 2;

/** The recipes of a page's JSON-LD scripts, in page order; unreadable ones are skipped. */
export function recipesOfScripts(page: Page): RawRecipe[] {
  const roots = page.elements
    .filter(({ tag, attributes }) => tag === 'script' && /\bld\+json\b/i.test(attributes.type ?? ''))
    .map((script) => parseLoosely(scriptOf(script)))
    .filter((root) => root !== undefined);
  return recipesOfJson(roots) ?? [];
}

/**
 * Parses JSON as pages contain it: wrapped in a comment or CDATA, entity-encoded or stringified, with raw line breaks
 * and quotes in strings, trailing commas, or cut off. `undefined` if it is still invalid.
 */
export function parseLoosely(written: string, encoded = MOST_ENCODED): Json | undefined {
  const text = unwrapped(written);
  const parsed =
    parsedOrNothing(text) ??
    parsedOrNothing(repaired(text)) ??
    (text.includes('&quot;') || text.includes('&#34;')
      ? parsedOrNothing(repaired(decodeEntities(text)))
      : undefined);
  return typeof parsed === 'string' && encoded > 0 ? parseLoosely(parsed, encoded - 1) : parsed;
}

function parsedOrNothing(text: string): Json | undefined {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Starts at the first bracket or quote, skipping comments, CDATA marks and assignments. */
function unwrapped(text: string): string {
  const bare = text
    .replace(/^[\s\ufeff]*(?:<!--|\/\*|\/\/)?\s*(?:<!\[CDATA\[)?(?:\s*\*\/)?/, '')
    .replace(/(?:\s|;|\/\/|\/\*|\]\]>|-->|\*\/)+$/, '')
    .trim();
  const start = bare.search(/[[{"]/);
  return start > 0 && start < 100 ? bare.slice(start) : bare;
}

const CLOSES = /^\s*(?:[,}\]:]|$)/;

/** Repairs the text in one pass and closes what was left open. */
function repaired(text: string): string {
  const out: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at] as string;
    if (char === '"') {
      const { written, end } = textFrom(text, at + 1);
      out.push(`"${written}"`);
      at = end;
      continue;
    }
    if (char === '{' || char === '[') open.push(char === '{' ? '}' : ']');
    else if (char === '}' || char === ']') {
      withoutComma(out);
      if (open.pop() !== char) break;
    }
    if (char.trim()) out.push(char);
    at++;
    if (open.length === 0 && (char === '}' || char === ']')) break;
  }
  withoutComma(out);
  return out.join('') + open.reverse().join('');
}

function withoutComma(out: string[]): void {
  while (out.at(-1) === ',') out.pop();
}

/** A string up to its closing quote, which is a quote followed by punctuation. */
function textFrom(text: string, from: number): { written: string; end: number } {
  let written = '';
  for (let at = from; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '\\') {
      const next = text[at + 1] ?? '';
      const isEscape = /["\\/bfnrt]/.test(next) || /^u[\da-f]{4}$/i.test(text.slice(at + 1, at + 6));
      written += isEscape ? char + next : next.trim() && next;
      at++;
    } else if (char === '"') {
      if (CLOSES.test(text.slice(at + 1, at + 40))) return { written, end: at + 1 };
      written += '\\"';
    } else written += char < ' ' ? (char === '\n' ? '\\n' : ' ') : char;
  }
  return { written, end: text.length };
}
