import { clsx } from 'clsx';
import { useHiddenPeople } from '#features/profiles/web/queries/hidden-people.ts';
import { t } from '#shared/t.ts';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import type { RecipeCard as Card } from '../contract.ts';
import { type CardActions, RecipeCard } from './recipe-card.tsx';

interface Props {
  /** Undefined while loading. */
  recipes: readonly Card[] | undefined;
  /** Placeholders to show while loading. */
  expected?: number;
  level?: 'h2' | 'h3';
  /** Whether the first row is above the fold. */
  priority?: boolean;
  className?: string;
  actions?: CardActions;
  /** Also shows recipes of blocked and muted people, because this page is about them. */
  ofEveryone?: boolean;
}

export const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4 lg:gap-y-10';

/** A grid of recipes: two columns on a phone, four on a desktop. */
export function RecipeGrid({
  recipes,
  expected = 8,
  level,
  priority,
  className,
  actions,
  ofEveryone,
}: Props) {
  const hidden = useHiddenPeople();
  if (!recipes) return <RecipeGridSkeleton count={expected} className={className} />;
  const shown = ofEveryone ? recipes : recipes.filter(({ authorId }) => !hidden.has(authorId));
  return (
    <ul className={clsx(GRID, className)}>
      {shown.map((recipe, at) => (
        <li key={recipe.id} data-by={ofEveryone ? undefined : recipe.authorId}>
          <RecipeCard recipe={recipe} level={level} priority={priority && at < 4} actions={actions} />
        </li>
      ))}
    </ul>
  );
}

export function RecipeGridSkeleton({ count, className }: { count: number; className?: string }) {
  return (
    <Loading label={t('Loading recipes…')} className={className}>
      <div className={GRID}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical.
          <div key={at}>
            <Skeleton className="aspect-4/3 rounded-card" />
            <Skeleton className="mt-3 h-5 w-4/5" />
            <Skeleton className="mt-2 h-4" />
            <Skeleton className="mt-2 h-4 w-1/2" />
            <div className="mt-4 flex items-center gap-2">
              <Skeleton className="size-8 rounded-full" />
              <Skeleton className="h-4 w-20" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
