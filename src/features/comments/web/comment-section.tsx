import { t } from '#shared/t.ts';
import { formatNumber } from '#shared/written/numbers.ts';
import { CommentList, type CommentListProps } from './comment-list.tsx';

/** The comments below something. */
export default function CommentSection(list: Omit<CommentListProps, 'heading'>) {
  return (
    <section aria-labelledby="comments-title" className="mt-14 max-w-3xl md:mt-20">
      <CommentList
        {...list}
        heading={(total) => (
          <h2 id="comments-title" className="text-2xl md:text-3xl">
            {t('Comments')}{' '}
            {total > 0 && (
              <span className="font-sans text-lg font-medium text-muted tabular-nums">
                {formatNumber(total)}
              </span>
            )}
          </h2>
        )}
      />
    </section>
  );
}
