import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useOwnRecipes } from '#features/recipes/web/queries/of-person.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { Reel } from '../contract.ts';
import { useUpdateReel } from './queries.ts';
import { ReelFields, type ReelWords } from './reel-fields.tsx';

/** Title, description and recipe of a reel. */
export default function EditReelSheet({ reel, onClose }: { reel: Reel; onClose(): void }) {
  const own = useOwnRecipes().data?.recipes;
  const { mutateAsync: update, isPending } = useUpdateReel();
  const [failure, setFailure] = useState<string | null>(null);
  const { id: reelId, title, description, recipe } = reel;
  const form = useForm<ReelWords>({ defaultValues: { title, description, recipeId: recipe?.id ?? '' } });
  // The current recipe may be older than those listed, or somebody else's.
  const recipes = [...(recipe ? [recipe] : []), ...(own ?? []).filter(({ id }) => id !== recipe?.id)];
  const save = async (words: ReelWords) => {
    setFailure(null);
    try {
      const { isHeld } = await update({ reelId, ...words, recipeId: words.recipeId || null });
      onClose();
      showToast(
        isHeld
          ? {
              title: t('Your video waits for review'),
              description: t('A moderator will review it within 24 hours.'),
            }
          : { title: t('Video saved'), tone: 'success' },
      );
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <Sheet open onClose={onClose} title={t('Edit video')} size="md">
      <form noValidate onSubmit={form.handleSubmit(save)} className="grid gap-5">
        <ReelFields form={form} recipes={recipes} />
        {failure && (
          <p role="alert" className="text-sm font-medium text-danger-ink">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {isPending ? t('Saving…') : t('Save')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
