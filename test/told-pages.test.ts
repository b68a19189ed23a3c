import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT_ON_DEVICE } from '../src/app/pages/privacy/kept-on-device.ts';
import { declaredKeys } from './web/declared-stores.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

test('the privacy page lists everything that is stored on a device', () => {
  expect(KEPT_ON_DEVICE.flatMap(([, keys]) => keys).toSorted()).toEqual(declaredKeys().toSorted());
});

test.each([
  ['/terms', 'renews each month, or each year'],
  ['/privacy', 'tell this Plateful how your device shows things'],
  ['/privacy', 'Your last request to the AI Chef'],
  ['/accessibility', 'in the dark theme on a narrow phone and in the light theme on a desktop'],
])('%s says what the software does: %s', async (path, words) => {
  const answer = await world.visitor.fetch(path, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain(words);
});
