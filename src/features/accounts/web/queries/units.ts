import { useEffect } from 'react';
import { UNIT_SYSTEMS, type UnitSystem } from '#shared/unit-systems.ts';
import { storedChoice, useStored } from '#web/device-store.ts';
import { MEMBER_UNITS_KEY, UNITS_KEY } from '#web/head/names.ts';
import { useChooseInAccount } from './preferences.ts';
import { useAudience, useSession } from './session.ts';

const visitorUnits = storedChoice<UnitSystem>(UNITS_KEY, UNIT_SYSTEMS, 'written');
const memberUnits = storedChoice<UnitSystem>(MEMBER_UNITS_KEY, UNIT_SYSTEMS, 'written');

/** The units amounts are shown in: from the account, or from the device while signed out. */
export function useUnits(): UnitSystem {
  const { user } = useSession();
  const ofDevice = useStored(visitorUnits);
  return user ? user.units : ofDevice;
}

/** Reveals amounts that the head script held back until the units are known, and stores the account's for the next page. */
export function useReleasedAmounts(): void {
  const isKnown = useAudience() !== 'unknown';
  const units = useSession().user?.units;
  useEffect(() => {
    if (!isKnown) return;
    delete document.documentElement.dataset.units;
    if (units) memberUnits.set(units);
  }, [isKnown, units]);
}

/** Saves the units to the account, or on the device while signed out. */
export function useChooseUnits(): (units: UnitSystem) => void {
  const { user } = useSession();
  const choose = useChooseInAccount();
  return user ? (units) => choose({ units }) : (units) => void visitorUnits.set(units);
}
