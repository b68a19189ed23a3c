import { SectionLoading } from './later-section.tsx';

/** CSS classes that reserve the promos' places before they load. */
export const PROMOS = 'grid gap-6 md:grid-cols-2 lg:gap-8';
export const PLAN_PLACE = 'min-h-[28rem] md:row-span-2';
export const PROMO_PLACE = 'min-h-72';

export function PromosLoading() {
  return (
    <div className={PROMOS}>
      {[PLAN_PLACE, PROMO_PLACE, PROMO_PLACE].map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them look alike.
        <SectionLoading key={at} height={place} />
      ))}
    </div>
  );
}
