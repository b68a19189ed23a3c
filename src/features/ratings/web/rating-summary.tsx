import { Star } from 'lucide-react';

/** Average and count, leading to what people said; nothing without ratings. */
export function RatingSummary({ recipe }: { recipe: { rating: number | null; ratingCount: number } }) {
  const { rating, ratingCount } = recipe;
  if (rating === null) return null;
  return (
    <a
      href="#ratings"
      className="mt-1 -mb-1 flex w-fit min-h-11 items-center gap-1.5 text-[0.9375rem] font-semibold tabular-nums hover:underline print:hidden"
    >
      <Star aria-hidden="true" className="size-4.5 fill-current text-saffron" />
      <span className="sr-only">Rated </span>
      {rating.toFixed(1)}
      <span className="sr-only"> out of 5</span>
      <span className="font-normal text-muted">{ratingsText(ratingCount)}</span>
    </a>
  );
}

/** '12 ratings'. */
export function ratingsText(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'rating' : 'ratings'}`;
}
