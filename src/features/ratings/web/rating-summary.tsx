import { Star } from 'lucide-react';
import { t } from '#shared/t.ts';
import { formatTenths } from '#shared/written/numbers.ts';
import { T } from '#web/ui/t.tsx';

/** Average and count, linking to the reviews; nothing without ratings. */
export function RatingSummary({ recipe }: { recipe: { rating: number | null; ratingCount: number } }) {
  const { rating, ratingCount } = recipe;
  if (rating === null) return null;
  return (
    <a
      href="#ratings"
      className="mt-1 -mb-1 flex w-fit min-h-11 items-center gap-1.5 text-[0.9375rem] font-semibold tabular-nums hover:underline print:hidden"
    >
      <Star aria-hidden="true" className="size-4.5 fill-current text-saffron" />
      <T
        text="<span>Rated</span> {rating} <span>out of 5</span>"
        values={{ rating: formatTenths(rating) }}
        parts={{ span: <span className="sr-only" /> }}
      />
      <span className="font-normal text-muted">{ratingsText(ratingCount)}</span>
    </a>
  );
}

/** '12 ratings'. */
export function ratingsText(count: number): string {
  return t('{count, plural, one {# rating} other {# ratings}}', { count });
}
