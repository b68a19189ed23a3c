import { BookCheck, BookPlus } from 'lucide-react';
import type { Recipe } from '#features/recipes/contract.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { useCopyToBook } from './queries/copy.ts';

/** Saves a recipe as text to the cook's book, then links there. */
export function SaveToBook({ recipe }: { recipe: Recipe }) {
  const { save, isSaving, isSaved } = useCopyToBook(recipe);
  if (isSaved)
    return (
      <Button asLink to={paths.recipeBook} variant="secondary" icon={<BookCheck aria-hidden="true" />}>
        {t('Open Recipe Book')}
      </Button>
    );
  return (
    <Button variant="secondary" busy={isSaving} onClick={save} icon={<BookPlus aria-hidden="true" />}>
      {isSaving ? t('Saving…') : t('Save to Recipe Book')}
    </Button>
  );
}
