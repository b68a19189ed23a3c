const LOOKED_AT = 20_000;
const FEWEST_ROWS = 3;
const FEWEST_CELLS = 4;
const SEPARATORS = [',', ';', '\t'] as const;

/** Whether a text is a table with a row a line, as spreadsheets write (CSV, TSV): by its name, or by its even rows. */
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
