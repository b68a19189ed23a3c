import { ReportButton } from '#features/moderation/web/report-button.tsx';
import { ratingsText } from '#features/ratings/web/rating-summary.tsx';
import type { Recipe } from '#features/recipes/contract.ts';
import { t } from '#shared/t.ts';
import { part } from '#web/ui/part.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';

const RATINGS_HEIGHT = 'min-h-80';
const COMMENTS_HEIGHT = 'min-h-80';

const RatingSection = part(
  () => import('#features/ratings/web/rating-section.tsx'),
  <div className={RATINGS_HEIGHT} />,
);
const CommentSection = part(
  () => import('#features/comments/web/comment-section.tsx'),
  <div className={COMMENTS_HEIGHT} />,
);

/** Ratings and comments, loaded when scrolled near. */
export function RecipeTalk({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <WhenNear id="ratings" className={RATINGS_HEIGHT}>
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
      </WhenNear>
      <WhenNear id="comments" className={COMMENTS_HEIGHT}>
        <CommentSection
          subject={{ on: 'recipe', id: recipe.id }}
          actions={({ id }, what) => (
            <ReportButton contentType="comment" contentId={id} what={what} size="sm" />
          )}
        />
      </WhenNear>
    </>
  );
}
