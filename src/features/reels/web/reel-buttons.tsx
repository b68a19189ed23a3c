import { clsx } from 'clsx';
import { Captions, CaptionsOff, Heart, Share2, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { copyText, shareOnDevice } from '#web/sharing.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Reel } from '../contract.ts';
import { useReelLike } from './queries.ts';
import { ReelButton } from './reel-button.tsx';

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
