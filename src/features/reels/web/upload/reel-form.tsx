import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { newId } from '#shared/id.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { useWarnedLeave } from '#web/hooks/use-warned-leave.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { usePublishReel } from '../queries.ts';
import { ReelFields, type ReelWords } from '../reel-fields.tsx';
import { useVideoUpload, type VideoOnItsWay } from '../state/video-upload.ts';
import { CaptionsField } from './captions-field.tsx';
import { VideoPicker } from './video-picker.tsx';

interface Props {
  /** The cook's own recipes, to choose what the video shows. */
  recipes: readonly { id: string; title: string }[];
  /** The recipe chosen at first. */
  recipeId: string;
}

/** Everything a new reel needs. The video uploads while the rest is being filled in. */
export function ReelForm({ recipes, recipeId }: Props) {
  const upload = useVideoUpload();
  const [id] = useState(newId);
  const [captions, setCaptions] = useState('');
  const [wasSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const publish = usePublishReel();
  const navigate = useNavigate();
  const form = useForm<ReelWords>({ defaultValues: { title: '', description: '', recipeId } });
  const { video } = upload;
  const release = useWarnedLeave(video !== null || form.formState.isDirty);

  const picker = useRef<HTMLFieldSetElement>(null);
  const send = async (fields: ReelWords) => {
    setSent(true);
    // On a phone it is far above the button.
    if (!video?.uploadId) return picker.current?.focus();
    setFailure(null);
    try {
      const { isHeld } = await publish.mutateAsync({
        ...{ id, uploadId: video.uploadId, image: video.poster, captions },
        ...{ title: fields.title, description: fields.description, recipeId: fields.recipeId || null },
      });
      release();
      await navigate(isHeld ? paths.reels : paths.reel(id), { replace: true });
      showToast(
        isHeld
          ? {
              title: t('Your video waits for review'),
              description: t('A moderator will review it within 24 hours.'),
            }
          : { title: t('Video published'), tone: 'success' },
      );
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(send, () => setSent(true))}
      className="grid items-start gap-8 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-10"
    >
      <VideoPicker ref={picker} upload={upload} missing={wasSent ? missingIn(video) : undefined} />
      <div className="grid gap-5">
        <ReelFields form={form} recipes={recipes} />
        <CaptionsField value={captions} onChange={setCaptions} />
        {failure && (
          <p role="alert" className="text-sm font-medium text-danger-ink">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" busy={publish.isPending} icon={<Send aria-hidden="true" />}>
            {publish.isPending ? t('Publishing…') : t('Publish')}
          </Button>
          <Button asLink to={paths.reels} variant="ghost" size="lg">
            {t('Cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function missingIn(video: VideoOnItsWay | null): string | undefined {
  if (!video) return t('Please choose a video.');
  return video.uploadId ? undefined : t('Please wait until the video is uploaded.');
}
