import { clsx } from 'clsx';
import { Clapperboard, FileVideo, Pause, Play, RotateCcw, Trash2, Video } from 'lucide-react';
import { type Ref, useId } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { LARGEST_VIDEO, LONGEST_SECONDS } from '../../rules/limits.ts';
import type { VideoOnItsWay, VideoUpload } from '../state/video-upload.ts';

const ACCEPT = 'video/mp4,video/webm,video/quicktime,.mp4,.m4v,.webm,.mov';

interface Props {
  ref: Ref<HTMLFieldSetElement>;
  upload: VideoUpload;
  missing: string | undefined;
}

/** Picks one video, chosen or recorded now, and shows its upload. */
export function VideoPicker({ ref, upload, missing }: Props) {
  const id = useId();
  const { video, problem, choose, pause, resume, discard } = upload;
  const message = problem ?? missing;
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-describedby={message ? `${id}-problem` : undefined}
      className="outline-none"
    >
      <legend className="mb-1.5 text-sm font-semibold">{t('Video')}</legend>
      <div
        className={clsx(
          'relative mx-auto overflow-hidden rounded-card border-2 desk:aspect-9/16 desk:max-h-[60dvh] desk:max-w-72',
          video
            ? 'aspect-9/16 max-h-[60dvh] max-w-72 border-transparent bg-black'
            : 'aspect-4/3 border-dashed border-edge/60 bg-sunken/50',
        )}
      >
        {video ? (
          // biome-ignore lint/a11y/useMediaCaption: its captions do not exist yet.
          <video
            src={video.preview}
            controls
            playsInline
            aria-label={t('Preview of {name}', { name: video.name })}
            className="size-full object-contain"
          />
        ) : (
          <div className="flex h-full flex-col items-center justify-center gap-2 p-6 text-center text-muted">
            <Clapperboard aria-hidden="true" className="size-9 stroke-[1.5] text-primary-ink" />
            <p className="text-sm text-balance">
              {t('MP4, WebM or MOV, up to {count} seconds and {count2} MB. Upright looks best.', {
                count: LONGEST_SECONDS,
                count2: LARGEST_VIDEO / 1024 / 1024,
              })}
            </p>
          </div>
        )}
      </div>
      {video && <Progress video={video} />}
      {message && (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-sm font-medium text-danger-ink">
          {message}
        </p>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {video?.state === 'sending' && (
          <Button variant="secondary" onClick={pause} icon={<Pause aria-hidden="true" />}>
            {t('Pause')}
          </Button>
        )}
        {video?.state === 'paused' && (
          <Button onClick={resume} icon={<Play aria-hidden="true" />}>
            {t('Resume')}
          </Button>
        )}
        {video?.state === 'failed' && (
          <Button onClick={resume} icon={<RotateCcw aria-hidden="true" />}>
            {t('Try again')}
          </Button>
        )}
        <FileButton accept={ACCEPT} onPick={choose} icon={<FileVideo aria-hidden="true" />}>
          {video ? t('Replace') : t('Choose video')}
        </FileButton>
        {!video && (
          <FileButton accept={ACCEPT} onPick={choose} camera icon={<Video aria-hidden="true" />}>
            {t('Record now')}
          </FileButton>
        )}
        {video && (
          <Button variant="ghost" onClick={discard} icon={<Trash2 aria-hidden="true" />}>
            {t('Remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

const STATES: Record<VideoOnItsWay['state'], string> = {
  preparing: t('Preparing on this device…'),
  sending: t('Uploading…'),
  paused: t('Paused'),
  failed: t('Stopped'),
  sent: t('Uploaded'),
};

function Progress({ video: { state, done } }: { video: VideoOnItsWay }) {
  const percent = Math.round(done * 100);
  return (
    <div className="mx-auto mt-3 max-w-72">
      <div className="flex justify-between text-sm">
        <span role="status" className="font-semibold">
          {STATES[state]}
        </span>
        {state !== 'sent' && <span className="text-muted tabular-nums">{percent} %</span>}
      </div>
      <div
        role="progressbar"
        aria-label={state === 'preparing' ? t('Preparing video') : t('Uploading video')}
        aria-valuenow={percent}
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={clsx(
            'h-full origin-left rtl:origin-right rounded-full',
            state === 'sent' ? 'bg-herb' : 'bg-primary',
          )}
          style={{ transform: `scaleX(${Math.max(0.02, done)})` }}
        />
      </div>
    </div>
  );
}
