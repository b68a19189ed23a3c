import { Plus } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { useReelsOf } from './queries.ts';
import { ReelTile } from './reel-card.tsx';

/** The videos on a profile. If there are none, renders nothing, or on one's own profile the link to add one. */
export default function ReelsOfPerson({ personId, isOwn }: { personId: string; isOwn: boolean }) {
  const list = useReelsOf(personId);
  const { data, isError, refetch } = list;
  const reels = data?.pages.flatMap((page) => page.reels) ?? [];
  if (data && reels.length === 0 && !isOwn) return null;
  if (!data && !isError) return null;
  return (
    <section aria-labelledby="videos-title" className="pt-14">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 id="videos-title" className="text-2xl md:text-3xl">
          {t('Videos')}
        </h2>
        {isOwn && (
          <Button asLink to={paths.newReel()} variant="secondary" icon={<Plus aria-hidden="true" />}>
            {t('Add a video')}
          </Button>
        )}
      </div>
      {isError && !data && (
        <ErrorState title={t('Could not load the videos')} onRetry={() => void refetch()} />
      )}
      {data && reels.length === 0 && <p className="text-muted">{t('Videos you share appear here.')}</p>}
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {reels.map((reel) => (
          <li key={reel.id}>
            <ReelTile reel={reel} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="mx-auto mt-8" />
    </section>
  );
}
