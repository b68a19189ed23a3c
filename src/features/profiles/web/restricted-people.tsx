import { Ban, ChevronRight, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { t } from '#shared/t.ts';
import { part } from '#web/ui/part.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { useWasOpened } from '#web/ui/use-was-opened.ts';
import type { Restriction } from '../rules/restrictions.ts';

const RestrictedSheet = part(() => import('./restricted-sheet.tsx'));

const ROWS = [
  { restriction: 'blocked', label: t('Blocked people'), Icon: Ban },
  { restriction: 'muted', label: t('Muted people'), Icon: VolumeX },
] as const;

/** Opens the lists of blocked and muted people. */
export function RestrictedPeople() {
  const [shown, setShown] = useState<Restriction | null>(null);
  const wasOpened = useWasOpened(shown !== null);
  return (
    <TitledSection title={t('People')}>
      <ul className="card divide-y divide-line overflow-hidden">
        {ROWS.map(({ restriction, label, Icon }) => (
          <li key={restriction}>
            <button
              type="button"
              onClick={() => setShown(restriction)}
              className="flex min-h-14 w-full items-center gap-3.5 px-4 text-start font-medium transition-colors hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="size-5 text-primary-ink" />
              <span className="flex-1">{label}</span>
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {wasOpened && <RestrictedSheet restriction={shown} onClose={() => setShown(null)} />}
    </TitledSection>
  );
}
