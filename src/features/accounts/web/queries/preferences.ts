import { useMutation } from '@tanstack/react-query';
import { WEEK_STARTS, type WeekStart } from '#shared/week-start.ts';
import { api } from '#web/api.ts';
import { type DeviceStore, deviceStore, TEXT, useStored } from '#web/device-store.ts';
import { queryClient } from '#web/query-client.ts';
import type { Session } from '../../contract.ts';
import { LARGEST_HOUSEHOLD, SMALLEST_HOUSEHOLD } from '../../rules/household.ts';
import { visitorAllergens, visitorDiets } from './avoided.ts';
import { sessionQuery, useSession } from './session.ts';

type Account = NonNullable<Session['user']>;
export type Preferences = Pick<Account, 'units' | 'diets' | 'allergens' | 'household' | 'weekStart'>;

/** A visitor's preferences on this device. */
const visitorHousehold = deviceStore<number | null>({
  key: 'household',
  empty: null,
  parse: (stored) =>
    Number.isInteger(stored) && Number(stored) >= SMALLEST_HOUSEHOLD && Number(stored) <= LARGEST_HOUSEHOLD
      ? Number(stored)
      : null,
});
const visitorWeekStart = deviceStore<WeekStart | null>({
  key: 'week-start',
  empty: null,
  parse: (stored) => WEEK_STARTS.find((start) => start === stored) ?? null,
  format: TEXT,
});

/** The account's choice, or this device's while signed out. */
function usePreference<Name extends Exclude<keyof Preferences, 'units'>, Value>(
  name: Name,
  ofDevice: DeviceStore<Value>,
): Account[Name] | Value {
  const { user } = useSession();
  const here = useStored(ofDevice);
  return user ? user[name] : here;
}

/** How many people the reader cooks for; `null` for as many as the recipe serves. */
export const useHousehold = (): number | null => usePreference('household', visitorHousehold);

export const useWeekStart = (): WeekStart | null => usePreference('weekStart', visitorWeekStart);

/** Saves choices to the account, or on the device while signed out. */
export function useChoosePreferences(): (chosen: Partial<Omit<Preferences, 'units'>>) => void {
  const { user } = useSession();
  const choose = useChooseInAccount();
  return user ? choose : keepOnDevice;
}

function keepOnDevice({ diets, allergens, household, weekStart }: Partial<Omit<Preferences, 'units'>>): void {
  if (diets) visitorDiets.set(diets);
  if (allergens) visitorAllergens.set(allergens);
  if (household !== undefined) visitorHousehold.set(household);
  if (weekStart !== undefined) visitorWeekStart.set(weekStart);
}

/** Saves choices to the account: shown immediately, reverted if the server refuses them. */
export function useChooseInAccount(): (chosen: Partial<Preferences>) => void {
  const { mutate } = useMutation(
    api.accounts.updatePreferences.mutationOptions({
      // Saved one after another, so the last choice wins.
      scope: { id: 'preferences' },
      async onMutate(chosen) {
        const { queryKey } = sessionQuery(api);
        await queryClient().cancelQueries({ queryKey });
        const before = queryClient().getQueryData(queryKey);
        queryClient().setQueryData(queryKey, (session) =>
          session?.user ? { ...session, user: { ...session.user, ...chosen } } : session,
        );
        return before;
      },
      onError: (_error, _chosen, before) => queryClient().setQueryData(sessionQuery(api).queryKey, before),
    }),
  );
  return mutate;
}
