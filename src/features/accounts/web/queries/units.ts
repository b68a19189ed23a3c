import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api.ts';
import { MEMBER_UNITS_KEY, UNITS_KEY } from '#web/head-start.ts';
import type { Units } from '../../contract.ts';
import { keepOnDevice, useKeptOnDevice } from '../state/kept-on-device.ts';
import { useAudience, useSession } from './session.ts';
import { showAsBefore, showChosen } from './session-setting.ts';

/** In which units amounts are shown: those of the account, or of the device while nobody is signed in. */
export function useUnits(): Units {
  const { user } = useSession();
  const kept = useKeptOnDevice(UNITS_KEY);
  if (user) return user.units;
  return kept === 'metric' || kept === 'us' ? kept : 'written';
}

/**
 * Shows amounts that the page's head held back, now that it is known in which units they are to be shown, and remembers
 * the account's for the next page.
 */
export function useReleasedAmounts(): void {
  const isKnown = useAudience() !== 'unknown';
  const units = useSession().user?.units;
  useEffect(() => {
    if (!isKnown) return;
    delete document.documentElement.dataset.units;
    if (units) keepOnDevice(MEMBER_UNITS_KEY, units);
  }, [isKnown, units]);
}

/** Keeps the units with the account, or on the device while nobody is signed in. */
export function useChooseUnits(): (units: Units) => void {
  const { user } = useSession();
  const { mutate } = useMutation(
    api.accounts.chooseUnits.mutationOptions({
      onMutate: showChosen,
      onError: (_error, _input, before) => showAsBefore(before),
    }),
  );
  return user ? (units) => mutate({ units }) : (units) => keepOnDevice(UNITS_KEY, units);
}
