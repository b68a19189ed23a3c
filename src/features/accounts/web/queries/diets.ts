import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#web/api.ts';
import { deviceStore, useStored } from '#web/device-store.ts';
import { DIETS, type Diet } from '../../rules/diets.ts';
import { useSession } from './session.ts';
import { showAsBefore, showChosen } from './session-setting.ts';

const NONE: readonly Diet[] = [];
const visitorDiets = deviceStore<readonly Diet[]>({
  key: 'diets',
  empty: NONE,
  parse: (stored) => (Array.isArray(stored) ? DIETS.filter((diet) => stored.includes(diet)) : null),
});

/** The diets the reader follows: from the account, or from the device while signed out. */
export function useFollowedDiets(): ReadonlySet<Diet> {
  const { user } = useSession();
  const ofDevice = useStored(visitorDiets);
  const followed = user?.diets ?? ofDevice;
  return useMemo(() => new Set(followed), [followed]);
}

/** Saves the diets to the account, or on the device while signed out. */
export function useFollowDiets(): (diets: Diet[]) => void {
  const { user } = useSession();
  const { mutate } = useMutation(
    api.accounts.chooseDiets.mutationOptions({
      // Saved one after another, so the last choice wins.
      scope: { id: 'diets' },
      onMutate: showChosen,
      onError: (_error, _input, before) => showAsBefore(before),
    }),
  );
  return user ? (diets) => mutate({ diets }) : (diets) => void visitorDiets.set(diets);
}
