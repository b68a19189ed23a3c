import { describe, expect, it, vi } from 'vitest';
import { BrowserStorage } from '../../../test/web/browser-storage.ts';
import { declaredKeys } from '../../../test/web/declared-stores.ts';
import { DeviceStorage } from '../device-store.ts';
import { handOverStorage, staysOnDevice } from './hand-over.ts';

/** Everything stored on a device, and whether it stays when somebody signs out. Every new store has to be added here. */
const DECIDED: Record<string, 'stays' | 'goes'> = {
  'ai-recipe-state': 'goes',
  allergens: 'goes',
  avoids: 'goes',
  'book-draft:': 'goes',
  'comment-draft:': 'goes',
  'contact-draft': 'goes',
  diets: 'goes',
  'hidden-people': 'goes',
  household: 'stays',
  'member-units': 'stays',
  notificationSettings: 'stays',
  'offline:': 'goes',
  'own-changes': 'goes',
  pendingRecipe: 'goes',
  'plate-plan-recipes': 'stays',
  'plateful-choosing': 'goes',
  'plateful-cooking:': 'goes',
  'plateful-draft:': 'stays',
  'plateful-grocery-list': 'stays',
  'plateful-handed-recipe': 'goes',
  'plateful-list-range': 'stays',
  'plateful-list-view': 'stays',
  'plateful-pending-favorites:': 'stays',
  'plateful-pending-list:': 'stays',
  'plateful-pending-plan:': 'stays',
  'plateful-return': 'goes',
  'plateful-ticked-ingredients:': 'goes',
  'plateful-week-reading': 'stays',
  'push-registered-for': 'stays',
  pushNotificationToken: 'stays',
  'rating-draft:': 'stays',
  'search-suits-me': 'goes',
  'recipe-app-meal-plan': 'stays',
  theme: 'stays',
  units: 'stays',
  'week-start': 'stays',
};

describe('what a device stores when its person signs out', () => {
  it('is decided for every store', () => {
    expect(declaredKeys().toSorted()).toEqual(Object.keys(DECIDED).toSorted());
  });

  it.each(Object.entries(DECIDED))('%s: %s', (key, decision) => {
    expect(staysOnDevice(key)).toBe(decision === 'stays');
  });

  it('is private unless listed as staying', () => {
    expect(staysOnDevice('a store that somebody adds')).toBe(false);
  });
});

describe('a device that somebody else uses', () => {
  function device() {
    const { area, news } = new BrowserStorage().openTab();
    const storage = new DeviceStorage(() => area, news);
    const make = () => {
      area.setItem('ai-recipe-state', 'soup for gout');
      area.setItem('plateful-cooking:1', 'soup');
      area.setItem('theme', 'dark');
    };
    const kept = () => storage.keys('').filter((key) => key !== 'plateful-person');
    return { storage, make, kept, isNow: (person: string | null) => handOverStorage(storage, person) };
  }
  const ALL = ['ai-recipe-state', 'plateful-cooking:1', 'theme'];

  it('loses what is private when its person signs out, and says so', () => {
    const { storage, make, kept, isNow } = device();
    isNow('one');
    make();
    const changed = vi.fn();
    storage.listen(changed);
    expect(isNow(null)).toBe(true);
    expect(kept()).toEqual(['theme']);
    expect(changed).toHaveBeenCalledWith('ai-recipe-state');
  });

  it('loses it when another person signs in, even if the session before only expired', () => {
    const { make, kept, isNow } = device();
    isNow('one');
    make();
    expect(isNow('another')).toBe(true);
    expect(kept()).toEqual(['theme']);
  });

  it('keeps it for the same person', () => {
    const { make, kept, isNow } = device();
    isNow('one');
    make();
    expect(isNow('one')).toBe(false);
    expect(kept()).toEqual(ALL);
  });

  it('keeps what a visitor made when they sign in, until they sign out', () => {
    const { make, kept, isNow } = device();
    isNow('one');
    isNow(null);
    make();
    expect(isNow(null)).toBe(false);
    expect(isNow('another')).toBe(false);
    expect(kept()).toEqual(ALL);
    isNow(null);
    expect(kept()).toEqual(['theme']);
  });
});
