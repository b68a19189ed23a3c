import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { t } from '#shared/t.ts';
import { useWakeLock } from '#web/hooks/use-wake-lock.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FullScreen } from '#web/ui/sheets/full-screen.tsx';
import type { Row } from '../../rules/rows.ts';
import { AddItem } from './add-item.tsx';
import { Aisles } from './aisles.tsx';
import { ShopRow } from './shop-row.tsx';

/** The full-screen list for use in the store: by aisle, with items in the cart at the end. */
export default function ShopMode({ rows, onLeave }: { rows: readonly Row[]; onLeave(): void }) {
  const titleId = useId();
  useWakeLock(true);
  const left = rows.filter(({ place }) => place === null);
  const inCart = rows.filter(({ place }) => place === 'cart');
  const all = left.length + inCart.length;
  return (
    <FullScreen titleId={titleId} onClose={onLeave}>
      <div className="flex h-full flex-col pt-[env(safe-area-inset-top)] pe-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] ps-[env(safe-area-inset-left)]">
        <header className="flex min-h-14 items-center gap-2 border-b border-line px-2 md:px-6">
          <IconButton label={t('Back')} icon={<ArrowLeft aria-hidden="true" />} onClick={onLeave} />
          <h2 id={titleId} tabIndex={-1} className="min-w-0 flex-1 text-xl outline-none">
            {t('In the shop')}
          </h2>
          <p role="status" className="pe-2 font-semibold tabular-nums">
            {left.length > 0 ? t('{count} left', { count: left.length }) : t('All done')}
          </p>
        </header>
        <div aria-hidden="true" className="h-1 bg-line">
          <div
            className="h-full origin-left rtl:origin-right bg-herb transition-transform"
            style={{ transform: `scaleX(${all === 0 ? 0 : inCart.length / all})` }}
          />
        </div>
        <section
          aria-label={t('Items')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable.
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
        >
          <div className="mx-auto max-w-3xl pb-4">
            <Aisles
              rows={left}
              headingClass="sticky top-0 z-10 bg-paper px-4 py-1.5 [@media(height<30rem)]:static"
            >
              {(row) => <ShopRow key={row.food.key} row={row} />}
            </Aisles>
            {left.length === 0 && (
              <p className="px-4 py-8 text-center text-lg text-muted">
                {all > 0 ? t('Everything is in the cart.') : t('Nothing left to buy.')}
              </p>
            )}
            {inCart.length > 0 && (
              <section aria-labelledby={`${titleId}-cart`} className="mt-2 border-t border-line">
                <h2
                  id={`${titleId}-cart`}
                  className="px-4 pt-3 pb-1.5 font-sans text-sm font-semibold tracking-normal text-muted"
                >
                  {t('In the cart')}
                </h2>
                <ul>
                  {inCart.map((row) => (
                    <ShopRow key={row.food.key} row={row} />
                  ))}
                </ul>
              </section>
            )}
          </div>
        </section>
        <footer className="border-t border-line px-4 py-2">
          <div className="mx-auto flex max-w-3xl">
            <AddItem />
          </div>
        </footer>
      </div>
    </FullScreen>
  );
}
