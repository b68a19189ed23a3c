import { useMemo } from 'react';
import { deviceStore, useStored } from '#web/device-store.ts';
import type { Allergen } from '../../rules/allergens.ts';
import { useSession } from './session.ts';

/** A visitor's. */
export const visitorAllergens = deviceStore<readonly Allergen[]>({
  key: 'allergens',
  empty: [],
  parse: (stored) => (Array.isArray(stored) ? stored : null),
});

/** What the reader must not eat: from the account, or from the device while signed out. */
export function useAllergens(): ReadonlySet<string> {
  const { user } = useSession();
  const ofDevice = useStored(visitorAllergens);
  const allergens = user?.allergens ?? ofDevice;
  return useMemo(() => new Set(allergens), [allergens]);
}
