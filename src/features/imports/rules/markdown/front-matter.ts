import { parseDocument } from 'yaml';

const KEY = /^([A-Za-z][\w .-]{0,40}?)[ \t]*:(?=[ \t]|$)/;
const MOST_LINES = 2_000;
/** Longer front matter is kept as written: parsing nested brackets takes 20 µs per character. */
const LONGEST = 20_000;

/**
 * Splits a Markdown file into YAML front matter and body. Keys are lowercased, without spaces, dots, dashes or underscores.
 * Nested keys are joined ('source: { name: … }' is 'sourcename'). Every value is a list of strings.
 */
export function splitFrontMatter(text: string): { values: Map<string, string[]>; body: string } {
  const values = new Map<string, string[]>();
  const start = /^\s*---[ \t]*\n/.exec(text.slice(0, 2_000));
  if (!start) return { values, body: text };
  const lines = text.slice(start[0].length).split('\n', MOST_LINES);
  const end = lines.findIndex((line) => /^(?:---|\.\.\.)[ \t]*$/.test(line));
  if (end < 0) return { values, body: text };
  const length = lines.slice(0, end + 1).reduce((sum, line) => sum + line.length + 1, 0);
  const plain = (key: string) => key.toLowerCase().replace(/[\s._-]/g, '');
  for (const [key, written] of entriesOf(lines.slice(0, end))) {
    const value = length <= LONGEST ? parsed(written) : undefined;
    // On a single line, it is a title with a colon.
    const within = Object.entries(/^[ \t]*\n/.test(written) && isMap(value) ? value : {});
    for (const [inner, said] of within)
      if (typeof said === 'string') values.set(plain(key + inner), [said.trim()]);
    if (within.length === 0) values.set(plain(key), stringsOf(value) ?? [written.trim()]);
  }
  return { values, body: text.slice(start[0].length + length) };
}

/**
 * Each key with its value as written. Values are parsed one by one, because much front matter is not quite YAML ('title:
 * Pie: the best'), which should cost at most that one value.
 */
function entriesOf(lines: readonly string[]): [key: string, written: string][] {
  const entries: { key: string; value: string[] }[] = [];
  for (const line of lines) {
    const key = KEY.exec(line);
    if (key) entries.push({ key: key[1] ?? '', value: [line.slice(key[0].length)] });
    else entries.at(-1)?.value.push(line);
  }
  return entries.map(({ key, value }) => [key, value.join('\n')]);
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The strings of a YAML string or list of strings; `null` if it is neither. */
function stringsOf(value: unknown): string[] | null {
  const items = Array.isArray(value) ? value : [value];
  if (!items.every((item) => typeof item === 'string' || item === null)) return null;
  return items.map((item) => (item ?? '').trim()).filter(Boolean);
}

function parsed(written: string): unknown {
  try {
    const document = parseDocument(written, { schema: 'failsafe', prettyErrors: false });
    const { errors, warnings } = document;
    return errors.length + warnings.length > 0 ? undefined : document.toJS({ maxAliasCount: 0 });
  } catch {
    // An alias, or too deep.
    return undefined;
  }
}
