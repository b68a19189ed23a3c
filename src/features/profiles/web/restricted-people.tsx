import { Ban, ChevronRight, VolumeX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#shared/t.ts';
import type { Restriction } from '../rules/restrictions.ts';

const RestrictedSheet = lazy(() => import('./restricted-sheet.tsx'));

const ROWS = [
  { restriction: 'blocked', label: t('Blocked people'), Icon: Ban },
  { restriction: 'muted', label: t('Muted people'), Icon: VolumeX },
] as const;

/** Opens the lists of blocked and muted people. */
export function RestrictedPeople() {
  const [shown, setShown] = useState<Restriction | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const show = (restriction: Restriction) => {
    setOpened(true);
    setShown(restriction);
  };
  return (
    <section aria-labelledby="restricted-heading">
      <h2 id="restricted-heading" className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
        {t('People')}
      </h2>
      <ul className="card divide-y divide-line overflow-hidden">
        {ROWS.map(({ restriction, label, Icon }) => (
          <li key={restriction}>
            <button
              type="button"
              onClick={() => show(restriction)}
              className="flex min-h-14 w-full items-center gap-3.5 px-4 text-start font-medium transition-colors hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="size-5 text-primary-ink" />
              <span className="flex-1">{label}</span>
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {wasOpened && (
        <Suspense fallback={null}>
          <RestrictedSheet restriction={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </section>
  );
}
