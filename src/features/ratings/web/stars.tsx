import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { MOST_STARS } from '#features/recipes/rules/rating.ts';
import { t } from '#shared/t.ts';
import { formatNumber } from '#shared/written/numbers.ts';

const EVERY = Array.from({ length: MOST_STARS }, (_, at) => at);

/** A number of stars, to a tenth. */
export function Stars({ value, className }: { value: number; className?: string }) {
  const tenths = Math.round(value * 10) / 10;
  const text = formatNumber(tenths);
  return (
    <span className={clsx('relative inline-flex', className)}>
      <Row className="text-edge/50" />
      <span
        className="absolute inset-y-0 start-0 overflow-hidden"
        style={{ width: `${(tenths / MOST_STARS) * 100}%` }}
      >
        <Row className="fill-current text-saffron" />
      </span>
      <span className="sr-only">{t('{text} out of {count} stars', { text, count: MOST_STARS })}</span>
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className="flex w-max">
      {EVERY.map((at) => (
        <Star key={at} className={clsx('size-[1.15em]', className)} />
      ))}
    </span>
  );
}
