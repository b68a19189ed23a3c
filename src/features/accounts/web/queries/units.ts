import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import type { Units } from '../../contract.ts';
import { keepOnDevice, useKeptOnDevice } from '../state/kept-on-device.ts';
import { useSession } from './session.ts';
import { showAsBefore, showChosen } from './session-setting.ts';

const KEY = 'units';

/** In which units amounts are shown: those of the account, or of the device while nobody is signed in. */
export function useUnits(): Units {
  const { user } = useSession();
  const kept = useKeptOnDevice(KEY);
  if (user) return user.units;
  return kept === 'metric' || kept === 'us' ? kept : 'written';
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
  return user ? (units) => mutate({ units }) : (units) => keepOnDevice(KEY, units);
}
