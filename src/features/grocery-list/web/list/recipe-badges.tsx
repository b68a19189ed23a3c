import { clsx } from 'clsx';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { GroceryItem } from '../../rules/list.ts';

const MOST = 2;

interface Props {
  id: string;
  items: readonly GroceryItem[];
  className?: string;
}

/** The recipes a row is for, deduplicated (spec part 2 §2), and whether the cook added it. */
export function RecipeBadges({ id, items, className }: Props) {
  const titles = new Map(items.flatMap(({ recipes }) => recipes.map((one) => [one.recipeId, one.title])));
  if (items.some(({ isOwn }) => isOwn)) titles.set('', t('Added by you'));
  const more = titles.size - MOST;
  return (
    <span
      id={id}
      className={clsx(
        'flex gap-1.5 max-md:-mt-1 max-md:pb-1.5 md:max-w-[50%] md:shrink-0 md:flex-wrap md:justify-end md:py-1.5 print:hidden',
        className,
      )}
    >
      {[...titles].slice(0, MOST).map(([recipeId, title]) => (
        <Badge key={recipeId} className="max-w-full min-w-0">
          <span className="truncate">{title}</span>
        </Badge>
      ))}
      {more > 0 && <Badge className="shrink-0">+{more}</Badge>}
    </span>
  );
}
