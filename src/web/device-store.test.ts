import { describe, expect, it, vi } from 'vitest';
import { BrowserStorage } from '../../test/web/browser-storage.ts';
import { DeviceStorage, TEXT } from './device-store.ts';
import { deviceStores } from './device-stores.ts';
import { versioned } from './kept/versioned.ts';

const numbers = (stored: unknown) =>
  Array.isArray(stored) && stored.every((entry) => typeof entry === 'number') ? (stored as number[]) : null;
const list = { key: 'list', empty: [] as number[], parse: numbers };
const word = { key: 'word', empty: 'none', parse: String, format: TEXT };

function tabOf(browser: BrowserStorage) {
  const { area, news } = browser.openTab();
  return { area, storage: new DeviceStorage(() => area, news) };
}

const blocked = () =>
  new DeviceStorage(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });

describe('a store on the device', () => {
  it('returns the stored value, also to the next page', () => {
    const browser = new BrowserStorage();
    expect(tabOf(browser).storage.store(list).set([1, 2])).toBe('stored');
    expect(tabOf(browser).storage.store(list).get()).toEqual([1, 2]);
  });

  it('returns the same object until the value changes', () => {
    const store = tabOf(new BrowserStorage()).storage.store(list);
    expect(store.get()).toBe(store.get());
    store.set([1]);
    const first = store.get();
    expect(store.get()).toBe(first);
    store.set([2]);
    expect(store.get()).toEqual([2]);
  });

  it('uses no space for its empty value', () => {
    const { area, storage } = tabOf(new BrowserStorage());
    const store = storage.store(list);
    store.set([1]);
    store.set([]);
    expect(area.length).toBe(0);
    expect(store.get()).toEqual([]);
  });

  it('stores text without quotes, for scripts in <head>', () => {
    const { area, storage } = tabOf(new BrowserStorage());
    storage.store(word).set('dark');
    expect(area.getItem('word')).toBe('dark');
  });

  it.each(['', '{', 'null', '"1"', '[1,"2"]', '{"value":[1]}'])('is empty when %j is stored', (text) => {
    const { area, storage } = tabOf(new BrowserStorage());
    area.setItem('list', text);
    const store = storage.store(list);
    expect(store.get()).toEqual([]);
    expect(store.set([3])).toBe('stored');
    expect(store.get()).toEqual([3]);
  });

  it('notifies listeners of changes here and in other tabs, until they unsubscribe', () => {
    const browser = new BrowserStorage();
    const [here, there] = [tabOf(browser), tabOf(browser)];
    const store = here.storage.store(list);
    const changed = vi.fn(() => store.get());
    const stop = store.subscribe(changed);
    store.set([1]);
    there.storage.store(list).set([2]);
    there.storage.store(word).set('other');
    there.area.clear();
    expect(changed.mock.results.map(({ value }) => value)).toEqual([[1], [2], []]);
    stop();
    store.set([4]);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('ignores events from another storage with the same key', () => {
    const browser = new BrowserStorage();
    const { news, area } = browser.openTab();
    const changed = vi.fn();
    new DeviceStorage(() => area, news).store(list).subscribe(changed);
    const { area: session } = new BrowserStorage().openTab();
    news.dispatchEvent(Object.assign(new Event('storage'), { key: 'list', storageArea: session }));
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('a value of another version', () => {
  const timesTen = (older: unknown) => (older as number[]).map((entry) => entry * 10);
  const reversed = (older: unknown) => (older as number[]).toReversed();
  const first = { ...list, format: versioned() };
  const third = { ...list, format: versioned(timesTen, reversed) };

  it('is upgraded step by step, from any version', () => {
    const { area, storage } = tabOf(new BrowserStorage());
    storage.store(first).set([1, 2]);
    expect(storage.store(third).get()).toEqual([20, 10]);
    area.setItem('list', '{"version":2,"value":[5,6]}');
    expect(storage.store(third).get()).toEqual([6, 5]);
  });

  it('is stored with its version', () => {
    const { area, storage } = tabOf(new BrowserStorage());
    storage.store(third).set([7]);
    expect(area.getItem('list')).toBe('{"version":3,"value":[7]}');
    expect(storage.store(third).get()).toEqual([7]);
  });

  it('is neither read nor overwritten if a newer Plateful wrote it', () => {
    const { area, storage } = tabOf(new BrowserStorage());
    storage.store(third).set([5]);
    const written = area.getItem('list');
    const older = storage.store(first);
    expect(older.get()).toEqual([]);
    expect(older.set([1])).toBe('blocked');
    expect(older.get()).toEqual([1]);
    expect(area.getItem('list')).toBe(written);
  });

  it.each(['"soup"', 'null', '{', '[1]', '{"version":0,"value":[1]}', '{"version":1,"value":7}'])(
    'is empty, and may be replaced, when it is malformed: %s',
    (text) => {
      const { area, storage } = tabOf(new BrowserStorage());
      area.setItem('list', text);
      const store = storage.store(third);
      expect(store.get()).toEqual([]);
      expect(store.set([1])).toBe('stored');
      expect(store.get()).toEqual([1]);
    },
  );
});

describe('a full storage', () => {
  function full() {
    const browser = new BrowserStorage();
    const tab = tabOf(browser);
    const store = (whenFull: 'tab' | 'refuse' | 'drop') => tab.storage.store({ ...list, whenFull });
    return { browser, tab, store };
  }

  it('keeps a choice until the tab closes, and stores it once there is space', () => {
    const { browser, tab, store } = full();
    const choice = store('tab');
    choice.set([1]);
    browser.room = 0;
    expect(choice.set([1, 2])).toBe('full');
    expect(choice.get()).toEqual([1, 2]);
    expect(choice.isStored()).toBe(false);
    expect(tabOf(browser).storage.store(list).get()).toEqual([1]);
    browser.room = 100;
    expect(choice.set([1, 2, 3])).toBe('stored');
    expect(choice.isStored()).toBe(true);
    expect(tab.area.getItem('list')).toBe('[1,2,3]');
  });

  it('follows another tab that could store its choice', () => {
    const { browser, store } = full();
    browser.room = 0;
    const choice = store('tab');
    choice.set([1]);
    browser.room = 100;
    tabOf(browser).storage.store(list).set([2]);
    expect(choice.get()).toEqual([2]);
  });

  it('refuses the change, says so, and leaves the stored value', () => {
    const { browser, store } = full();
    const work = store('refuse');
    work.set([1]);
    browser.room = 0;
    const changed = vi.fn();
    work.subscribe(changed);
    expect(work.set([1, 2])).toBe('full');
    expect(work.get()).toEqual([1]);
    expect(changed).not.toHaveBeenCalled();
  });

  it('drops copies of server data', () => {
    const { browser, tab, store } = full();
    const copy = store('drop');
    copy.set([1]);
    browser.room = 0;
    expect(copy.set([1, 2])).toBe('full');
    expect(copy.get()).toEqual([]);
    expect(tab.area.length).toBe(0);
  });

  it('makes space for changes by dropping such copies, also those of closed pages', () => {
    const { browser, store } = full();
    const copies = { key: 'copies', parse: numbers, whenFull: 'drop' } as const;
    deviceStores(copies, tabOf(browser).storage).of('a').set([1, 2, 3]);
    browser.room = 40;
    const work = store('refuse');
    expect(work.set([1, 2, 3, 4, 5, 6])).toBe('stored');
    expect(work.get()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('counts a value above its limit as full', () => {
    const { storage } = tabOf(new BrowserStorage());
    const small = storage.store({ ...list, whenFull: 'refuse', longest: 5 });
    expect(small.set([1, 2])).toBe('stored');
    expect(small.set([1, 2, 3])).toBe('full');
    expect(small.get()).toEqual([1, 2]);
  });
});

describe('a blocked storage', () => {
  it.each(['tab', 'refuse', 'drop'] as const)('keeps everything until the tab closes (%s)', (whenFull) => {
    const store = blocked().store({ ...list, whenFull });
    const changed = vi.fn();
    store.subscribe(changed);
    expect(store.get()).toEqual([]);
    expect(store.set([1])).toBe('blocked');
    expect(store.get()).toEqual([1]);
    expect(store.isStored()).toBe(false);
    store.remove();
    expect(store.get()).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('lists the values in the tab', () => {
    const stores = deviceStores({ key: 'list', parse: numbers }, blocked());
    stores.of('a').set([1]);
    expect(stores.names()).toEqual(['a']);
  });
});

describe('stores of one kind', () => {
  it('are distinguished by name, listed, and synced across tabs', () => {
    const browser = new BrowserStorage();
    const [here, there] = [tabOf(browser), tabOf(browser)];
    const stores = deviceStores({ key: 'list', parse: numbers }, here.storage);
    const changed = vi.fn();
    stores.subscribe(changed);
    stores.of('a').set([1]);
    deviceStores({ key: 'list', parse: numbers }, there.storage).of('b').set([2]);
    deviceStores({ key: 'lists', parse: numbers }, there.storage).of('c').set([3]);
    expect(changed.mock.calls).toEqual([['a'], ['b']]);
    expect(stores.names()).toEqual(['a', 'b']);
    expect([stores.of('a').get(), stores.of('b').get(), stores.of('c').get()]).toEqual([[1], [2], null]);
    stores.of('a').set(null);
    expect(stores.names()).toEqual(['b']);
  });
});
