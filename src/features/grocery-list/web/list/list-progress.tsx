import { t } from '#shared/t.ts';
import type { GroceryList } from '../../rules/list.ts';
import type { Row } from '../../rules/rows.ts';

interface Props {
  rows: readonly Row[];
  /** Omitted if the list covers all meals. */
  meals?: Pick<GroceryList, 'shown' | 'total'> | undefined;
}

/** The number of items, of ticked ones and of meals: '22 items, 14 ticked'. */
export function ListProgress({ rows, meals }: Props) {
  const all = rows.length;
  const done = rows.filter(({ place }) => place !== null).length;
  return (
    <div>
      <p className="flex flex-wrap gap-x-4 text-xs leading-4 text-muted tabular-nums lg:mt-1 lg:text-base">
        <span>
          {t('{all, plural, one {# item} other {# items}}', { all })}
          {done > 0 && `, ${t('{done} ticked', { done })}`}
        </span>
        {meals && (
          <span className="max-[22.5rem]:text-[0.6875rem]">
            {t('Showing {shown} of {total} meals', { shown: meals.shown, total: meals.total })}
          </span>
        )}
      </p>
      {done > 0 && (
        <div
          role="progressbar"
          aria-label={t('Ticked')}
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={done}
          aria-valuetext={t('{done} of {all}', { done, all })}
          className="mt-1.5 h-1.5 max-w-56 overflow-hidden rounded-full bg-sunken max-lg:hidden print:hidden"
        >
          <div
            className="h-full origin-left rtl:origin-right rounded-full bg-herb transition-transform"
            style={{ transform: `scaleX(${done / all})` }}
          />
        </div>
      )}
    </div>
  );
}
