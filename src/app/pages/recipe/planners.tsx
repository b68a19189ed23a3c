import type { ReactNode } from 'react';
import { Audience } from '#features/accounts/web/audience.tsx';
import { useSettings } from '#web/settings.ts';

/** Shown to everyone who can plan meals: signed-in people, and with open access also visitors, on their device. */
export function Planners({ children }: { children: ReactNode }) {
  return useSettings().access === 'open' ? children : <Audience member={children} />;
}
