import { SearchX } from 'lucide-react';
import { useCategories } from '#features/recipes/web/queries/recipes.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

interface Props {
  term: string;
  isNarrowed: boolean;
  onClear(): void;
  /** Searches all recipes; defined while only those that suit the reader are searched. */
  onShowAll: (() => void) | undefined;
}

const WAYS_ON = 6;

/** The empty state, with things to try instead. */
export function NoResults({ term, isNarrowed, onClear, onShowAll }: Props) {
  const isLimited = isNarrowed || onShowAll !== undefined;
  const { categories } = useCategories();
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={term ? t('No results for “{term}”', { term }) : t('No recipes found')}
        text={
          onShowAll
            ? t('Only recipes known to suit you were searched.')
            : isNarrowed
              ? t('Your filters may be too narrow.')
              : t(
                  'Try one ingredient, a shorter word, or have the AI Chef write the recipe you have in mind.',
                )
        }
        className="wrap-anywhere"
      >
        {onShowAll && <Button onClick={onShowAll}>{t('Show all recipes')}</Button>}
        {isNarrowed && (
          <Button onClick={onClear} variant={onShowAll ? 'secondary' : 'primary'}>
            {t('Clear filters')}
          </Button>
        )}
        <Button asLink to={paths.chef} variant={isLimited ? 'secondary' : 'primary'}>
          {t('Ask the AI Chef')}
        </Button>
        {!isLimited && (
          <Button asLink to={paths.categories} variant="secondary">
            {t('Browse categories')}
          </Button>
        )}
      </EmptyState>
      <ul
        aria-label={t('Categories')}
        className="mx-auto flex max-w-xl flex-wrap justify-center gap-2.5 pb-6"
      >
        {categories.slice(0, WAYS_ON).map(({ id, name }) => (
          <li key={id}>
            <Chip asLink to={paths.category(id)}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
