/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A line of a CSV file (RFC 4180). Fields that look like formulas get a leading apostrophe. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(field: string | number | null): string {
  if (field === null) return '';
  if (typeof field === 'number') return String(field);
  const safe = FORMULA.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
