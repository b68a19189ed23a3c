import { htmlText } from '../text.ts';
import { fieldsOf } from './fields.ts';
import { isObject, type Json, type JsonObject, textOf } from './values.ts';

/** The part that a heading line names: '# Sauce', or '[Sauce]' in RecipeSage. */
export function headingIn(line: string): string | undefined {
  const [, marked, bracketed] = /^(?:#+\s*(\S.*)|\[\s*([^[\]]*[^[\]\s])\s*\])$/.exec(line) ?? [];
  return marked ?? bracketed;
}

const written = (value: Json | undefined) => htmlText(textOf(value, ['name']));

/** The parts of an ingredient object; amount and unit are empty if it has no amount. */
export function partsOfObject(entry: JsonObject) {
  const fields = fieldsOf(entry);
  const amount = fields.first('amount');
  const measure = isObject(amount)
    ? [amount.value, amount.unitText ?? amount.unit]
    : [amount, fields.first('unit')];
  const isUnmeasured = entry.no_amount === true || amount === 0;
  const [quantity = '', unit = ''] = isUnmeasured ? [] : measure.map(written);
  return { amount: quantity, unit, food: written(fields.first('food')), note: written(entry.note) };
}

/** An ingredient's line, after its heading if it has one. */
export function linesOfObject(entry: JsonObject): string[] {
  const { amount, unit, food, note } = partsOfObject(entry);
  if (entry.is_header === true) return note ? [`# ${note}`] : [];
  const heading =
    entry.title === undefined ? [] : [`# ${written(entry.title)}`].filter((line) => line !== '# ');
  // The line as the cook wrote it, if the app could not parse it.
  if (!food) return [...heading, written(fieldsOf(entry).first('line'))];
  const line = [amount, unit, food].filter(Boolean).join(' ');
  return [...heading, note && !line.includes(note) ? `${line}, ${note}` : line];
}
