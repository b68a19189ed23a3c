import { clsx } from 'clsx';
import { Captions, CaptionsOff, Heart, Share2, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { copyText, shareOnDevice } from '#web/sharing.ts';
import { showToast } from '#web/ui/states/toast.ts';
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

/** The actions on a reel, as a column of round buttons. */
export function ReelButtons({ reel, isMuted, onMuted, showsCaptions, onCaptions, children }: Props) {
  const { isLiked, toggle } = useReelLike(reel);
  const share = async () => {
    const url = location.origin + paths.reel(reel.id);
    if (await shareOnDevice({ title: reel.title, url })) return;
    const isCopied = await copyText(url);
    showToast(
      isCopied
        ? {
            title: t('Link copied'),
            description: t('Paste it wherever you want to share the video.'),
            tone: 'success',
          }
        : { title: t('The link could not be copied'), description: url, tone: 'danger' },
    );
  };
  return (
    <>
      <ReelButton
        label={t('Like {title}', { title: reel.title })}
        pressed={isLiked}
        onClick={toggle}
        count={reel.likes}
        icon={<Heart aria-hidden="true" className={clsx(isLiked && 'fill-current')} />}
        className={clsx(isLiked && 'text-tomato!')}
      />
      {children}
      <ReelButton
        label={t('Share {title}', { title: reel.title })}
        onClick={() => void share()}
        icon={<Share2 aria-hidden="true" />}
      />
      {reel.captions && (
        <ReelButton
          label={t('Captions')}
          pressed={showsCaptions}
          onClick={() => onCaptions(!showsCaptions)}
          icon={showsCaptions ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
        />
      )}
      <ReelButton
        label={t('Sound')}
        pressed={!isMuted}
        onClick={() => onMuted(!isMuted)}
        icon={isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      />
    </>
  );
}
