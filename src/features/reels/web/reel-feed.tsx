import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Reel } from '../contract.ts';
import { ReelItem } from './reel-item.tsx';
import { useAutoplay, usePageVisible, useWatched } from './state/watching.ts';

/** The next page is requested when this many reels are left. */
const LEFT = 3;

interface Props {
  reels: readonly Reel[];
  /** The requested one, which is shown no matter who made it. */
  chosenId?: string | undefined;
  isLoading: boolean;
  onNearEnd(): void;
  /** Further round buttons for a reel, such as its comments. */
  buttons?(reel: Reel): ReactNode;
  /** Further actions below a reel's text, such as reporting it. */
  actions?(reel: Reel): ReactNode;
}

/**
 * Reels one below the other, each as tall as the screen. The one being watched plays, muted until somebody turns the sound
 * on, while the next one loads. Arrow and page keys move between them.
 */
export function ReelFeed({ reels, chosenId, isLoading, onNearEnd, buttons, actions }: Props) {
  const { feed, watched, go, onKeyDown } = useWatched(reels.length, isLoading);
  const autoplay = useAutoplay();
  const isVisible = usePageVisible();
  const [isMuted, setMuted] = useState(true);
  const [showsCaptions, setCaptions] = useState(true);
  const isNearEnd = watched >= reels.length - LEFT;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);
  return (
    <div className="relative">
      <div
        ref={feed}
        role="feed"
        aria-label={t('Recipe videos')}
        aria-busy={isLoading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="h-[calc(100dvh-var(--top-bar)-var(--lowest))] snap-y snap-mandatory overflow-y-auto overscroll-contain -outline-offset-2"
      >
        {reels.map((reel, at) => (
          <ReelItem
            key={reel.id}
            reel={reel}
            isChosen={reel.id === chosenId}
            place={at + 1}
            isWatched={at === watched && isVisible}
            isNext={at === watched + 1}
            autoplay={autoplay}
            isMuted={isMuted}
            onMuted={setMuted}
            showsCaptions={showsCaptions}
            onCaptions={setCaptions}
            buttons={buttons?.(reel)}
            actions={actions?.(reel)}
          />
        ))}
      </div>
      <div className="absolute top-1/2 end-6 hidden -translate-y-1/2 flex-col gap-3 desk:flex">
        <IconButton
          label={t('Previous video')}
          variant="surface"
          icon={<ChevronUp aria-hidden="true" />}
          disabled={watched === 0}
          onClick={() => go(watched - 1)}
        />
        <IconButton
          label={t('Next video')}
          variant="surface"
          icon={<ChevronDown aria-hidden="true" />}
          disabled={watched >= reels.length - 1}
          onClick={() => go(watched + 1)}
        />
      </div>
    </div>
  );
}
