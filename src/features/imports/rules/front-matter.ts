const KEY = /^([A-Za-z][\w -]{0,40}?)[ \t]*:(?:[ \t]+(.*)|[ \t]*)$/;
const MOST_LINES = 2_000;
const LONGEST = 10_000;

/**
 * Splits a Markdown file into front matter (simple YAML: strings, quoted strings, lists) and body. Keys are lowercased,
 * without spaces, dashes or underscores; every value is a list of strings.
 */
export function partFrontMatter(text: string): { values: Map<string, string[]>; body: string } {
  const values = new Map<string, string[]>();
  const start = /^\s*---[ \t]*\n/.exec(text.slice(0, 2_000));
  if (!start) return { values, body: text };
  const lines = text.slice(start[0].length).split('\n', MOST_LINES);
  const end = lines.findIndex((line) => /^(?:---|\.\.\.)[ \t]*$/.test(line));
  if (end < 0) return { values, body: text };
  let list: string[] | null = null;
  for (const line of lines.slice(0, end)) {
    const key = KEY.exec(line);
    if (key) {
      list = valuesOf((key[2] ?? '').trim());
      values.set((key[1] ?? '').toLowerCase().replace(/[\s_-]/g, ''), list);
    } else if (list && /^\s*-\s+/.test(line)) {
      list.push(unquoted(line.replace(/^\s*-\s+/, '')));
    } else if (list && /^\s+\S/.test(line)) {
      // A value that continues on the next line, also after '>' or '|'.
      const more = list.pop() ?? '';
      list.push(`${/^[>|][+-]?$/.test(more) ? '' : `${more} `}${line.trim()}`.trim());
    }
  }
  const length = lines.slice(0, end + 1).reduce((sum, line) => sum + line.length + 1, 0);
  return { values, body: text.slice(start[0].length + length) };
}

function valuesOf(written: string): string[] {
  if (written.length > LONGEST) return [written];
  const inline = /^\[(.*)\]$/.exec(withoutRemark(written));
  if (!inline) return written ? [unquoted(written)] : [];
  const items = (inline[1] ?? '').match(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,\s][^,]*/g) ?? [];
  return items.map(unquoted).filter(Boolean);
}

function unquoted(written: string): string {
  const text = withoutRemark(written.trim());
  if (/^"(?:[^"\\]|\\.)*"$/.test(text)) return text.slice(1, -1).replace(/\\(["\\/])/g, '$1');
  if (/^'(?:[^']|'')*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  return text;
}

function withoutRemark(text: string): string {
  return /^["']/.test(text)
    ? text.replace(/(["'])\s+#[^"']*$/, '$1')
    : text.replace(/\s#\s.*$/, '').trimEnd();
}
