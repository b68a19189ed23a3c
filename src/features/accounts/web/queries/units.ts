import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import type { Session, Units } from '../../contract.ts';
import { sessionQuery, useSession } from './session.ts';

const KEY = 'units';
const listeners = new Set<() => void>();

function onDevice(): Units {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'metric' || kept === 'us' ? kept : 'written';
  } catch {
    return 'written';
  }
}

function follow(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

/** In which units amounts are shown: those of the account, or of the device while nobody is signed in. */
export function useUnits(): Units {
  const { user } = useSession();
  const ofDevice = useSyncExternalStore(follow, onDevice, (): Units => 'written');
  return user ? user.units : ofDevice;
}

/** Keeps the units with the account, or on the device while nobody is signed in. */
export function useChooseUnits(): (units: Units) => void {
  const { user } = useSession();
  const { queryKey } = sessionQuery(api);
  const { mutate } = useMutation(
    api.accounts.chooseUnits.mutationOptions({
      onMutate: async ({ units }) => {
        await queryClient().cancelQueries({ queryKey });
        const before = queryClient().getQueryData(queryKey);
        queryClient().setQueryData(queryKey, (session) => withUnits(session, units));
        return before;
      },
      onError: (_error, _input, before) => queryClient().setQueryData(queryKey, before),
    }),
  );
  if (user) return (units) => mutate({ units });
  return (units) => {
    try {
      localStorage.setItem(KEY, units);
    } catch {
      // Storage is closed: nothing is kept, and amounts stay as they are.
    }
    for (const listener of listeners) listener();
  };
}

function withUnits(session: Session | undefined, units: Units): Session | undefined {
  return session?.user ? { ...session, user: { ...session.user, units } } : session;
}
