import { Skeleton } from '#web/ui/skeleton.tsx';
import { DietsAndAllergens } from './diets-and-allergens.tsx';
import { NutritionCard } from './nutrition-card.tsx';
import { useAboutRecipe } from './queries.ts';

/** Nutrition, diets and allergens of a recipe, as far as its ingredients tell. */
export function AboutRecipe({ recipeId }: { recipeId: string }) {
  const { about, isMissing } = useAboutRecipe(recipeId);
  if (isMissing || about?.total === 0) return null;
  return (
    <section aria-label="Nutrition, diets and allergens" className="mt-12 grid gap-6 md:mt-16 lg:grid-cols-2">
      {about ? (
        <>
          <NutritionCard nutrition={about.nutrition} total={about.total} />
          <DietsAndAllergens about={about} />
        </>
      ) : (
        <>
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </>
      )}
    </section>
  );
}
