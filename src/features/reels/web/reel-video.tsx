import { clsx } from 'clsx';
import { Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import type { Reel } from '../contract.ts';

interface Props {
  reel: Reel;
  /** Whether it is the one being watched. */
  isWatched: boolean;
  /** Loaded before it is watched. */
  isNext: boolean;
  /** Whether it may start by itself. */
  autoplay: boolean;
  isMuted: boolean;
  /** Receives the current caption; empty between captions. */
  onCaption(words: string): void;
  onPlaying(isPlaying: boolean): void;
}

/** A reel's video, which plays while it is being watched; a press pauses it. */
export function ReelVideo({ reel, isWatched, isNext, autoplay, isMuted, onCaption, onPlaying }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const player = video.current;
    if (!player) return;
    if (!isWatched) return player.pause();
    // Browsers may refuse until somebody has pressed something; the play button is then shown.
    if (autoplay) player.play().catch(() => {});
  }, [isWatched, autoplay]);
  useEffect(() => {
    // React sets `muted` only when the element is created.
    if (video.current) video.current.muted = isMuted;
  }, [isMuted]);
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (!track || !isWatched) return;
    // The browser would draw them at the bottom, below the elements on the video.
    track.mode = 'hidden';
    const tell = () => onCaption([...(track.activeCues ?? [])].map(wordsOf).join('\n'));
    track.addEventListener('cuechange', tell);
    return () => {
      track.removeEventListener('cuechange', tell);
      track.mode = 'disabled';
    };
  }, [isWatched, onCaption]);

  const press = () => {
    const player = video.current;
    if (player?.paused) player.play().catch(() => setFailed(player.error !== null));
    else player?.pause();
  };
  const change = (playing: boolean) => {
    setPlaying(playing);
    onPlaying(playing);
  };
  const retry = () => {
    setFailed(false);
    video.current?.load();
    video.current?.play().catch(() => {});
  };
  return (
    <>
      <video
        ref={video}
        src={reel.video}
        poster={reel.thumbnail ? `${reel.thumbnail}-640.webp` : undefined}
        preload={(isWatched || isNext) && autoplay ? 'auto' : 'none'}
        muted
        loop
        playsInline
        aria-label={reel.title}
        onPlay={() => change(true)}
        onPause={() => change(false)}
        onError={() => setFailed(true)}
        className={clsx(
          'size-full bg-cover bg-center',
          reel.height > reel.width ? 'object-cover' : 'object-contain',
        )}
        style={reel.placeholder ? { backgroundImage: `url("${reel.placeholder}")` } : undefined}
      >
        {reel.captions && <track kind="captions" src={reel.captions} srcLang="en" label={t('Captions')} />}
      </video>
      {hasFailed ? (
        <div
          role="alert"
          className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-black/70 p-6 text-center text-white"
        >
          <p className="font-semibold">{t('This video could not be loaded.')}</p>
          <Button variant="secondary" onClick={retry} icon={<RotateCcw aria-hidden="true" />}>
            {t('Try again')}
          </Button>
        </div>
      ) : (
        <button
          type="button"
          onClick={press}
          tabIndex={isWatched ? 0 : -1}
          aria-label={isPlaying ? t('Pause') : t('Play')}
          className="absolute inset-0 flex items-center justify-center -outline-offset-4"
        >
          <span
            className={clsx(
              'flex size-16 items-center justify-center rounded-full bg-black/55 text-white transition-opacity',
              isPlaying && 'opacity-0',
            )}
          >
            <Play aria-hidden="true" className="ms-1 size-8 fill-current" />
          </span>
        </button>
      )}
    </>
  );
}

const wordsOf = (cue: TextTrackCue) => (cue as VTTCue).getCueAsHTML().textContent;
