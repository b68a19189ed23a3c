import { X } from 'lucide-react';
import { t } from '#shared/t.ts';
import type { SearchQuery } from '../../rules/search.ts';
import { chosenFilter, type FilterChanges, type FilterChoice } from '../queries.ts';

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
        <button
          key={name}
          type="button"
          onClick={remove}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-herb-soft pe-3 ps-4 text-[0.9375rem] font-medium text-herb-ink hover:brightness-95 dark:hover:brightness-115"
        >
          <span className="sr-only">{t('Remove filter')} </span>
          <span className="truncate">{words}</span>
          <X aria-hidden="true" className="size-4 shrink-0" />
        </button>
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
