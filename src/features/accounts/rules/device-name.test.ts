import { expect, test } from 'vitest';
import { inLanguage } from '#server/language.ts';
import { deviceName } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'Unknown device'],
  ['<script>', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%j is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('a device is named in the reader’s language', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
  expect(inLanguage('de', () => deviceName(firefox))).toBe('Firefox auf Linux');
});
