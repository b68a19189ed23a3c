import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';

/** Introduces the list to new visitors. */
export function GroceryPromo() {
  return (
    <section className="rounded-card bg-herb-soft p-5">
      <h2 className="text-xl text-herb-ink">{t('Smart Grocery Lists Made Easy')}</h2>
      <p className="mt-2 text-[0.9375rem]">
        {t(
          'Plan your meals, and everything they need is gathered here: the same ingredients added up, each with the recipes it is for.',
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button asLink to={paths.mealPlan()} variant="secondary" size="sm">
          {t('Meal Plan')}
        </Button>
        <Button asLink to={paths.recipes} variant="secondary" size="sm">
          {t('Browse Recipes')}
        </Button>
      </div>
    </section>
  );
}
