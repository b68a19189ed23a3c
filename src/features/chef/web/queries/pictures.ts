import { useMutation } from '@tanstack/react-query';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import { showToast } from '#web/ui/states/toast.ts';

/** Draws a picture of a recipe, another one on each attempt, and reports the outcome. */
export function useDrawPicture(done: string) {
  return useMutation(
    api.chef.drawPicture.mutationOptions({
      onSuccess: () => {
        showToast({ title: done, tone: 'success' }, 'picture-drawn');
      },
      onError: (error) => {
        showToast(
          {
            title: t('Image Generation Failed'),
            description: errorMessage(error, t('Failed to generate AI image. Please try again later.')),
            tone: 'danger',
          },
          'picture-drawn',
        );
      },
    }),
  );
}
