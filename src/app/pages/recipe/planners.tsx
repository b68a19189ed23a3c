import type { ReactNode } from 'react';
import { Audience } from '#features/accounts/web/audience.tsx';
import { useSettings } from '#web/settings.ts';

/** For whoever can plan meals: who is signed in, and where nobody pays also visitors, on their device. */
export function Planners({ children }: { children: ReactNode }) {
  return useSettings().access === 'open' ? children : <Audience member={children} />;
}
