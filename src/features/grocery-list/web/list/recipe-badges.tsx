import { clsx } from 'clsx';
import { Badge } from '#web/ui/badge.tsx';
import type { GroceryItem } from '../../contract.ts';

const MOST = 2;

interface Props {
  id: string;
  items: readonly GroceryItem[];
  className?: string;
}

/** The recipes a row is for, each once (spec part 2 §2). */
export function RecipeBadges({ id, items, className }: Props) {
  const titles = new Map(items.flatMap(({ recipes }) => recipes.map((one) => [one.recipeId, one.title])));
  const more = titles.size - MOST;
  return (
    <span
      id={id}
      className={clsx('flex max-w-[45%] shrink-0 flex-wrap justify-end gap-1.5 py-1 print:hidden', className)}
    >
      {items.some(({ isOwn }) => isOwn) && <Badge>Added by you</Badge>}
      {[...titles].slice(0, MOST).map(([recipeId, title]) => (
        <Badge key={recipeId} className="max-w-full">
          <span className="truncate">{title}</span>
        </Badge>
      ))}
      {more > 0 && <Badge>+{more}</Badge>}
    </span>
  );
}
