import { t } from '#shared/t.ts';
import type { SearchQuery } from '../../rules/search.ts';
import { chosenFilter, type FilterChanges, type FilterChoice } from '../queries.ts';
import { RemovableChip } from './removable-chip.tsx';

interface Props {
  query: SearchQuery;
  choices: readonly FilterChoice[];
  onChange(filters: FilterChanges): void;
  onClear(): void;
}

/** The active filters, removable one by one or all at once. */
export function ChosenFilters({ query, choices, onChange, onClear }: Props) {
  const chosen = choices
    .filter(({ value }) => value !== '')
    .map(({ name, value, options }) => ({
      name: name as string,
      words: options.find((option) => option.value === value)?.label ?? value,
      remove: () => onChange(chosenFilter(name, '')),
    }));
  if (query.author)
    chosen.push({
      name: 'author',
      words: t('By {author}', { author: query.author }),
      remove: () => onChange({ author: undefined }),
    });
  if (chosen.length === 0) return null;
  return (
    <>
      {chosen.map(({ name, words, remove }) => (
        <RemovableChip key={name} onRemove={remove}>
          {words}
        </RemovableChip>
      ))}
      <button
        type="button"
        onClick={onClear}
        className="min-h-11 px-2 font-semibold whitespace-nowrap text-primary-ink hover:underline"
      >
        {t('Clear filters')}
      </button>
    </>
  );
}
