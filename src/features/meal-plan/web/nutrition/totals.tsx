import { clsx } from 'clsx';
import type { Nutrition } from '#features/foods/rules/catalog/food.ts';
import { energyText, gramsText } from '#features/foods/rules/nutrition.ts';
import { EnergyShares } from '#features/foods/web/energy-shares.tsx';
import { t } from '#shared/t.ts';

const MACRONUTRIENTS = [
  { nutrient: 'fat', name: t('Fat'), dot: 'bg-saffron' },
  { nutrient: 'carbohydrate', name: t('Carbs'), dot: 'bg-primary' },
  { nutrient: 'protein', name: t('Protein'), dot: 'bg-herb' },
] as const;
const OTHERS = [
  { nutrient: 'saturatedFat', name: t('Saturated fat') },
  { nutrient: 'sugars', name: t('Sugars') },
  { nutrient: 'fiber', name: t('Fiber') },
  { nutrient: 'salt', name: t('Salt') },
] as const;

/** Energy with its sources, large; then the other nutrients, small. */
export function Totals({ total, unit }: { total: Nutrition; unit: string }) {
  return (
    <>
      <p className="mt-4 flex items-baseline gap-2">
        <b className="font-display text-4xl font-semibold tabular-nums">{energyText(total.energy)}</b>
        <span className="text-muted">{unit}</span>
      </p>
      <EnergyShares {...total} className="mt-3" />
      <dl className="mt-4 grid grid-cols-3 gap-3">
        {MACRONUTRIENTS.map(({ nutrient, name, dot }) => (
          <div key={nutrient}>
            <dt className="flex items-center gap-1.5 text-sm text-muted">
              <span
                aria-hidden="true"
                className={clsx('size-2.5 rounded-full forced-color-adjust-none', dot)}
              />
              {name}
            </dt>
            <dd className="mt-0.5 text-lg font-semibold tabular-nums">{gramsText(total[nutrient])}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-4 grid grid-cols-2 gap-x-5 max-[22.5rem]:gap-x-2 gap-y-1 border-t border-line pt-3 text-sm text-muted sm:flex sm:flex-wrap">
        {OTHERS.map(({ nutrient, name }) => (
          <div key={nutrient} className="flex gap-1.5 whitespace-nowrap">
            <dt>{name}</dt>
            <dd className="text-ink whitespace-nowrap tabular-nums">{gramsText(total[nutrient])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
