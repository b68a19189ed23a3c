import { expect, test } from 'vitest';
import { todayIn } from './dates.ts';
import { VIEWER_COOKIE, viewerOf, zoneOf } from './viewer.ts';

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const cookie = (told: Record<string, string>) => `a=b; ${VIEWER_COOKIE}=${new URLSearchParams(told)}; c=d`;

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'today is the date in %s, where the device is',
  (zone) => {
    expect(viewerOf(cookie({ zone })).today).toBe(todayIn(new Date(), zone));
  },
);

test.each([null, '', `${VIEWER_COOKIE}=%`])("without a zone (%s), it is the server's date", (cookies) => {
  expect(viewerOf(cookies)).toEqual({ today: todayIn(new Date(), HERE), choices: {}, isPhone: false });
});

test.each(['Nowhere/Land', '__proto__', ''])("'%s' is not a zone, so it is the date in UTC", (zone) => {
  expect(viewerOf(cookie({ zone })).today).toBe(todayIn(new Date(), 'UTC'));
});

test('unknown choices are ignored', () => {
  const told = { zone: 'UTC', 'plateful-list-view': 'plain', theme: 'dark', __proto__: 'x' };
  expect(viewerOf(cookie(told)).choices).toEqual({ 'plateful-list-view': 'plain' });
});

test('a phone is recognized by its cookie', () => {
  expect(viewerOf(cookie({ zone: 'UTC', phone: '1' })).isPhone).toBe(true);
});

test('the time zone is the one the device names, and only once the device has reported it', () => {
  expect(zoneOf(cookie({ zone: 'America/New_York' }))).toBe('America/New_York');
  expect(zoneOf(cookie({ phone: '1' }))).toBeNull();
  expect(zoneOf(null)).toBeNull();
});
