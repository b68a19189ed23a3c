import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { type KeptRecipe, MOST_KEPT_BYTES } from '#shared/offline-caches.ts';
import {
  assetsIn,
  isCurrent,
  isFresh,
  isRouteList,
  kindOf,
  picturesIn,
  roomFor,
  sameInOtherSizes,
  surplus,
} from './strategy.ts';

const ORIGIN = 'https://plateful.test';
const page = { method: 'GET', mode: 'navigate', destination: 'document' };
const part = { method: 'GET', mode: 'cors', destination: '' };

describe('a request', () => {
  it.each([
    ['/meal-plan?date=2026-11-22', page, 'own-page'],
    ['/grocery-list', page, 'own-page'],
    ['/recipe-book', page, 'own-page'],
    ['/profile?view=saved', page, 'own-page'],
    ['/profile/somebody', page, 'other-page'],
    ['/', page, 'public-page'],
    ['/recipe/abc', page, 'public-page'],
    ['/recipe/abc/more', page, 'other-page'],
    ['/settings', page, 'other-page'],
    ['/login/oidc', page, 'other-page'],
    ['/assets/root-KnxEhd9t.css', part, 'file'],
    ['/personal?path=/', part, 'personal'],
    ['/art/recipes/soup-640.webp', { ...part, destination: 'image' }, 'picture'],
    ['/pictures/stored/abc-320.avif', { ...part, destination: 'image' }, 'picture'],
    ['/favicon.svg', { ...part, destination: 'image' }, null],
    ['/rpc/recipes/get', part, null],
    ['/rpc/mealPlan/plan', { ...part, method: 'POST' }, null],
    ['/api/events', part, null],
    ['/share-target', { ...page, method: 'POST' }, 'share'],
    ['/share-target', { ...part, method: 'POST' }, null],
    ['/newsletter/preferences', { ...page, method: 'POST' }, null],
    ['https://elsewhere.test/meal-plan', page, null],
    ['/meal-plan', { ...page, method: 'HEAD' }, null],
  ] as const)('for %s is %o', (address, facts, kind) => {
    expect(kindOf({ ...facts, url: new URL(address, ORIGIN).href }, ORIGIN)).toBe(kind);
  });
});

describe('the files of a page', () => {
  it('include those that its HTML and its scripts name', () => {
    const html = `<link rel="modulepreload" href="/assets/entry.client-B1_xQ2aZ.js"/>
      <link rel="stylesheet" href="/assets/root-KnxEhd9t.css"/><a href="/recipe/my-long-name.js">`;
    expect(assetsIn(html)).toEqual(['/assets/entry.client-B1_xQ2aZ.js', '/assets/root-KnxEhd9t.css']);
    const script = `import{t as e}from"./shell-Dd0QxPzA.js";let m=["assets/sheet-abcdEF12.js"];import(\`./toaster-12345678.js\`);import("./online-abcdEF12.js")`;
    expect(assetsIn(script)).toEqual([
      '/assets/shell-Dd0QxPzA.js',
      '/assets/sheet-abcdEF12.js',
      '/assets/toaster-12345678.js',
    ]);
    expect(assetsIn('@font-face{src:url(/assets/figtree-latin-Ab12Cd34.woff2)format("woff2")}')).toEqual([
      '/assets/figtree-latin-Ab12Cd34.woff2',
    ]);
  });

  it('stop at the list of all pages', () => {
    expect(isRouteList('/assets/manifest-a1b2c3d4.js')).toBe(true);
    expect(isRouteList('/assets/meal-plan-page-a1b2c3d4.js')).toBe(false);
  });
});

describe('pictures', () => {
  it('of a page are found once each, the first one first', () => {
    const html = `<img src="/pictures/stored/abc-640.webp" srcset="/pictures/stored/abc-320.webp 320w, /pictures/stored/abc-640.webp 640w">
      <img src="/art/recipes/soup-640.webp"><img src="https://elsewhere.test/pictures.png">`;
    expect(picturesIn(html)).toEqual(['/pictures/stored/abc', '/art/recipes/soup']);
  });

  it('substitute for each other in any size and format', () => {
    expect(sameInOtherSizes('/art/recipes/soup-320.webp')).toEqual([
      '/art/recipes/soup-320.webp',
      '/art/recipes/soup-640.webp',
      '/art/recipes/soup-640.avif',
      '/art/recipes/soup-1280.webp',
      '/art/recipes/soup-1280.avif',
      '/art/recipes/soup-320.avif',
    ]);
    expect(sameInOtherSizes('/art/people/3.svg')).toEqual(['/art/people/3.svg']);
  });
});

it('lose the oldest ones when there are too many', () => {
  expect(surplus(['a', 'b', 'c'], 2)).toEqual(['a']);
  expect(surplus(['a'], 2)).toEqual([]);
});

it('lose none that the latest pages need, even if it is the oldest', () => {
  const isNeeded = (name: string) => name === 'a';
  expect(surplus(['a', 'b', 'c', 'd'], 2, isNeeded)).toEqual(['b', 'c']);
  expect(surplus(['a', 'b'], 1, () => true)).toEqual([]);
});

describe('a stored page', () => {
  const html = '<script type="module">import "/assets/manifest-f1944264.js"</script>';
  it.each([
    ['of the same build is fetched again after the given time', 59 * MINUTE_MS, 'f1944264', true],
    ['is fetched again once it is older', 61 * MINUTE_MS, 'f1944264', false],
    ['of another build is fetched again after a minute', 2 * MINUTE_MS, 'f8de08c0', false],
    ['of another build is not fetched with each step of a tab from before', MINUTE_MS / 2, 'f8de08c0', true],
  ] as const)('%s', (_, age, build, isNow) => {
    expect(isFresh(html, age, HOUR_MS, build)).toBe(isNow);
  });
});

describe('a recipe stored for later', () => {
  const NOW = 1_800_000_000_000;
  const kept: KeptRecipe = { version: 3, build: 'a', at: NOW - 30 * DAY_MS, bytes: 60_000, picture: null };
  it.each([
    ['is not fetched again, however old', kept, 3, 'a', true],
    ['is fetched if it is new', undefined, 3, 'a', false],
    ['is fetched if it has changed', kept, 4, 'a', false],
    ['is fetched for a new Plateful, whose files replace the old', kept, 3, 'b', false],
    ['is fetched once a day if nobody knows whether it has changed', kept, null, 'a', false],
    ['is not fetched twice a day', { ...kept, at: NOW - DAY_MS / 2 }, null, 'a', true],
  ] as const)('%s', (_, before, version, build, isNow) => {
    expect(isCurrent(before, { id: 'soup', version }, build, NOW)).toBe(isNow);
  });

  it('has room up to the budget, and leaves the browser half of the space it still offers', () => {
    const GB = 2 ** 30;
    expect(roomFor({}, 0)).toBe(MOST_KEPT_BYTES);
    expect(roomFor({ quota: 60 * GB, usage: GB }, 0)).toBe(MOST_KEPT_BYTES);
    expect(roomFor({ quota: 10_000_000, usage: 4_000_000 }, 1_000_000)).toBe(4_000_000);
    expect(roomFor({ quota: 4_000_000, usage: 4_000_000 }, 1_000_000)).toBe(1_000_000);
  });
});
