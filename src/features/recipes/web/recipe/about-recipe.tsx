import { DietsAndAllergens } from '#features/foods/web/diets-and-allergens.tsx';
import { NutritionCard } from '#features/foods/web/nutrition-card.tsx';
import { t } from '#shared/t.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useAboutRecipe } from '../queries/about.ts';

/** Nutrition, diets and allergens of a recipe, derived from its ingredients. */
export function AboutRecipe({ recipeId }: { recipeId: string }) {
  const { about, isMissing } = useAboutRecipe(recipeId);
  if (isMissing || about?.total === 0) return null;
  return (
    <section
      aria-label={t('Nutrition, diets and allergens')}
      className="mt-12 grid gap-6 md:mt-16 lg:grid-cols-2"
    >
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
