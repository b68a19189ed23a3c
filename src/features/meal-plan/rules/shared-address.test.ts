import { expect, it } from 'vitest';
import { sharedAddress } from './shared-address.ts';

it.each([
  ['daily', 'weekly'],
  ['weekly', 'weekly'],
  ['monthly', 'monthly'],
] as const)('a plan that is shared from its %s view opens on its %s view', (view, shared) => {
  expect(sharedAddress('se/cret', { date: '2026-05-05', view })).toBe(
    `/shared-plan/se%2Fcret?date=2026-05-05&view=${shared}`,
  );
});
