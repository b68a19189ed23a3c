import { BookCheck, BookPlus } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import type { Written } from '../rules/entries.ts';
import { useKeepAll } from './queries/keep-all.ts';

/** Saves several recipes to the cook's book at once, then links there. */
export default function KeepAll({ recipes }: { recipes: readonly Written[] }) {
  const { keep, kept } = useKeepAll(recipes);
  if (keep.isSuccess)
    return (
      <div className="grid gap-2">
        <p role="status" className="font-medium">
          {t('{count, plural, one {# recipe is} other {# recipes are}} in your recipe book.', {
            count: kept,
          })}
        </p>
        <Button asLink to={paths.recipeBook} variant="secondary" icon={<BookCheck aria-hidden="true" />}>
          {t('Open Recipe Book')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        busy={keep.isPending}
        onClick={() => keep.mutate()}
        icon={<BookPlus aria-hidden="true" />}
      >
        {keep.isPending
          ? t('Keeping {kept} of {count}…', { kept, count: recipes.length })
          : t('Keep all {count} in your recipe book', { count: recipes.length })}
      </Button>
      <p className="text-sm text-muted">
        {t('As text that only you can see, without pictures. You can turn each into a recipe later.')}
      </p>
      {keep.isError && (
        <p role="alert" className="font-medium text-danger-ink">
          {kept > 0 && `${t('{kept} of {count} are kept.', { kept, count: recipes.length })} `}
          {errorMessage(keep.error)}
        </p>
      )}
    </div>
  );
}
