import { Clapperboard, MessageCircle, Plus, VideoOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useParams, useRouteError } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { useLoadedTotal } from '#features/comments/web/queries/thread.ts';
import { ReportButton } from '#features/moderation/web/report-button.tsx';
import type { Reel } from '#features/reels/contract.ts';
import { DeleteReel } from '#features/reels/web/delete-reel.tsx';
import { EditReel } from '#features/reels/web/edit-reel.tsx';
import { reelQuery, reelsQuery, useReelFeed } from '#features/reels/web/queries.ts';
import { ReelButton } from '#features/reels/web/reel-button.tsx';
import { ReelFeed } from '#features/reels/web/reel-feed.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { part } from '#web/ui/part.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { ErrorPage } from '../../layout/error-page.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const CommentSheet = part(() => import('#features/comments/web/comment-sheet.tsx'));

// Anyone can open a shared video; the next ones load in the page, for people who may see them.
const queries: PageQueries = (from, { params: { reelId } }) => [
  reelId ? reelQuery(from, reelId) : reelsQuery(from),
];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /reels, and /reels/{id}, which starts with that video. */
export default function ReelsPage() {
  const { reelId } = useParams();
  return <Feed key={reelId ?? 'newest'} reelId={reelId} />;
}

function Feed({ reelId }: { reelId: string | undefined }) {
  const { reels, isLoading, error, retry, loadMore } = useReelFeed(reelId);
  const [first] = reels;
  const talk = useTalk(reelId);
  return (
    <div className="relative">
      {reelId && first ? (
        <PageHead
          title={first.title}
          description={
            first.description ||
            t('A recipe video by {authorName} on Plateful.', { authorName: first.authorName })
          }
          image={first.thumbnail}
          canonical={paths.reel(first.id)}
          type="article"
        />
      ) : (
        <PageHead
          title={t('Recipe Videos')}
          description={t('Short videos that show how a dish is made, from people who cook it.')}
        />
      )}
      <h1 className="sr-only">{reelId && first ? first.title : t('Recipe Videos')}</h1>
      {reels.length > 0 ? (
        <>
          <ReelFeed
            reels={reels}
            chosenId={reelId}
            isLoading={isLoading}
            onNearEnd={loadMore}
            buttons={(reel) => <CommentsButton reel={reel} onOpen={() => talk.open(reel.id)} />}
            actions={(reel) => <ReelActions reel={reel} />}
          />
          {talk.about && (
            <CommentSheet
              subject={{ on: 'reel', id: talk.about }}
              onClose={talk.close}
              actions={({ id }, what) => (
                <ReportButton contentType="comment" contentId={id} what={what} size="sm" />
              )}
            />
          )}
          <IconButton
            asLink
            to={paths.newReel()}
            label={t('New video')}
            variant="surface"
            icon={<Plus aria-hidden="true" />}
            className="absolute! top-3 end-3 desk:top-6 desk:end-6"
          />
        </>
      ) : error ? (
        <div className="page py-12">
          <ErrorState
            title={t('The videos could not be loaded')}
            text={errorMessage(error)}
            onRetry={retry}
          />
        </div>
      ) : isLoading ? (
        <div
          role="status"
          aria-label={t('Loading videos')}
          className="mx-auto h-[calc(100dvh-var(--top-bar)-var(--lowest))] animate-shimmer bg-sunken beside:aspect-9/16"
        />
      ) : (
        <EmptyState
          icon={<Clapperboard />}
          title={t('No videos yet')}
          text={t('Film one step of a dish you like: the first video here could be yours.')}
          className="desk:py-20"
        >
          <Button asLink to={paths.newReel()} icon={<Plus aria-hidden="true" />}>
            {t('Add a video')}
          </Button>
          <Button asLink to={paths.recipes} variant="secondary">
            {t('Browse recipes')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

/** The video whose comments are open; a link to `#comments` opens those of its video. */
function useTalk(reelId: string | undefined) {
  const { hash } = useLocation();
  const [about, setAbout] = useState<string | null>(null);
  useEffect(() => {
    if (reelId && hash === '#comments') setAbout(reelId);
  }, [reelId, hash]);
  return { about, open: setAbout, close: () => setAbout(null) };
}

function CommentsButton({ reel, onOpen }: { reel: Reel; onOpen(): void }) {
  const loaded = useLoadedTotal({ on: 'reel', id: reel.id });
  const count = loaded ?? reel.comments;
  return (
    <ReelButton
      label={t('Comments on {title}', { title: reel.title })}
      count={count}
      onClick={onOpen}
      icon={<MessageCircle aria-hidden="true" />}
    />
  );
}

const ON_VIDEO = 'text-white! hover:bg-white/15! beside:text-ink! beside:hover:bg-sunken!';

/** The author can edit and delete a video, everyone else can report it. */
function ReelActions({ reel }: { reel: Reel }) {
  const isOwn = useSession().user?.id === reel.authorId;
  return (
    <>
      {!isOwn && (
        <ReportButton contentType="reel" contentId={reel.id} what={reel.title} className={ON_VIDEO} />
      )}
      <EditReel reel={reel} className={ON_VIDEO} />
      <DeleteReel reel={reel} className={ON_VIDEO} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <NotFound
      icon={<VideoOff />}
      title={t('Video Not Found')}
      text={t('It may have been deleted, or the address has a typo.')}
    >
      <Button asLink to={paths.reels}>
        {t('Watch other videos')}
      </Button>
      <Button asLink to={paths.home} variant="secondary">
        {t('Go Home')}
      </Button>
    </NotFound>
  );
}
