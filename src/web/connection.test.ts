import { expect, it } from 'vitest';
import { FEW_RECIPES } from '#shared/offline-caches.ts';
import { recipesToFetch } from './connection.ts';

it.each([
  ['none to save data', { saveData: true, type: 'wifi' }, true, 0],
  ['none on mobile data', { type: 'cellular', effectiveType: '4g' }, true, 0],
  ['none on a slow connection', { effectiveType: '3g' }, false, 0],
  ['all on Wi-Fi', { type: 'wifi', effectiveType: '4g' }, true, Number.POSITIVE_INFINITY],
  ['all on a desktop', { effectiveType: '4g' }, false, Number.POSITIVE_INFINITY],
  ['all on a desktop that does not say', undefined, false, Number.POSITIVE_INFINITY],
  ['a few on a phone that does not say', undefined, true, FEW_RECIPES],
])('recipes are fetched for later: %s', (_, connection, isHandheld, count) => {
  expect(recipesToFetch(connection, isHandheld)).toBe(count);
});
