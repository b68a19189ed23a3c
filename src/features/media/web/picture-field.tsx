import { clsx } from 'clsx';
import { Camera, ImagePlus, RefreshCw, Trash2 } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { T } from '#web/ui/t.tsx';
import { type PictureUpload, usePictureUpload } from './queries.ts';
import { StorageNotice } from './storage-notice.tsx';

interface Props {
  label: string;
  /** Base path of the picture; `null` for none. */
  value: string | null;
  /** Called with the stored picture, or with `null` on removal. */
  onChange(image: string | null): void;
  /** Reports whether an upload is in progress, so that the form can delay its save. */
  onBusy?(isBusy: boolean): void;
  /** Other ways to get a picture, shown beside the picker. */
  children?: ReactNode;
}

/** Picks one picture: chosen, dropped, pasted or taken with the phone's camera (spec part 2 §2 'an image picker'). */
export function PictureField({ label, value, onChange, onBusy, children }: Props) {
  const id = useId();
  const upload = usePictureUpload(value, onChange);
  const { onItsWay, problem, send, stop } = upload;
  const isSending = onItsWay?.state === 'sending';
  useEffect(() => onBusy?.(isSending), [isSending, onBusy]);
  usePastedPicture(send);
  const { isOver, ...drop } = useDrop(send);
  const remove = () => {
    stop();
    onChange(null);
  };
  const isEmpty = !onItsWay && !value;
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined} {...drop}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <StorageNotice />
      <div
        className={clsx(
          'relative overflow-hidden rounded-card border-2 transition-colors',
          isOver ? 'border-primary' : isEmpty ? 'border-dashed border-edge/60' : 'border-transparent',
          isOver && isEmpty && 'bg-primary-soft',
        )}
      >
        {isEmpty ? <Invitation /> : <Shown value={value} label={label} upload={upload} />}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-sm font-medium text-danger-ink">
          {problem}
        </p>
      )}
      <p role="status" className="sr-only">
        {isSending ? t('Uploading picture…') : value && !problem ? t('Picture uploaded.') : ''}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {onItsWay?.state === 'failed' && (
          <Button onClick={() => void send(onItsWay.file)} icon={<RefreshCw aria-hidden="true" />}>
            {t('Try again')}
          </Button>
        )}
        <FileButton accept="image/*" onPick={send} icon={<ImagePlus aria-hidden="true" />}>
          {isEmpty ? t('Choose picture') : t('Replace')}
        </FileButton>
        <FileButton accept="image/*" onPick={send} camera icon={<Camera aria-hidden="true" />}>
          {t('Take photo')}
        </FileButton>
        {children}
        {!isEmpty && (
          <Button variant="ghost" onClick={remove} icon={<Trash2 aria-hidden="true" />}>
            {t('Remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Invitation() {
  return (
    <div className="flex aspect-4/3 flex-col items-center justify-center gap-2 bg-sunken/50 p-6 text-center text-muted">
      <ImagePlus aria-hidden="true" className="size-9 stroke-[1.5] text-primary-ink" />
      <p className="max-w-76 text-sm text-balance">
        <span className="pointer-coarse:hidden">
          {t('Drop a picture here, paste one, or choose a file.')}
        </span>
        <T
          text="<span>Choose a picture, or take one now.</span> JPEG, PNG or WebP, up to 5 MB."
          parts={{ span: <span className="not-pointer-coarse:hidden" /> }}
        />
      </p>
    </div>
  );
}

function Shown({ value, label, upload }: { value: string | null; label: string; upload: PictureUpload }) {
  const { onItsWay } = upload;
  const sizes = '(min-width: 768px) 36rem, 100vw';
  // The local preview stays behind the stored picture until that has loaded, so nothing flickers.
  if (!onItsWay || onItsWay.state === 'stored')
    return <Picture src={value} placeholder={onItsWay?.preview} alt={label} sizes={sizes} />;
  return (
    <>
      <Picture src={onItsWay.preview} alt={label} sizes={sizes} />
      {onItsWay.state === 'sending' && (
        <div
          role="progressbar"
          aria-label={t('Uploading picture')}
          aria-valuenow={Math.round(onItsWay.sent * 100)}
          className="absolute inset-x-4 bottom-4 h-2 overflow-hidden rounded-full bg-scrim"
        >
          <div
            className={clsx(
              'h-full origin-left rtl:origin-right rounded-full bg-white transition-transform',
              onItsWay.sent === 1 && 'animate-shimmer',
            )}
            style={{ transform: `scaleX(${Math.max(0.04, onItsWay.sent)})` }}
          />
        </div>
      )}
    </>
  );
}

const pictureIn = (files: FileList | undefined) =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? files?.[0];

/** Accepts a picture pasted anywhere on the page; pasted text stays text. */
function usePastedPicture(onPicture: (file: File) => void): void {
  const take = useRef(onPicture);
  take.current = onPicture;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = pictureIn(event.clipboardData?.files);
      if (!file || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      take.current(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}

/** Accepts a picture dropped here, and drops beside it, which would otherwise navigate the browser to the file. */
function useDrop(onPicture: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const take = useRef(onPicture);
  take.current = onPicture;
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes(t('Files'))) return;
      event.preventDefault();
      const file = pictureIn(event.dataTransfer.files);
      if (event.type === 'drop' && file) take.current(file);
    };
    addEventListener('dragover', stay);
    addEventListener('drop', stay);
    return () => {
      removeEventListener('dragover', stay);
      removeEventListener('drop', stay);
    };
  }, []);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(t('Files'))) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      const file = pictureIn(event.dataTransfer.files);
      if (!file) return;
      event.preventDefault();
      setOver(false);
      onPicture(file);
    },
  };
}
