import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#shared/t.ts';
import type { ImportedRecipe } from '../../contract.ts';
import { notRead } from '../queries/import.ts';
import { SaveAll } from './save-all.tsx';

interface Props {
  recipes: ImportedRecipe[];
  /** The number of recipes in the file. */
  total: number;
  /** The names of files that could not be read. */
  unread: readonly string[];
  /** True while the picture of the chosen one is being fetched. */
  busy: boolean;
  onChoose(recipe: ImportedRecipe): void;
  storePicture(recipe: ImportedRecipe): Promise<string | null>;
  /** Other actions on all of them. */
  children: ReactNode;
}

/** Chooses one of several recipes in a file. */
export function ChooseRecipe({ recipes, total, unread, busy, onChoose, storePicture, children }: Props) {
  return (
    <>
      <p className="mb-3 text-muted">
        {recipes.length < total
          ? t('It contains {total} recipes. Choose one of the first {count}.', {
              total,
              count: recipes.length,
            })
          : t('It contains {count} recipes. Choose the one to review first.', { count: total })}
      </p>
      {unread.length > 0 && <p className="mb-3 font-medium text-danger-ink">{notRead(unread)}</p>}
      {busy && (
        <p role="status" className="mb-3 font-medium">
          {t('Fetching the picture…')}
        </p>
      )}
      <div className="mb-4 grid gap-4">
        <SaveAll recipes={recipes} storePicture={storePicture} />
        {children}
      </div>
      <ul className="divide-y divide-line">
        {recipes.map((recipe, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may share a title.
          <li key={at}>
            <button
              type="button"
              aria-disabled={busy}
              onClick={() => !busy && onChoose(recipe)}
              className="flex min-h-14 w-full items-center gap-3 px-2 py-2 text-start hover:bg-sunken"
            >
              <span className="flex-1">
                <span className="block font-semibold">{recipe.title || t('Without a title')}</span>
                <span className="block text-sm text-muted">
                  {t(
                    '{ingredients, plural, one {# ingredient} other {# ingredients}}, {steps, plural, one {# step} other {# steps}}',
                    {
                      ingredients: recipe.ingredients.length,
                      steps: recipe.instructions.length,
                    },
                  )}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
