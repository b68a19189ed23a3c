import { clsx } from 'clsx';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { LONGEST_ID } from '#shared/limits.ts';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { T } from '#web/ui/t.tsx';
import type { SearchQuery } from '../../rules/search.ts';
import {
  chosenFilter,
  type FilterChanges,
  type FilterChoice,
  type FilterName,
  useFilterChoices,
} from '../queries.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { SortChoice } from './sort-choice.tsx';

const FilterSheet = part(() => import('./filter-sheet.tsx'));

interface Props {
  query: SearchQuery;
  /** The current number of recipes; undefined while unknown. */
  total: number | undefined;
  /** Sets filters; undefined removes one. */
  onChange(filters: FilterChanges): void;
  /** Hides filters fixed by the page. */
  without?: readonly FilterName[];
}

/** Filters: a row of selects on wide screens, a bottom sheet on phones, with active ones as chips below. */
export function SearchFilters({ query, total, onChange, without = [] }: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const choices = useFilterChoices(query, without);
  const count = choices.filter(({ value }) => value !== '').length + (query.author ? 1 : 0);
  const clear = () =>
    onChange({ author: undefined, ...Object.fromEntries(choices.map(({ name }) => [name, undefined])) });
  const author = authorInput(query.author, onChange);
  const sort = <SortChoice sort={query.sort} onChange={(order) => onChange({ sort: order })} />;
  const chosen = <ChosenFilters query={query} choices={choices} onChange={onChange} onClear={clear} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: every browser lays out a fieldset differently.
    <div role="group" aria-label={t('Filters')} className="min-w-0">
      <div className="flex flex-wrap gap-2.5 desk:hidden">
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          icon={<SlidersHorizontal aria-hidden="true" />}
        >
          {t('Filters')}
          {count > 0 && (
            <Badge tone="herb">
              <T
                text="{count} <span>selected</span>"
                values={{ count }}
                parts={{ span: <span className="sr-only" /> }}
              />
            </Badge>
          )}
        </Button>
        {sort}
        {chosen}
      </div>
      <div className="flex flex-wrap gap-2.5 max-lg:gap-2 phone:hidden">
        {choices.map((choice) => (
          <Choice
            key={choice.name}
            choice={choice}
            onChange={(value) => onChange(chosenFilter(choice.name, value))}
          />
        ))}
        <input
          key={query.author}
          type="text"
          aria-label={t('Author')}
          placeholder={t('Any author')}
          title={t('A username')}
          {...author}
          className={clsx(
            PILL,
            'w-36 px-4 placeholder:text-ink max-lg:w-27 max-lg:px-3',
            query.author ? CHOSEN : FREE,
          )}
        />
        {sort}
      </div>
      {count > 0 && <div className="mt-3 flex flex-wrap gap-2.5 phone:hidden">{chosen}</div>}
      {isOpen !== null && (
        <FilterSheet
          open={isOpen}
          onClose={() => setOpen(false)}
          choices={choices}
          author={author}
          total={total}
          onChange={onChange}
          onClear={count > 0 ? clear : undefined}
        />
      )}
    </div>
  );
}

const PILL =
  'inline-flex min-h-11 items-center rounded-full border text-[0.9375rem] font-medium transition-colors max-lg:text-sm';
const FREE = 'border-line bg-surface hover:border-edge';
/** Muted, because the chips below carry the color. */
const CHOSEN = 'border-edge bg-raised';

/** A native select styled as a chip. */
function Choice({ choice, onChange }: { choice: FilterChoice; onChange(value: string): void }) {
  const { label, all, value, options } = choice;
  return (
    <div className={clsx(PILL, 'relative', value ? CHOSEN : FREE)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field-sizing-content min-h-11 max-w-52 appearance-none rounded-full bg-transparent py-0 pe-10 ps-4 text-ellipsis max-lg:pe-8 max-lg:ps-3 [&>option]:bg-raised [&>option]:text-ink"
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3.5 size-4 max-lg:end-2.5"
      />
    </div>
  );
}

/** Props of an input for a username, applied with Enter or on blur; needs a key that depends on the author. */
function authorInput(author = '', onChange: (filters: FilterChanges) => void) {
  const take = (text: string) => {
    const wanted = text.trim().replace(/^@/, '');
    if (wanted !== author) onChange({ author: wanted || undefined });
  };
  return {
    defaultValue: author,
    maxLength: LONGEST_ID,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onKeyDown: (event) => {
      if (event.key === 'Enter') take(event.currentTarget.value);
    },
    onBlur: (event) => take(event.currentTarget.value),
  } satisfies ComponentProps<'input'>;
}
