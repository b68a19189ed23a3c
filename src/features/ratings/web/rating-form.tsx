import { type FormEvent, useCallback, useState } from 'react';
import { PictureField } from '#features/media/web/picture-field.tsx';
import { t } from '#shared/t.ts';
import { useStored } from '#web/device-store.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { OwnRating } from '../contract.ts';
import { LONGEST_NOTE } from '../rules/limits.ts';
import { useRate } from './queries.ts';
import { StarChoice } from './star-choice.tsx';
import { draftOf, type RatingDraft } from './state/draft.ts';

interface Props {
  userId: string;
  recipeId: string;
  /** The rating to change; `null` for a new one. */
  before: OwnRating | null;
  onDone?(): void;
  onCancel?(): void;
}

const NOTHING: RatingDraft = { stars: null, note: '', image: null };

/** Stars, and once they are chosen, a note and a photo. The input is kept until it is saved. */
export function RatingForm({ userId, recipeId, before, onDone, onCancel }: Props) {
  const draft = draftOf(userId, recipeId);
  const { stars, note, image } = useStored(draft) ?? before ?? NOTHING;
  // Reads the latest draft: the photo may finish uploading while the note is being written.
  const write = (edit: Partial<RatingDraft>) => {
    const now = draft.get() ?? before ?? NOTHING;
    draft.set({ stars: now.stars, note: now.note, image: now.image, ...edit });
  };
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const rate = useRate(recipeId);
  const onBusy = useCallback((isBusy: boolean) => setUploading(isBusy), []);

  const cancel = () => {
    draft.remove();
    onCancel?.();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (stars === null) return;
    setError(null);
    rate.mutate(
      { recipeId, stars, note, image },
      {
        onSuccess: ({ own }) => {
          showToast(
            own?.isHidden
              ? {
                  title: t('Waiting for review'),
                  description: t('Others will see your rating once a moderator has reviewed it.'),
                }
              : { title: t('Thank you for your rating'), tone: 'success' },
          );
          draft.remove();
          onDone?.();
        },
        onError: (failure) => setError(errorMessage(failure)),
      },
    );
  };
  return (
    <form onSubmit={save} noValidate className="grid gap-5">
      <StarChoice stars={stars} onChoose={(chosen) => write({ stars: chosen })} />
      {stars !== null && (
        <>
          <TextArea
            label={t('How did it go?')}
            optional
            hint={t('What you changed, or what others should know.')}
            value={note}
            maxLength={LONGEST_NOTE}
            onChange={({ target }) => write({ note: target.value })}
          />
          <div className="max-w-xs">
            <PictureField
              label={t('Photo of what you made')}
              value={image}
              onChange={(chosen) => write({ image: chosen })}
              onBusy={onBusy}
            />
          </div>
          {error && (
            <p role="alert" className="text-sm font-medium text-danger-ink">
              {error}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={rate.isPending || isUploading}>
              {isUploading ? t('Uploading…') : rate.isPending ? t('Saving…') : t('Save rating')}
            </Button>
            {onCancel && (
              <Button variant="secondary" onClick={cancel}>
                {t('Cancel')}
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}
