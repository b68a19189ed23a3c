import type { GroceryList } from '../../contract.ts';
import { isTicked } from '../../rules/changes.ts';

/** How many things there are, and how many are ticked: '14 of 22'. */
export function ListProgress({
  list,
  isByAisle,
  meals,
}: {
  list: GroceryList;
  isByAisle: boolean;
  /** Whether to tell how many meals it is for. */
  meals: boolean;
}) {
  const items = new Map(list.items.map((item) => [item.key, item]));
  const marks = isByAisle
    ? list.foods.filter((food) => !food.isStaple).map((food) => isTicked(food, items))
    : list.items.filter((item) => !item.isStaple).map((item) => item.ticked);
  const done = marks.filter(Boolean).length;
  const all = marks.length;
  return (
    <div className="mr-auto min-w-32 flex-1">
      <p className="font-semibold tabular-nums">
        {all === 1 ? '1 item' : `${all} items`}
        {done > 0 && (
          <span className="font-normal text-muted">
            , {done} of {all} ticked
          </span>
        )}
      </p>
      {all > 0 && (
        <div
          role="progressbar"
          aria-label="Ticked"
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={done}
          aria-valuetext={`${done} of ${all}`}
          className="mt-1.5 h-1.5 max-w-56 overflow-hidden rounded-full bg-sunken print:hidden"
        >
          <div
            className="h-full origin-left rounded-full bg-herb transition-transform"
            style={{ transform: `scaleX(${done / all})` }}
          />
        </div>
      )}
      {meals && (
        <p className="mt-1 text-sm text-muted tabular-nums">
          Showing {list.shown} of {list.total} meals
        </p>
      )}
    </div>
  );
}
