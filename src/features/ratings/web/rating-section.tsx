import { t } from '#shared/t.ts';
import { formatTenths } from '#shared/written/numbers.ts';
import { OwnRating } from './own-rating.tsx';
import { type RatingActions, RatingList } from './rating-list.tsx';
import { Stars } from './stars.tsx';

interface Props {
  recipe: { id: string; authorId: string; rating: number | null };
  /** '12 ratings'. */
  count: string;
  /** Shown on each rating by somebody else. */
  actions: RatingActions;
}

/** A recipe's ratings: the average, one's own, and other people's notes and photos. */
export default function RatingSection({ recipe, count, actions }: Props) {
  const { rating } = recipe;
  return (
    <section aria-labelledby="ratings-title" className="mt-14 md:mt-20">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="ratings-title" className="text-2xl md:text-3xl">
          {t('Ratings')}
        </h2>
        {rating === null ? (
          <p className="text-muted">{t('No ratings yet')}</p>
        ) : (
          <p className="flex items-center gap-2 tabular-nums">
            <Stars value={rating} className="text-xl" />
            <b aria-hidden="true">{formatTenths(rating)}</b>
            <span className="text-muted">{count}</span>
          </p>
        )}
      </div>
      <div className="mt-5 grid gap-8">
        <OwnRating recipe={recipe} />
        <RatingList recipeId={recipe.id} actions={actions} />
      </div>
    </section>
  );
}
