import { SearchX } from 'lucide-react';
import type { Category } from '#features/recipes/contract.ts';
import { difficultyName } from '#features/recipes/rules/difficulty.ts';
import { useCategories } from '#features/recipes/web/queries/recipes.ts';
import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import { type Criterion, withoutCriterion } from '../../rules/understand.ts';
import { RemovableChip } from './removable-chip.tsx';

interface Props {
  /** As typed. */
  search: string;
  criteria: readonly Criterion[];
  leftOut: readonly string[];
  onSearch(search: string): void;
}

/** How a search was understood: its criteria as chips, and what was ignored because nothing matched it. */
export function UnderstoodSearch({ search, criteria, leftOut, onSearch }: Props) {
  const { categories } = useCategories();
  const said = [...new Set(criteria.map((criterion) => criterion.said))];
  return (
    <>
      {said.length > 0 && (
        <ul aria-label={t('Understood as')} className="mt-3 flex flex-wrap gap-2.5">
          {said.map((part) => (
            <li key={part} className="max-w-full">
              <RemovableChip onRemove={() => onSearch(withoutCriterion(search, { said: part }))}>
                {nameOfAll(
                  criteria.filter((criterion) => criterion.said === part),
                  categories,
                )}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <p role="status" className="mt-4 flex gap-2 text-muted wrap-anywhere">
          <SearchX aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {t('No recipe has all of that. These leave out {words}.', {
            words: listed(leftOut.map((word) => t('“{word}”', { word }))),
          })}
        </p>
      )}
    </>
  );
}

/** The criteria in one part of a search: 'Without nuts and eggs'. */
function nameOfAll(criteria: readonly Criterion[], categories: readonly Category[]): string {
  const foods = criteria.flatMap((criterion) => (criterion.kind === 'without' ? [criterion.food] : []));
  return foods.length === criteria.length
    ? t('Without {food}', { food: listed(foods) })
    : listed(criteria.map((criterion) => nameOf(criterion, categories)));
}

function nameOf(criterion: Criterion, categories: readonly Category[]): string {
  switch (criterion.kind) {
    case 'time':
      return t('Up to {minutes} min', { minutes: criterion.minutes });
    case 'difficulty':
      return difficultyName(criterion.difficulty);
    case 'category':
      return categories.find(({ id }) => id === criterion.id)?.name ?? criterion.said;
    case 'without':
      return t('Without {food}', { food: criterion.food });
  }
}
