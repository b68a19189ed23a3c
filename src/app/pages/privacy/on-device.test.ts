import { expect, test } from 'vitest';
import { declaredKeys } from '../../../../test/web/declared-stores.ts';
import { KEPT_ON_DEVICE } from './on-device.tsx';

test('the privacy page tells of everything that is kept on a device', () => {
  expect(KEPT_ON_DEVICE.flatMap(([, keys]) => keys).toSorted()).toEqual(declaredKeys().toSorted());
});
