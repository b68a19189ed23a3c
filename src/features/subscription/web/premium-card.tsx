import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** The price and features of spec part 2 §9. */
const PRICE = '$35.00';
const FEATURES = [
  'Unlimited recipe access',
  'Personalised meal planning',
  'AI recipe assistant',
  'Shopping list generation',
  'Nutrition tracking',
  'Premium community support',
];

/** What a subscription costs and includes; `children` are the actions. */
export function PremiumCard({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="premium"
      className="card mx-auto grid w-full max-w-4xl overflow-hidden md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]"
    >
      <div className="p-6 sm:p-9">
        <Badge tone="primary">Premium</Badge>
        <h2 id="premium" className="mt-3 text-2xl">
          The whole kitchen
        </h2>
        <p className="mt-4 flex items-baseline gap-2">
          <span className="font-display text-5xl font-semibold tracking-tight">{PRICE}</span>
          <span className="text-muted">per month</span>
        </p>
        <p className="mt-1 text-muted">Auto-renewing monthly. Cancel any time.</p>
        <ul className="mt-6 grid gap-3">
          {FEATURES.map((feature) => (
            <li key={feature} className="flex items-center gap-3">
              <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-herb-soft text-herb-ink">
                <Check aria-hidden="true" className="size-4" strokeWidth={3} />
              </span>
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-8">{children}</div>
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
