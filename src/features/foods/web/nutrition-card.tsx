import { clsx } from 'clsx';
import { t } from '#shared/t.ts';
import type { AboutRecipe } from '../contract.ts';
import { energyText, gramsText, isMostlyCounted } from '../rules/nutrition.ts';
import { EnergyShares } from './energy-shares.tsx';

type Nutrition = NonNullable<AboutRecipe['nutrition']>;

/** Nutrition per serving, and how many ingredients it is based on. */
export function NutritionCard({ nutrition, total }: Pick<AboutRecipe, 'nutrition' | 'total'>) {
  return (
    <div className="card p-5 md:p-6">
      <h2 className="text-2xl">{t('Nutrition')}</h2>
      {nutrition ? (
        <Serving {...nutrition} listed={total} />
      ) : (
        <p className="mt-3 text-muted">{t('Not enough information to estimate nutrition.')}</p>
      )}
    </div>
  );
}

function Serving({ perServing, counted, total, listed }: Nutrition & { listed: number }) {
  const isHalfKnown = !isMostlyCounted({ counted, total });
  return (
    <>
      <p className="mt-1 text-muted">
        {t(
          '{listed, plural, one {One serving, from {counted} of # ingredient} other {One serving, from {counted} of # ingredients}}',
          { listed, counted },
        )}
        {isHalfKnown && `. ${t('Actual values are higher.')}`}
      </p>
      <p className={clsx('mt-4 flex items-baseline gap-2', isHalfKnown && 'text-muted')}>
        <b className="font-display text-4xl font-semibold tabular-nums">{energyText(perServing.energy)}</b>
        <span className="text-muted">{isHalfKnown ? t('kcal or more') : t('kcal')}</span>
      </p>
      <EnergyShares {...perServing} className={clsx('mt-3', isHalfKnown && 'opacity-40')} />
      <dl
        className={clsx(
          'mt-5 divide-y divide-line border-y border-line text-[0.9375rem]',
          isHalfKnown && 'text-muted',
        )}
      >
        <Line name={t('Fat')} grams={perServing.fat} dot="bg-saffron" />
        <Line name={t('of which saturated')} grams={perServing.saturatedFat} isPart />
        <Line name={t('Carbohydrate')} grams={perServing.carbohydrate} dot="bg-primary" />
        <Line name={t('of which sugars')} grams={perServing.sugars} isPart />
        <Line name={t('Fiber')} grams={perServing.fiber} />
        <Line name={t('Protein')} grams={perServing.protein} dot="bg-herb" />
        <Line name={t('Salt')} grams={perServing.salt} />
      </dl>
      <p className="mt-4 text-sm text-muted">
        {t('Estimated from raw ingredients, excluding salt and oil added to taste.')}
      </p>
    </>
  );
}

function Line({ name, grams, dot, isPart }: { name: string; grams: number; dot?: string; isPart?: boolean }) {
  return (
    <div className="flex items-center justify-between gap-4 py-2">
      <dt className={clsx('flex items-center gap-2', isPart && 'ps-4.5 text-muted')}>
        {dot && <span aria-hidden="true" className={clsx('size-2.5 rounded-full', dot)} />}
        {name}
      </dt>
      <dd className={clsx('tabular-nums', isPart && 'text-muted')}>{gramsText(grams)}</dd>
    </div>
  );
}
