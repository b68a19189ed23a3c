const LOOKED_AT = 20_000;
const FEWEST_ROWS = 3;
const FEWEST_CELLS = 4;
const MOST_ROWS = 10_000;
const MOST_COLUMNS = 200;
const SEPARATORS = [',', ';', '\t'] as const;

/** Whether a text is a table with one row per line, as spreadsheets write (CSV, TSV): by its name, or by its regular rows. */
export function isTable(text: string, fileName = ''): boolean {
  if (/\.(?:csv|tsv)$/i.test(fileName)) return true;
  const lines = text
    .slice(0, LOOKED_AT)
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split('\n');
  const rows = lines.slice(0, -1).filter((line) => line.trim());
  if (rows.length < FEWEST_ROWS) return false;
  return SEPARATORS.some((separator) => {
    const cells = (rows[0] as string).split(separator).length;
    return cells >= FEWEST_CELLS && rows.every((row) => row.split(separator).length === cells);
  });
}

/** The rows of a table below its headings, as objects keyed by them; quoted cells may contain line breaks. At most 10,000. */
export function rowsOfTable(text: string): Record<string, string>[] {
  const [headings = [], ...rows] = cellsOf(text.replace(/^\ufeff/, ''));
  return rows.map((row) =>
    Object.fromEntries(headings.slice(0, MOST_COLUMNS).map((heading, at) => [heading.trim(), row[at] ?? ''])),
  );
}

function cellsOf(text: string): string[][] {
  const [heading = ''] = text.split('\n', 1);
  const separator =
    SEPARATORS.toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0] ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let from = 0;
  while (from < text.length && rows.length <= MOST_ROWS) {
    const isQuoted = text[from] === '"';
    let end = from;
    if (isQuoted) {
      end = closingQuote(text, from + 1);
      row.push(text.slice(from + 1, end).replaceAll('""', '"'));
      end++;
    } else {
      while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
      row.push(text.slice(from, end).replace(/\r$/, ''));
    }
    while (isQuoted && end < text.length && text[end] !== separator && text[end] !== '\n') end++;
    if (text[end] !== separator) {
      rows.push(row);
      row = [];
    }
    from = end + 1;
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim()));
}

/** A doubled quote stands for one quote. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return text.length;
}
