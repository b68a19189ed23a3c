import { t } from '#shared/t.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { Sorting } from './queries/figures.ts';

interface Props<Key extends string> {
  options: readonly { label: string; sorting: Sorting<Key> }[];
  sorting: Sorting<Key>;
  onSort(sorting: Sorting<Key>): void;
}

/** Sorts a table on phones, where it has no headers to press. */
export function SortSelect<Key extends string>({ options, sorting, onSort }: Props<Key>) {
  const chosen = options.findIndex(
    ({ sorting: { sort, direction } }) => sort === sorting.sort && direction === sorting.direction,
  );
  return (
    <div className="md:hidden">
      <SelectField
        label={t('Sort')}
        options={options.map(({ label }, at) => ({ value: String(at), label }))}
        value={String(chosen)}
        onChange={(event) => {
          const option = options[Number(event.target.value)];
          if (option) onSort(option.sorting);
        }}
      />
    </div>
  );
}
