import { TriangleAlert } from 'lucide-react';
import type { Measure } from '#features/foods/rules/ingredient/ingredient.ts';
import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';
import { formatQuantity } from '#shared/quantity.ts';
import { t } from '#shared/t.ts';
import { needsNoAmount } from '../../rules/form.ts';

/** A parsed ingredient: amount · food · preparation. The grocery list relies on it. */
export default function Understood({ amount, name }: { amount: string; name: string }) {
  const read = parseIngredient(`${amount} ${name}`.trim());
  const warning = warningOf(amount, name, read);
  if (warning)
    return (
      <span className="inline-flex items-center gap-1.5 text-saffron-ink">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        {warning}
      </span>
    );
  const packages = read.packageSize ? `(${written(read.packageSize)})` : '';
  const measures = [...read.measures.slice(0, 1), ...read.plus].map(written).join(' + ');
  const parts = [
    [measures, packages, read.size].filter(Boolean).join(' '),
    read.food,
    measures || read.note ? '' : t('no amount'),
    read.preparation,
    read.note || (read.isOptional ? 'optional' : ''),
  ].filter(Boolean);
  return (
    <span className="wrap-anywhere text-muted">
      <span className="sr-only">{t('Recognized as:')} </span>
      {parts.join(' · ')}
    </span>
  );
}

function warningOf(amount: string, name: string, read: ReturnType<typeof parseIngredient>): string | null {
  if (!/\p{L}/u.test(read.food) || (read.measures.length > 0 && isOnlyMeasure(read)))
    return t('No food recognized');
  const hasAmount = read.measures.length > 0 || needsNoAmount({ amount, name, asWritten: !amount.trim() });
  return hasAmount || /to taste|as needed/i.test(amount) ? null : t('No amount recognized');
}

/** '1 kg' has no food: the parser returns the line itself. */
function isOnlyMeasure({ food, measures: [first] }: ReturnType<typeof parseIngredient>): boolean {
  return /^\d/.test(food) && first !== undefined && food.endsWith(first.unitText);
}

function written({ from, to, unit, unitText }: Measure): string {
  const number = to ? `${formatQuantity(from)}–${formatQuantity(to)}` : formatQuantity(from);
  return [number, unitText || unit].filter(Boolean).join(' ');
}
