import { lazy, Suspense } from 'react';
import { ReportButton } from '#features/moderation/web/report-button.tsx';
import { ratingsText } from '#features/ratings/web/rating-summary.tsx';
import type { Recipe } from '#features/recipes/contract.ts';
import { t } from '#shared/t.ts';
import { WhenNear } from '#web/ui/when-near.tsx';

const RatingSection = lazy(() => import('#features/ratings/web/rating-section.tsx'));
const CommentSection = lazy(() => import('#features/comments/web/comment-section.tsx'));

const RATINGS_HEIGHT = 'min-h-80';
const COMMENTS_HEIGHT = 'min-h-80';

/** Ratings and comments, loaded when scrolled near. */
export function RecipeTalk({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <WhenNear id="ratings" className={RATINGS_HEIGHT}>
        <Suspense fallback={<div className={RATINGS_HEIGHT} />}>
          <RatingSection
            recipe={recipe}
            count={ratingsText(recipe.ratingCount)}
            actions={({ id, author }) => (
              <ReportButton
                contentType="rating"
                contentId={id}
                what={t('Rating by {name}', {
                  name: author.username ? `@${author.username}` : author.name,
                })}
                size="sm"
              />
            )}
          />
        </Suspense>
      </WhenNear>
      <WhenNear id="comments" className={COMMENTS_HEIGHT}>
        <Suspense fallback={<div className={COMMENTS_HEIGHT} />}>
          <CommentSection
            subject={{ on: 'recipe', id: recipe.id }}
            actions={({ id }, what) => (
              <ReportButton contentType="comment" contentId={id} what={what} size="sm" />
            )}
          />
        </Suspense>
      </WhenNear>
    </>
  );
}
