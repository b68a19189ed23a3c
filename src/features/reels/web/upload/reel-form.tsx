import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { newId } from '#shared/id.ts';
import { isSeen } from '#shared/text.ts';
import { errorMessage } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { REEL_LIMITS } from '../../rules/limits.ts';
import { usePublishReel } from '../queries.ts';
import { useVideoUpload } from '../state/video-upload.ts';
import { CaptionsField } from './captions-field.tsx';
import { VideoPicker } from './video-picker.tsx';

interface Fields {
  title: string;
  description: string;
  recipeId: string;
}

interface Props {
  /** The cook's own recipes, to choose what the video shows. */
  recipes: readonly { id: string; title: string }[];
  /** The recipe chosen at first. */
  recipeId: string;
}

/** Everything a new reel needs. The video is uploaded while the rest is typed. */
export function ReelForm({ recipes, recipeId }: Props) {
  const upload = useVideoUpload();
  const [id] = useState(newId);
  const [captions, setCaptions] = useState('');
  const [missing, setMissing] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const publish = usePublishReel();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { title: '', description: '', recipeId },
  });
  const { video } = upload;

  const send = async (fields: Fields) => {
    if (!video) return setMissing('Please choose a video.');
    if (!video.uploadId) return setMissing('Please wait until the video is uploaded.');
    setFailure(null);
    try {
      const { isHeld } = await publish.mutateAsync({
        ...{ id, uploadId: video.uploadId, image: video.poster, captions },
        ...{ title: fields.title, description: fields.description, recipeId: fields.recipeId || null },
      });
      await navigate(isHeld ? paths.reels : paths.reel(id), { replace: true });
      showToast(
        isHeld
          ? {
              title: 'Your video waits for review',
              description: 'A moderator looks at it within 24 hours.',
            }
          : { title: 'Video published', tone: 'success' },
      );
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <form
      noValidate
      onSubmit={handleSubmit(send)}
      className="grid items-start gap-8 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-10"
    >
      <VideoPicker upload={upload} missing={video?.state === 'sent' ? undefined : missing} />
      <div className="grid gap-5">
        <TextField
          label="Title"
          maxLength={REEL_LIMITS.title}
          error={formState.errors.title?.message}
          {...register('title', { validate: (title) => isSeen(title) || 'Please give the video a title.' })}
        />
        <TextArea
          label="Description"
          optional
          rows={3}
          maxLength={REEL_LIMITS.description}
          {...register('description')}
        />
        <SelectField
          label="Recipe"
          optional
          hint="Viewers get a button ‘Cook this’ that leads to it."
          options={[
            { value: '', label: 'None' },
            ...recipes.map((recipe) => ({ value: recipe.id, label: recipe.title })),
          ]}
          {...register('recipeId')}
        />
        <CaptionsField value={captions} onChange={setCaptions} />
        {failure && (
          <p role="alert" className="text-sm font-medium text-danger-ink">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" busy={publish.isPending} icon={<Send aria-hidden="true" />}>
            {publish.isPending ? 'Publishing…' : 'Publish'}
          </Button>
          <Button asLink to={paths.reels} variant="ghost" size="lg">
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}
