import { expect, test } from 'vitest';
import { KEPT_ON_DEVICE } from '../src/app/pages/privacy/kept-on-device.ts';
import { declaredKeys } from './web/declared-stores.ts';

test('the privacy page tells of everything that is kept on a device', () => {
  expect(KEPT_ON_DEVICE.flatMap(([, keys]) => keys).toSorted()).toEqual(declaredKeys().toSorted());
});
