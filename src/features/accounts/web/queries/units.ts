import { useEffect } from 'react';
import { UNIT_SYSTEMS, type UnitSystem } from '#shared/unit-systems.ts';
import { storedChoice, useStored } from '#web/device-store.ts';
import { MEMBER_UNITS_KEY, UNITS_KEY } from '#web/head/names.ts';
import { useChooseInAccount } from './preferences.ts';
import { useAudience, useSession } from './session.ts';

const visitorUnits = storedChoice<UnitSystem>(UNITS_KEY, UNIT_SYSTEMS, 'written');
const memberUnits = storedChoice<UnitSystem>(MEMBER_UNITS_KEY, UNIT_SYSTEMS, 'written');

/** The units for amounts: from the account, or from the device while signed out. */
export function useUnits(): UnitSystem {
  const { user } = useSession();
  const ofDevice = useStored(visitorUnits);
  return user ? user.units : ofDevice;
}

/**
 * Reveals amounts that the head script held back, once the units are known and the code that converts them is loaded (or
 * cannot be), and stores the account's units for the next page.
 */
export function useReleasedAmounts(loadUnits: () => Promise<unknown>): void {
  const isKnown = useAudience() !== 'unknown';
  const ofAccount = useSession().user?.units;
  const units = useUnits();
  useEffect(() => {
    if (!isKnown) return;
    if (ofAccount) memberUnits.set(ofAccount);
    let isLatest = true;
    // A frame later, because units are briefly 'written' during hydration.
    const release = () =>
      requestAnimationFrame(() => {
        if (isLatest) delete document.documentElement.dataset.units;
      });
    if (units === 'written') release();
    else void loadUnits().then(release, release);
    return () => {
      isLatest = false;
    };
  }, [isKnown, ofAccount, units, loadUnits]);
}

/** Saves the units to the account, or on the device while signed out. */
export function useChooseUnits(): (units: UnitSystem) => void {
  const { user } = useSession();
  const choose = useChooseInAccount();
  return user ? (units) => choose({ units }) : (units) => void visitorUnits.set(units);
}
