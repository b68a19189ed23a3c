import { CookingPot } from 'lucide-react';
import { useRecipes } from '#features/recipes/web/data.ts';
import { RecipeGrid } from '#features/recipes/web/recipe-grid.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Profile } from '../contract.ts';

/** Spec part 1 §9 'Default limits'. */
const USER_RECIPES = 20;

export function ProfileRecipes({ profile }: { profile: Profile }) {
  const recipes = useRecipes({ limit: USER_RECIPES, author: profile.id });
  return (
    <section aria-labelledby="recipes" className="pt-10">
      <h2 id="recipes" className="mb-6 text-2xl md:text-3xl">
        Recipes
      </h2>
      {recipes?.length === 0 ? (
        <EmptyState
          icon={<CookingPot />}
          title="No recipes yet"
          level="h3"
          text={profile.isOwn ? 'What you share appears here.' : `${profile.name} has not shared any so far.`}
        >
          {profile.isOwn && (
            <Button asLink to={paths.create}>
              Create your first recipe
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          <RecipeGrid recipes={recipes} expected={Math.min(profile.recipeCount, 8) || 4} />
          {profile.recipeCount > USER_RECIPES && (
            <div className="mt-10 flex justify-center">
              <Button
                asLink
                to={paths.search({ author: profile.username ?? profile.id })}
                variant="secondary"
                size="lg"
              >
                All {profile.recipeCount.toLocaleString('en')} recipes
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
