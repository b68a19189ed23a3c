import { CookingPot, UserRound } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import type { ImportedRecipe } from '../../contract.ts';
import { type Progress, useSaveAll } from '../queries/save-all.ts';

interface Props {
  recipes: readonly ImportedRecipe[];
  storePicture(recipe: ImportedRecipe): Promise<string | null>;
}

/** Saves several imported recipes at once as the cook's own, with their pictures, then links to their profile. */
export function SaveAll({ recipes, storePicture }: Props) {
  const { save, progress, count } = useSaveAll(recipes, storePicture);
  const { done } = progress;
  const incomplete = recipes.length - count;
  const hasPictures = recipes.some(({ pictures }) => pictures.length > 0);
  const left = { count: count - done };
  if (count === 0) return null;
  if (save.isSuccess && done === count)
    return (
      <div className="grid gap-2">
        <p role="status" className="font-medium">
          {told(progress)}
        </p>
        <Button asLink to={paths.profile} variant="secondary" icon={<UserRound aria-hidden="true" />}>
          {t('Open your profile')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      <Button busy={save.isPending} onClick={save.start} icon={<CookingPot aria-hidden="true" />}>
        {save.isPending
          ? t('Saving {done} of {count}…', { done: done + 1, count })
          : hasPictures
            ? t('Save {count, plural, one {one recipe} other {# recipes}} with their pictures', left)
            : t('Save {count, plural, one {one recipe} other {# recipes}}', left)}
      </Button>
      <p className="text-sm text-muted">
        {t(
          'They become your recipes, which everyone can see, plan and shop for. Recipes you imported before stay as they are.',
        )}{' '}
        {incomplete > 0 &&
          t(
            '{count, plural, one {One lacks ingredients or steps: choose it below to complete it.} other {# lack ingredients or steps: choose them below to complete them.}}',
            { count: incomplete },
          )}
      </p>
      {save.isError && (
        <p role="alert" className="font-medium text-danger-ink">
          {done > 0 &&
            `${t('{done, plural, one {# of {count} recipes is saved.} other {# of {count} recipes are saved.}}', { done, count })} `}
          {errorMessage(save.error)}
        </p>
      )}
    </div>
  );
}

function told({ done, before, withoutPicture }: Progress): string {
  const sentences = [
    t('{count, plural, one {# recipe is} other {# recipes are}} saved.', { count: done - before }),
    before > 0 && t('{count, plural, one {# was} other {# were}} saved before.', { count: before }),
    withoutPicture > 0 &&
      t('{count, plural, one {# picture} other {# pictures}} could not be imported.', {
        count: withoutPicture,
      }),
  ];
  return sentences.filter(Boolean).join(' ');
}
