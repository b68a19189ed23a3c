import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { priceText } from '../rules/money.ts';
import { specialText, type Terms } from '../rules/terms.ts';

/** The features of spec part 2 §9. */
const FEATURES = [
  t('Unlimited recipe access'),
  t('Personalised meal planning'),
  t('AI recipe assistant'),
  t('Shopping list generation'),
  t('Nutrition tracking'),
  t('Premium community support'),
];

/** The price and features of a subscription; `children` are the actions. Without terms, only the features. */
export function PremiumCard({ terms, children }: { terms: Terms | null; children?: ReactNode }) {
  const special = terms ? specialText(terms) : [];
  return (
    <section
      aria-labelledby="premium"
      className="card mx-auto grid w-full max-w-4xl overflow-hidden md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]"
    >
      <div className="p-6 max-[22rem]:p-5 sm:p-9">
        <Badge tone="primary">{t('Premium')}</Badge>
        <h2 id="premium" className="mt-3 text-2xl">
          {t('The whole kitchen')}
        </h2>
        {terms && (
          <>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
              <span className="font-display text-5xl font-semibold tracking-tight">
                {priceText(terms.amount, terms.currency)}
              </span>
              <span className="text-muted">{terms.interval === 'year' ? t('per year') : t('per month')}</span>
            </p>
            {special.length > 0 && (
              <p className="mt-1 font-semibold text-herb-ink">{special.join(', then ')}</p>
            )}
            <p className="mt-1 text-muted">
              {terms.interval === 'year'
                ? t('Auto-renewing yearly. Cancel any time.')
                : t('Auto-renewing monthly. Cancel any time.')}
            </p>
          </>
        )}
        <ul className="mt-6 grid gap-3">
          {FEATURES.map((feature) => (
            <li key={feature} className="flex items-center gap-3">
              <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-herb-soft text-herb-ink">
                <Check aria-hidden="true" className="size-4 stroke-3" />
              </span>
              {feature}
            </li>
          ))}
        </ul>
        {children && <div className="mt-8">{children}</div>}
      </div>
      <div className="relative max-md:hidden">
        <Picture
          src="/art/categories/dinner"
          alt=""
          sizes="24rem"
          aspect="3/4"
          className="absolute inset-0 size-full"
        />
      </div>
    </section>
  );
}
