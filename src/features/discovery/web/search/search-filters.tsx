import { clsx } from 'clsx';
import { ChevronDown, X } from 'lucide-react';
import type { Category } from '#features/recipes/contract.ts';
import { useCategories } from '#features/recipes/web/data.ts';
import type { SearchQuery } from '../../rules.ts';

interface Props {
  query: SearchQuery;
  /** Sets filters; undefined takes one away. */
  onChange(filters: Partial<SearchQuery>): void;
  /** Leaves out filters the page has decided itself. */
  without?: readonly ('category' | 'diet')[];
}

const TIMES = [15, 30, 45, 60, 120];
const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;

/** Narrows the results. Each filter is the browser's own select, dressed as a chip. */
export function SearchFilters({ query, onChange, without = [] }: Props) {
  const { categories } = useCategories();
  const options = (groups: Category['group'][]) =>
    categories
      .filter(({ group }) => groups.includes(group))
      .map(({ id, name }) => ({ value: id, label: name }));
  const { category, diet, maxTime, difficulty, author } = query;
  const isNarrowed = [
    maxTime,
    difficulty,
    author,
    !without.includes('category') && category,
    !without.includes('diet') && diet,
  ].some(Boolean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser.
    <div
      role="group"
      aria-label="Filters"
      className="-mx-4 flex gap-2.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {!without.includes('category') && (
        <Filter
          label="Category"
          all="Any category"
          value={category ?? ''}
          options={options(['meal-types', 'dietary-needs'])}
          onChange={(value) => onChange({ category: value || undefined })}
        />
      )}
      {!without.includes('diet') && (
        <Filter
          label="Diet"
          all="Any diet"
          value={diet ?? ''}
          options={options(['diets'])}
          onChange={(value) => onChange({ diet: value || undefined })}
        />
      )}
      <Filter
        label="Total time"
        all="Any time"
        value={maxTime ? String(maxTime) : ''}
        options={[...new Set([...TIMES, ...(maxTime ? [maxTime] : [])])]
          .toSorted((a, b) => a - b)
          .map((minutes) => ({ value: String(minutes), label: `Up to ${minutes} min` }))}
        onChange={(value) => onChange({ maxTime: value ? Number(value) : undefined })}
      />
      <Filter
        label="Difficulty"
        all="Any difficulty"
        value={difficulty ?? ''}
        options={DIFFICULTIES.map((level) => ({ value: level, label: level }))}
        onChange={(value) => onChange({ difficulty: DIFFICULTIES.find((level) => level === value) })}
      />
      {author && (
        <button
          type="button"
          onClick={() => onChange({ author: undefined })}
          className={clsx(PILL, CHOSEN, 'px-4')}
        >
          By {author}
          <X aria-hidden="true" className="size-4" />
          <span className="sr-only">Remove this filter</span>
        </button>
      )}
      {isNarrowed && (
        <button
          type="button"
          onClick={() =>
            onChange({
              maxTime: undefined,
              difficulty: undefined,
              author: undefined,
              ...(without.includes('category') ? {} : { category: undefined }),
              ...(without.includes('diet') ? {} : { diet: undefined }),
            })
          }
          className="min-h-11 shrink-0 px-2 font-semibold whitespace-nowrap text-primary-ink hover:underline"
        >
          Clear filters
        </button>
      )}
    </div>
  );
}

const PILL =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border text-[0.9375rem] font-medium whitespace-nowrap transition-colors';
const CHOSEN = 'border-herb bg-herb-soft text-herb-ink';

interface FilterProps {
  label: string;
  /** What the choice of no filter is called. */
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

function Filter({ label, all, value, options, onChange }: FilterProps) {
  return (
    <div className={clsx(PILL, 'relative', value ? CHOSEN : 'border-line bg-surface hover:border-edge')}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 max-w-52 appearance-none rounded-full bg-transparent py-0 pr-10 pl-4 text-ellipsis [&>option]:bg-raised [&>option]:text-ink"
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3.5 size-4" />
    </div>
  );
}
