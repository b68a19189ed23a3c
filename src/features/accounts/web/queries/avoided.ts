import { useEffect, useMemo } from 'react';
import { deviceStore, storedChoice, useStored } from '#web/device-store.ts';
import { AVOIDS_KEY } from '#web/head/names.ts';
import { ALLERGENS, type Allergen } from '../../rules/allergens.ts';
import { DIETS, type Diet } from '../../rules/diets.ts';
import { useAudience, useSession } from './session.ts';

/** A visitor's allergens. */
export const visitorAllergens = deviceStore<readonly Allergen[]>({
  key: 'allergens',
  empty: [],
  parse: (stored) => (Array.isArray(stored) ? ALLERGENS.filter((id) => stored.includes(id)) : null),
});
export const visitorDiets = deviceStore<readonly Diet[]>({
  key: 'diets',
  empty: [],
  parse: (stored) => (Array.isArray(stored) ? DIETS.filter((diet) => stored.includes(diet)) : null),
});

/** What the reader must not eat: from the account, or from the device while signed out. */
export function useAllergens(): ReadonlySet<string> {
  const { user } = useSession();
  const ofDevice = useStored(visitorAllergens);
  const allergens = user?.allergens ?? ofDevice;
  return useMemo(() => new Set(allergens), [allergens]);
}

/** The diets the reader follows. */
export function useFollowedDiets(): ReadonlySet<Diet> {
  const { user } = useSession();
  const ofDevice = useStored(visitorDiets);
  const diets = user?.diets ?? ofDevice;
  return useMemo(() => new Set(diets), [diets]);
}

/** The ids of both: recipes that contain one of these allergens, or do not suit one of these diets, are marked. */
export function useAvoided(): ReadonlySet<string> {
  const allergens = useAllergens();
  const diets = useFollowedDiets();
  return useMemo(() => new Set([...allergens, ...diets]), [allergens, diets]);
}

const notedAvoidance = storedChoice(AVOIDS_KEY, ['yes', 'no'] as const, 'no');

/** Whether the reader avoids anything; stored for the head script of the next page, which reserves space for the row about it. */
export function useNotedAvoidance(): boolean {
  const avoids = useAvoided().size > 0;
  const isKnown = useAudience() !== 'unknown';
  useEffect(() => {
    if (!isKnown) return;
    notedAvoidance.set(avoids ? 'yes' : 'no');
    if (!avoids) delete document.documentElement.dataset.avoids;
  }, [isKnown, avoids]);
  return avoids;
}
