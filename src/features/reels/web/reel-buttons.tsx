import { clsx } from 'clsx';
import { Captions, CaptionsOff, Heart, Share2, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { copyText, shareOnDevice } from '#web/sharing.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Reel } from '../contract.ts';
import { useReelLike } from './queries.ts';

interface Props {
  reel: Reel;
  isMuted: boolean;
  onMuted(isMuted: boolean): void;
  showsCaptions: boolean;
  onCaptions(showsCaptions: boolean): void;
  children: ReactNode;
}

/** What one can do with a reel, as a column of round buttons. */
export function ReelButtons({ reel, isMuted, onMuted, showsCaptions, onCaptions, children }: Props) {
  const { isLiked, toggle } = useReelLike(reel);
  const share = async () => {
    const url = location.origin + paths.reel(reel.id);
    if (await shareOnDevice({ title: reel.title, url })) return;
    const isCopied = await copyText(url);
    showToast(
      isCopied
        ? {
            title: 'Link copied',
            description: 'Paste it wherever you want to share the video.',
            tone: 'success',
          }
        : { title: 'The link could not be copied', description: url, tone: 'danger' },
    );
  };
  return (
    <>
      <ReelButton
        label={`Like ${reel.title}`}
        pressed={isLiked}
        onClick={toggle}
        count={reel.likes}
        icon={<Heart aria-hidden="true" fill={isLiked ? 'currentColor' : 'none'} />}
        className={clsx(isLiked && 'text-tomato!')}
      />
      {children}
      <ReelButton
        label={`Share ${reel.title}`}
        onClick={() => void share()}
        icon={<Share2 aria-hidden="true" />}
      />
      {reel.captions && (
        <ReelButton
          label="Captions"
          pressed={showsCaptions}
          onClick={() => onCaptions(!showsCaptions)}
          icon={showsCaptions ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
        />
      )}
      <ReelButton
        label="Sound"
        pressed={!isMuted}
        onClick={() => onMuted(!isMuted)}
        icon={isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      />
    </>
  );
}

interface ReelButtonProps {
  label: string;
  icon: ReactNode;
  onClick(): void;
  pressed?: boolean;
  /** Shown below the icon. */
  count?: number;
  className?: string;
}

/** A round button on or beside a video. */
function ReelButton({ label, icon, onClick, pressed, count, className }: ReelButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={clsx(
        'flex min-h-11 min-w-11 flex-col items-center justify-center rounded-full bg-black/45 text-white',
        'beside:border beside:border-line beside:bg-raised beside:text-ink beside:hover:bg-sunken [&_svg]:size-5.5',
        className,
      )}
    >
      {icon}
      {count !== undefined && count > 0 && (
        <span className="text-xs leading-none font-semibold tabular-nums">{count.toLocaleString('en')}</span>
      )}
    </button>
  );
}
