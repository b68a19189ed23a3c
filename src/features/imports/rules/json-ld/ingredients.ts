import { formatQuantity } from '#shared/quantity.ts';
import { htmlText } from '../text.ts';
import { fieldsOf } from './fields.ts';
import { isObject, type Json, type JsonObject, textOf } from './values.ts';

/** The part that a heading line names: '# Sauce', or '[Sauce]' in RecipeSage. */
export function headingIn(line: string): string | undefined {
  const [, marked, bracketed] = /^(?:#+\s*(\S.*)|\[\s*([^[\]]*[^[\]\s])\s*\])$/.exec(line) ?? [];
  return marked ?? bracketed;
}

const written = (value: Json | undefined) => htmlText(textOf(value, ['name']));

const LONG_DECIMAL = /^\d{1,6}\.\d{3,20}$/;
const PARTS = [2, 3, 4, 6, 8];
const CLOSE = 0.002;

/** Apps store a third as 0.3333333333, which cooks write as '⅓'. */
function asCooksWrite(quantity: string): string {
  if (!LONG_DECIMAL.test(quantity)) return quantity;
  const number = Number(quantity);
  const den = PARTS.find((parts) => Math.abs(Math.round(number * parts) / parts - number) < CLOSE);
  return den ? formatQuantity({ num: Math.round(number * den), den }) : String(Number(number.toFixed(2)));
}

/** The parts of an ingredient object; amount and unit are empty if it has no amount. */
export function partsOfObject(entry: JsonObject) {
  const fields = fieldsOf(entry);
  const amount = fields.first('amount');
  const measure = isObject(amount)
    ? [amount.value, amount.unitText ?? amount.unit]
    : [amount, fields.first('unit')];
  const isUnmeasured = entry.no_amount === true || amount === 0;
  const [quantity = '', unit = ''] = isUnmeasured ? [] : measure.map(written);
  return {
    amount: asCooksWrite(quantity),
    unit,
    food: written(fields.first('food')),
    note: written(entry.note),
  };
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
