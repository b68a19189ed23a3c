import { clsx } from 'clsx';
import { useId } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import type { GroceryItem } from '../contract.ts';

/** One item: the whole row ticks it; its checkbox is named by the item, and described by the recipes that use it. */
export function GroceryLine({ item, onTick }: { item: GroceryItem; onTick(ticked: boolean): void }) {
  const id = useId();
  return (
    <li className="relative flex gap-3.5 px-5 py-3 hover:bg-sunken/60 has-focus-visible:bg-sunken/60">
      <input
        type="checkbox"
        id={id}
        checked={item.ticked}
        aria-describedby={`${id}-recipes`}
        onChange={(event) => onTick(event.target.checked)}
        className="relative z-10 mt-0.5 size-5.5 shrink-0 cursor-pointer accent-herb"
      />
      <div className="min-w-0 flex-1 md:flex md:items-start md:justify-between md:gap-6">
        <label
          htmlFor={id}
          className={clsx(
            'block cursor-pointer leading-snug font-medium wrap-anywhere after:absolute after:inset-0',
            item.ticked && 'text-muted line-through',
          )}
        >
          {item.text}
        </label>
        <div
          id={`${id}-recipes`}
          className={clsx(
            'mt-1.5 flex flex-wrap gap-1.5 md:mt-0.5 md:max-w-[55%] md:justify-end',
            item.ticked && 'opacity-70',
          )}
        >
          {item.recipes.map((recipe) => (
            <Badge key={recipe.recipeId} className="max-w-full">
              <span className="truncate">{recipe.title}</span>
              {recipe.times > 1 && <span className="tabular-nums">× {recipe.times}</span>}
            </Badge>
          ))}
        </div>
      </div>
    </li>
  );
}
