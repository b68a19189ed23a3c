/**
 * Where a spreadsheet would run a formula: at the start of a field, even after invisible characters, and at the start of
 * what programs that split at semicolons or tabs take for a field.
 */
const FORMULA = /(?<=(?:^|[;\t\r\n])[\s\p{Cf}]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** A line of a CSV file (RFC 4180). A leading apostrophe turns anything that looks like a formula into text. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(field: string | number | null): string {
  if (field === null) return '';
  if (typeof field === 'number') return String(field);
  const safe = field.replace(FORMULA, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
