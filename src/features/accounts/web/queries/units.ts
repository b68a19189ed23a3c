import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UnitSystem } from '#shared/unit-systems.ts';
import { api } from '#web/api.ts';
import { MEMBER_UNITS_KEY, UNITS_KEY } from '#web/head-start.ts';
import { setDeviceValue, useDeviceValue } from '../state/device-value.ts';
import { useAudience, useSession } from './session.ts';
import { showAsBefore, showChosen } from './session-setting.ts';

/** The units amounts are shown in: from the account, or from the device while signed out. */
export function useUnits(): UnitSystem {
  const { user } = useSession();
  const kept = useDeviceValue(UNITS_KEY);
  if (user) return user.units;
  return kept === 'metric' || kept === 'us' ? kept : 'written';
}

/** Reveals amounts that the head script held back until the units are known, and stores the account's for the next page. */
export function useReleasedAmounts(): void {
  const isKnown = useAudience() !== 'unknown';
  const units = useSession().user?.units;
  useEffect(() => {
    if (!isKnown) return;
    delete document.documentElement.dataset.units;
    if (units) setDeviceValue(MEMBER_UNITS_KEY, units);
  }, [isKnown, units]);
}

/** Saves the units to the account, or on the device while signed out. */
export function useChooseUnits(): (units: UnitSystem) => void {
  const { user } = useSession();
  const { mutate } = useMutation(
    api.accounts.chooseUnits.mutationOptions({
      onMutate: showChosen,
      onError: (_error, _input, before) => showAsBefore(before),
    }),
  );
  return user ? (units) => mutate({ units }) : (units) => setDeviceValue(UNITS_KEY, units);
}
