import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#web/api.ts';
import { DIETS, type Diet } from '../../rules/diets.ts';
import { setDeviceValue, useDeviceValue } from '../state/device-value.ts';
import { useSession } from './session.ts';
import { showAsBefore, showChosen } from './session-setting.ts';

const KEY = 'diets';

/** The diets the reader follows: from the account, or from the device while signed out. */
export function useFollowedDiets(): ReadonlySet<Diet> {
  const { user } = useSession();
  const kept = useDeviceValue(KEY);
  const ofAccount = user?.diets;
  return useMemo(() => {
    const words = kept?.split(' ') ?? [];
    return new Set(ofAccount ?? DIETS.filter((diet) => words.includes(diet)));
  }, [ofAccount, kept]);
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
  return user ? (diets) => mutate({ diets }) : (diets) => setDeviceValue(KEY, diets.join(' '));
}
