import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RecipeDraft } from './draft.ts';
import { readMarkdown } from './markdown/markdown.ts';

const OWN = resolve(import.meta.dirname, '../../../../test/samples/recipes');
/** Only next to some checkouts: recipes by other people. */
const REAL = resolve(import.meta.dirname, '../../../../../shared/bench/public-domain-recipes');
const FOLDERS: [what: string, folder: string, count: number][] = [['our own recipes', OWN, 6]];
if (existsSync(REAL)) FOLDERS.push(['the 410 real recipes', REAL, 410]);

function draftOf(text: string): RecipeDraft {
  const [read] = readMarkdown(text);
  if (!read?.draft) throw new Error(JSON.stringify(read));
  return read.draft;
}

describe.each(FOLDERS)('%s', (_what, folder, count) => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');

  it('are all imported, with ingredients and steps', () => {
    const refused = files.filter((file) => !readMarkdown(text(file))[0]?.draft);
    expect(refused).toEqual([]);
    expect(files).toHaveLength(count);
  });

  it('lose no line: all words are in the draft, in order', () => {
    const lost = files.flatMap((file) => {
      const { title, description, ingredients, instructions, cookingTips, sourceUrl } = draftOf(text(file));
      const all = [title, description, ...ingredients.map(({ amount, name }) => `${amount} ${name}`)];
      const kept = wordsOf([...all, ...instructions, ...cookingTips, sourceUrl ?? ''].join('\n'));
      return bodyLines(text(file))
        .filter((line) => !kept.includes(wordsOf(line)))
        .map((line) => `${file}: ${line}`);
    });
    expect(lost).toEqual([]);
  });
});

const PLAIN_SECTION = /^#+ *(?:Ingredients|Directions|Notes?|Tips|Description) *$/;
/** 'Prep time: 10-15 min': stored as a number in the draft. */
const PLAIN_FACT =
  /^\W*(?:"?(?:prep(?:aration)?|cook(?:ing)?|bake)"?(?: time)?|servings?|serves|amount) ?:? *(?:[~≈]|at least|to|about)*\s*(?:[\d., h+~?/-]|to|about|min(?:ute)?s?\b|hours?\b|hrs?\b|m\b|people)*$/iu;

/** Lines of the body without pictures, URLs and step numbers, and without plain facts and headings. */
function bodyLines(text: string): string[] {
  return text
    .replaceAll('\r', '')
    .replaceAll('\u00a0', ' ')
    .replace(/^\s*---[ \t]*\n[\s\S]*?\n---[ \t]*\n/, '')
    .replace(/!\[[^\]]*\]\([^)]*\)|<br>|^\\n$|^Originally published at /gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^ *\d+\./gm, '')
    .split('\n')
    .filter((line) => !PLAIN_SECTION.test(line) && !PLAIN_FACT.test(line.trim()));
}

function wordsOf(text: string): string {
  return (
    text
      .replaceAll('&nbsp;', ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('');
}
