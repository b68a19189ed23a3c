import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { PostGrid } from '#features/feed/web/post-grid.tsx';
import { useFeed } from '#features/feed/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { cardActions } from '../../slots/card-actions.tsx';

const SHOWN = 4;

/** The newest posts of people one follows; nothing if there are none. */
export default function Followed() {
  const newest = useFeed().data?.pages[0]?.posts;
  // Deferred, so that the page stays responsive while the cards render.
  const posts = useDeferredValue(newest) ?? [];
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="followed" className="mt-16 md:mt-24">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id="followed" className="text-2xl md:text-3xl">
          {t('From people you follow')}
        </h2>
        <Link
          to={paths.feed}
          className="inline-flex min-h-11 items-center font-semibold text-primary-ink hover:underline"
        >
          {t('View all')}
        </Link>
      </div>
      <PostGrid posts={posts.slice(0, SHOWN)} actions={cardActions} />
    </section>
  );
}
