import { t } from '#shared/t.ts';
import { squeeze, storable } from '#shared/text.ts';
import { labeled, NOTHING_READ, type RawRecipe, type ReadRecipe, refusedFile, toDraft } from '../draft.ts';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import { isOneStepALine } from '../markdown/parts.ts';
import { webAddress } from '../text.ts';
import { hasMarks, linesOf, type Mention, type Part, partsOf } from './marks.ts';

const LONGEST = 2_000_000;
const LOOKED_AT = 20_000;
const FILE = /\.cook$/i;
/** Metadata in the format of older files. */
const METADATA = /^>>\s*([^:\n]{1,60}?)\s*:\s*(.*)$/;
const SECTION = /^=+\s*/;
const SECTION_END = /[\s=]/;

/** Whether a text is Cooklang, by its file name or its ingredient marks; style sheets contain such marks too. */
export function isCooklang(text: string, fileName: string, isHtml = false): boolean {
  return FILE.test(fileName) || (!isHtml && hasMarks(text.slice(0, LOOKED_AT)));
}

/** Parses a Cooklang file strictly. Always returns one entry, ready or with its problems. */
export function readCooklang(text: string, fileName: string): ReadRecipe[] {
  return text.length > LONGEST
    ? [
        refusedFile(
          t('The text is too long for a recipe: the maximum is {count} characters.', { count: LONGEST }),
        ),
      ]
    : [toDraft(recipeFromCooklang(text, fileName))];
}

/**
 * Parses a recipe in Cooklang (https://cooklang.org/docs/spec): its steps name the ingredients, which become a list. Without
 * a title, the recipe is named after its file.
 */
export function recipeFromCooklang(file: string, fileName = ''): RawRecipe {
  const { values, body } = splitFrontMatter(withoutComments(storable(file)));
  const { steps, notes } = read(body, values);
  const mentions = steps.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
  const divided = namedWithSeveralAmounts(mentions);
  const value = (...keys: string[]) => keys.flatMap((key) => values.get(key) ?? []);
  const sources = value('sourceurl', 'url', 'link', 'source');
  const source = sources.find((said) => webAddress(said) !== null) ?? '';
  return {
    ...NOTHING_READ,
    title: value('title', 'name')[0] ?? nameOf(fileName),
    description: value('description', 'introduction')[0] ?? '',
    ingredients: linesOf(mentions).map((text) => ({ text, part: '' })),
    instructions: steps.map(({ section, parts }) => labeled(section, said(parts, divided))),
    prepTime: value('preptime', 'prep', 'timeprep')[0] ?? null,
    cookTime: value('cooktime', 'cook', 'timecook')[0] ?? null,
    totalTime: value('time', 'totaltime', 'timerequired', 'duration')[0] ?? null,
    servings: value('servings', 'serves', 'yield', 'portions')[0]?.replace('%', ' ') ?? null,
    tags: value('tags', 'tag', 'course', 'category', 'cuisine', 'diet').flatMap((tags) =>
      tags.split(/\s*,\s*/),
    ),
    // A source that is not a URL is the author.
    authorName: value('author', 'sourceauthor', 'sourcename', 'source').find((said) => said !== source) ?? '',
    sourceUrl: source,
    cookingTips: notes,
    images: value('image', 'images', 'picture'),
  };
}

interface Step {
  /** The section that starts with it. */
  section: string;
  parts: Part[];
}

/** The steps and notes of a recipe. Older metadata is added to its values. */
function read(body: string, values: Map<string, string[]>): { steps: Step[]; notes: string[] } {
  const steps: Step[] = [];
  const notes: string[] = [];
  let section = '';
  let lines: string[] = [];
  let note: string[] = [];
  const end = () => {
    if (note.length > 0) notes.push(note.join(' '));
    for (const step of stepsIn(lines)) {
      steps.push({ section, parts: partsOf(step) });
      section = '';
    }
    lines = [];
    note = [];
  };
  for (const line of body.split('\n').map((written) => squeeze(written.replace(/\\\s*$/, '')))) {
    const [, key, value] = METADATA.exec(line) ?? [];
    if (key !== undefined && value !== undefined) values.set(plainKey(key), [value]);
    else if (SECTION.test(line)) {
      end();
      section = sectionIn(line);
    } else if (line === '') end();
    else if (line.startsWith('>')) note.push(line.replace(/^>\s*/, ''));
    else lines.push(line);
  }
  end();
  return { steps, notes: notes.filter(Boolean) };
}

/**
 * '== Dough ==' is 'Dough'. Read from the end, because an expression for marks at the end of a line would try every run of
 * them.
 */
function sectionIn(line: string): string {
  const name = line.replace(SECTION, '');
  let end = name.length;
  while (end > 0 && SECTION_END.test(name[end - 1] ?? '')) end--;
  return name.slice(0, end);
}

const NONE: ReadonlySet<string> = new Set();

/** A paragraph is a step; in older files, a line is. */
function stepsIn(lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const isALineEach = isOneStepALine(lines.map((line) => said(partsOf(line), NONE)));
  return isALineEach ? [...lines] : [lines.join(' ')];
}

/** If flour is added twice, the steps say how much each time. */
function namedWithSeveralAmounts(mentions: readonly Mention[]): ReadonlySet<string> {
  const measured = Map.groupBy(
    mentions.filter(({ amount }) => amount !== ''),
    ({ name }) => name,
  );
  return new Set([...measured].flatMap(([name, { length }]) => (length > 1 ? [name] : [])));
}

/** A step in words, with the amounts of the ingredients that are `divided` among several steps. */
function said(parts: readonly Part[], divided: ReadonlySet<string>): string {
  const text = parts.map((part) => {
    if (typeof part === 'string') return part;
    return part.amount && divided.has(part.name) ? `${part.said} (${part.amount})` : part.said;
  });
  return squeeze(text.join(''));
}

/** 'Prep time' and 'time.prep' in the form of front-matter keys. */
const plainKey = (key: string) => key.toLowerCase().replace(/[\s._-]/g, '');

const nameOf = (fileName: string) => fileName.split('/').at(-1)?.replace(FILE, '') ?? '';

/** Without '-- to the end of the line' and '[- blocks -]'. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const from = text.indexOf('[-', at);
    const to = from < 0 ? -1 : text.indexOf('-]', from + 2);
    if (to < 0) break;
    kept.push(text.slice(at, from));
    at = to + 2;
  }
  kept.push(text.slice(at));
  return kept.join('').replace(/(^|[^\S\n])--(?!-).*$/gm, '$1');
}
