/**
 * Where a spreadsheet would run a formula: at the beginning of a field, also behind what cannot be seen, and where a
 * field begins for those that separate them by semicolons or tabs.
 */
const FORMULA = /(?<=(?:^|[;\t\r\n])[\s\p{Cf}]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** A line of a CSV file (RFC 4180). An apostrophe before what looks like a formula keeps it a text. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(field: string | number | null): string {
  if (field === null) return '';
  if (typeof field === 'number') return String(field);
  const safe = field.replace(FORMULA, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
