import { SearchX } from 'lucide-react';
import type { Category } from '#features/recipes/contract.ts';
import { difficultyName } from '#features/recipes/rules/difficulty.ts';
import { useCategories } from '#features/recipes/web/queries/recipes.ts';
import { listed } from '#shared/listed.ts';
import { t } from '#shared/t.ts';
import { type Wish, withoutWish } from '../../rules/understand.ts';
import { RemovableChip } from './removable-chip.tsx';

interface Props {
  /** As typed. */
  search: string;
  wishes: readonly Wish[];
  leftOut: readonly string[];
  onSearch(search: string): void;
}

/** How a search was read: its wishes as chips, and what was left out for want of matches. */
export function UnderstoodSearch({ search, wishes, leftOut, onSearch }: Props) {
  const { categories } = useCategories();
  const said = [...new Set(wishes.map((wish) => wish.said))];
  return (
    <>
      {said.length > 0 && (
        <ul aria-label={t('Understood as')} className="mt-3 flex flex-wrap gap-2.5">
          {said.map((part) => (
            <li key={part} className="max-w-full">
              <RemovableChip onRemove={() => onSearch(withoutWish(search, { said: part }))}>
                {nameOfAll(
                  wishes.filter((wish) => wish.said === part),
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

/** The wishes in one part of a search: 'Without nuts and eggs'. */
function nameOfAll(wishes: readonly Wish[], categories: readonly Category[]): string {
  const foods = wishes.flatMap((wish) => (wish.kind === 'without' ? [wish.food] : []));
  return foods.length === wishes.length
    ? t('Without {food}', { food: listed(foods) })
    : listed(wishes.map((wish) => nameOf(wish, categories)));
}

function nameOf(wish: Wish, categories: readonly Category[]): string {
  switch (wish.kind) {
    case 'time':
      return t('Up to {minutes} min', { minutes: wish.minutes });
    case 'difficulty':
      return difficultyName(wish.difficulty);
    case 'category':
      return categories.find(({ id }) => id === wish.id)?.name ?? wish.said;
    case 'without':
      return t('Without {food}', { food: wish.food });
  }
}
