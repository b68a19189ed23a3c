/** '| --- | :--: |' */
const SEPARATOR = /^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?[ \t]*$/;
/** A line that only leads elsewhere in the same file or site: '[Back to top](#top)'. */
const LEADS_BACK = /^[ \t]*\[[^[\]\n]{0,80}\]\((?!https?:)[^()\s]{0,200}\)[ \t]*$/;
const NO_VALUE = /^[-–—]?$/;

/**
 * Markdown with its tables as lists, because recipes have tables of ingredients and of times. A table with one row gives facts
 * ('- Prep: 20 min'), another one item per row. Lines that only lead elsewhere are left out.
 */
export function untabled(text: string): string {
  if (!text.includes('|') && !text.includes('](')) return text;
  const lines = text.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (LEADS_BACK.test(line)) continue;
    if (!line.includes('|') || !isSeparator(lines[at + 1])) {
      out.push(line);
      continue;
    }
    const rows: string[][] = [];
    let next = at + 2;
    for (; lines[next]?.includes('|'); next++) rows.push(cellsOf(lines[next] ?? ''));
    out.push('', ...itemsOf(cellsOf(line), rows), '');
    at = next - 1;
  }
  return out.join('\n');
}

const isSeparator = (line = '') => line.includes('|') && SEPARATOR.test(line);

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function itemsOf(head: readonly string[], rows: readonly string[][]): string[] {
  const [only] = rows;
  if (only && rows.length === 1 && head.every(Boolean))
    return only.flatMap((cell, at) => (NO_VALUE.test(cell) ? [] : [`- ${head[at] ?? ''}: ${cell}`]));
  return rows.map((row) => `- ${row.filter((cell) => !NO_VALUE.test(cell)).join(' ')}`);
}
