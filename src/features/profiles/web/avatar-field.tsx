import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LARGEST_PICTURE, PICTURE_MESSAGES, pictureFormat } from '#features/media/rules/upload.ts';
import { uploadPicture } from '#features/media/web/queries.ts';
import { t } from '#shared/t.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { part } from '#web/ui/part.tsx';
import { showToast } from '#web/ui/states/toast.ts';

const CropSheet = part(() => import('./crop-sheet.tsx'));

interface Props {
  /** The id of the avatar's owner. */
  id: string;
  value: string | null;
  onChange(avatarUrl: string | null): void;
  /** Reports whether an upload is in progress, so that the form can delay its save. */
  onBusy(isBusy: boolean): void;
}

/** Picks one's own avatar: chosen, cropped on the device, and uploaded (spec part 1 §5 'Avatar upload'). */
export function AvatarField({ id, value, onChange, onBusy }: Props) {
  const sending = useRef<AbortController | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => onBusy(isSending), [isSending, onBusy]);

  const choose = async (file: File) => {
    const refusal = await refusalOf(file);
    if (refusal) return void showToast({ ...refusal, tone: 'danger' });
    setChosen(file);
  };
  const send = async (cropped: Blob) => {
    setChosen(null);
    setSending(true);
    const mine = new AbortController();
    sending.current = mine;
    try {
      onChange((await uploadPicture(cropped, mine.signal)).image);
    } catch (error) {
      if (mine.signal.aborted) return;
      showToast({ title: t('Upload failed'), description: (error as Error).message, tone: 'danger' });
    } finally {
      setSending(false);
    }
  };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('Photo')}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={id} src={value} size="xl" className={isSending ? 'opacity-50' : undefined} />
        <div className="flex flex-wrap gap-2">
          <FileButton
            accept="image/*"
            inputLabel={t('Choose photo')}
            icon={<ImagePlus aria-hidden="true" />}
            busy={isSending}
            onPick={(file) => void choose(file)}
          >
            {value ? t('Change photo') : t('Add photo')}
          </FileButton>
          {value && !isSending && (
            <Button variant="ghost" icon={<Trash2 aria-hidden="true" />} onClick={() => onChange(null)}>
              {t('Remove photo')}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isSending ? t('Uploading photo…') : ''}
      </p>
      {chosen && (
        <CropSheet
          file={chosen}
          onCropped={(cropped) => void send(cropped)}
          onClose={() => setChosen(null)}
        />
      )}
    </fieldset>
  );
}

/** Why a file cannot be an avatar, checked before anything is done with it. */
async function refusalOf(file: File): Promise<{ title: string; description: string } | null> {
  if (file.size > LARGEST_PICTURE)
    return { title: t('File too large'), description: t('Image size should be less than 5MB') };
  const format = await file
    .slice(0, 64)
    .arrayBuffer()
    .then((start) => pictureFormat(new Uint8Array(start)))
    .catch(() => null);
  if (format === null) return { title: t('Upload failed'), description: PICTURE_MESSAGES.notAPicture };
  return format === 'heic' ? { title: t('Upload failed'), description: PICTURE_MESSAGES.heic } : null;
}
