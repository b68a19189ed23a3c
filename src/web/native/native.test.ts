import { afterEach, describe, expect, it } from 'vitest';
import { browser } from './browser.ts';
import { isDeviceApp, native } from './native.ts';

/** Gives this test's browser a feature, or removes it. */
function give(feature: 'share' | 'wakeLock', value: unknown): void {
  Object.defineProperty(navigator, feature, { value, configurable: true });
}

afterEach(() => {
  give('share', undefined);
  give('wakeLock', undefined);
  Reflect.deleteProperty(globalThis, 'Capacitor');
});

describe('in a browser', () => {
  it('content is shared with other apps', async () => {
    const shared: ShareData[] = [];
    give('share', async (what: ShareData) => void shared.push(what));
    expect(await (await native()).share({ title: 'Soup', url: 'https://plateful.test/recipe/1' })).toBe(true);
    expect(shared).toEqual([{ title: 'Soup', url: 'https://plateful.test/recipe/1' }]);
  });

  it.each([
    ['canceled', new DOMException('Canceled', 'AbortError'), true],
    ['refused', new DOMException('Refused', 'NotAllowedError'), false],
  ])('sharing that is %s counts as done: %s', async (_, error, isDone) => {
    give('share', () => Promise.reject(error));
    expect(await browser.share({ text: 'Soup' })).toBe(isDone);
  });

  it('without sharing support, nothing is shared', async () => {
    expect(await browser.share({ text: 'Soup' })).toBe(false);
  });

  it('the screen stays on until it is released', async () => {
    const held: string[] = [];
    give('wakeLock', {
      async request(kind: string) {
        held.push(kind);
        return { release: async () => void held.pop() };
      },
    });
    const letGo = await (await native()).keepAwake();
    expect(held).toEqual(['screen']);
    await letGo();
    expect(held).toEqual([]);
  });

  it('without wake lock support, says so', async () => {
    await expect(browser.keepAwake()).rejects.toThrow();
  });
});

it('the device app is recognized by what it adds to the page', () => {
  expect(isDeviceApp()).toBe(false);
  Object.assign(globalThis, { Capacitor: { isNativePlatform: () => false } });
  expect(isDeviceApp()).toBe(false);
  Object.assign(globalThis, { Capacitor: { isNativePlatform: () => true } });
  expect(isDeviceApp()).toBe(true);
});
