import { clsx } from 'clsx';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { Glance } from '#features/recipes/web/glance.tsx';
import { RecipeLink } from '#features/recipes/web/recipe-card.tsx';
import { wholeWords } from './whole-words.tsx';

interface Props {
  recipe: RecipeCard;
  /** The page's main recipe, in larger text. */
  isLead?: boolean;
  /** Class of the heading. */
  className: string;
}

/** Title, description and facts of a recipe that is shown across the page. */
export function WideTitle({ recipe, isLead = false, className }: Props) {
  return (
    <>
      <h3 className={clsx('text-balance wrap-anywhere', className)}>
        <RecipeLink recipe={recipe} className={isLead ? 'after:rounded-[20px]' : ''} />
      </h3>
      {recipe.description && (
        <p className={clsx('mt-2 wrap-anywhere text-muted', isLead && 'max-w-prose md:text-lg')}>
          {wholeWords(recipe.description)}
        </p>
      )}
      <Glance recipe={recipe} className="mt-3!" />
    </>
  );
}
