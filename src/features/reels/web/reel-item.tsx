import { clsx } from 'clsx';
import { CookingPot } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { DietaryMark } from '#features/foods/web/dietary-mark.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Reel } from '../contract.ts';
import { useCountReelView } from './queries.ts';
import { ReelButtons } from './reel-buttons.tsx';
import { ReelDescription } from './reel-description.tsx';
import { ReelVideo } from './reel-video.tsx';

interface Props {
  reel: Reel;
  /** Its position in the feed, from 1. */
  place: number;
  isChosen: boolean;
  isWatched: boolean;
  isNext: boolean;
  autoplay: boolean;
  isMuted: boolean;
  onMuted(isMuted: boolean): void;
  showsCaptions: boolean;
  onCaptions(showsCaptions: boolean): void;
  /** Further actions, among the round buttons and below its text. */
  buttons: ReactNode;
  actions: ReactNode;
}

/** One reel of the feed: the video, with its text on it or, if there is room, next to it. */
export function ReelItem({ reel, place, isChosen, isWatched, buttons, actions, ...shared }: Props) {
  const [isPlaying, setPlaying] = useState(false);
  const [caption, setCaption] = useState('');
  const { isNext, autoplay, isMuted, onMuted, showsCaptions, onCaptions } = shared;
  const words = showsCaptions && caption;
  useCountReelView(reel.id, isWatched && isPlaying);
  return (
    <article
      data-by={isChosen ? undefined : reel.authorId}
      aria-labelledby={`reel-${reel.id}`}
      aria-posinset={place}
      aria-setsize={-1}
      tabIndex={-1}
      className="relative flex h-full snap-start snap-always justify-center outline-none beside:gap-5 short:py-2 short:ps-3 short:pe-17 desk:gap-8 desk:px-20 desk:py-6"
    >
      <div className="relative h-full w-full overflow-hidden bg-black beside:aspect-9/16 beside:h-auto beside:w-[min(calc((100dvh-var(--top-bar)-var(--lowest)-3rem)*9/16),calc(100%-20rem))] beside:shrink-0 beside:self-center beside:rounded-card short:w-[calc((100dvh-var(--top-bar)-var(--lowest)-1rem)*9/16)]">
        <ReelVideo
          {...{ reel, isWatched, isNext, autoplay, isMuted }}
          onCaption={setCaption}
          onPlaying={setPlaying}
        />
        {words && <Caption words={words} className="absolute inset-x-3 bottom-3 hidden beside:block" />}
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end gap-3 bg-linear-to-t from-black/80 via-black/50 to-transparent px-4 pt-20 pb-4 text-white beside:static beside:w-80 beside:min-w-0 beside:self-center beside:bg-none beside:p-0 beside:text-ink short:w-96">
        <div className="pointer-events-auto min-w-0 flex-1 beside:max-h-full beside:overflow-y-auto">
          {words && <Caption words={words} className="mb-3 beside:hidden" />}
          <Link
            to={paths.profileOf(reel.username ?? reel.authorId)}
            className="inline-flex min-h-11 max-w-full items-center gap-2.5 font-semibold hover:underline"
          >
            <Avatar id={reel.authorId} src={reel.authorAvatar} size="sm" />
            <span className="truncate">{reel.authorName}</span>
          </Link>
          <h2 id={`reel-${reel.id}`} className="mt-1 text-xl wrap-anywhere">
            {reel.title}
          </h2>
          {reel.description && <ReelDescription text={reel.description} />}
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {reel.recipe && (
              <Button
                asLink
                to={paths.recipe(reel.recipe.id)}
                aria-label={t('Cook this: {title}', { title: reel.recipe.title })}
                icon={<CookingPot aria-hidden="true" />}
              >
                {t('Cook this')}
              </Button>
            )}
            {actions}
          </div>
          {reel.recipe && (
            <div className="mt-2 empty:hidden">
              <DietaryMark recipe={reel.recipe} look="badge" />
            </div>
          )}
        </div>
        <div className="pointer-events-auto flex flex-col gap-3 short:gap-1.5">
          <ReelButtons reel={reel} {...{ isMuted, onMuted, showsCaptions, onCaptions }}>
            {buttons}
          </ReelButtons>
        </div>
      </div>
    </article>
  );
}

/** The current caption, placed where nothing covers it. */
function Caption({ words, className }: { words: string; className: string }) {
  return (
    <p className={clsx('pointer-events-none text-center', className)}>
      <span className="rounded-lg bg-black/75 box-decoration-clone px-2 py-1 font-semibold whitespace-pre-line text-white short:text-xs">
        {words}
      </span>
    </p>
  );
}
