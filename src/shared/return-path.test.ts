import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('the path to return to after signing in', () => {
  test.each(['/', '/meal-plan?date=2026-02-28&view=daily', '/recipe/abc#steps', '/search?q=a%20b'])(
    '%s is ours',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '',
    'meal-plan',
    null,
    7,
    `/${'a'.repeat(2001)}`,
    '/%zz',
  ])('%s is not', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });
  test('every accepted path stays on this site', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = safeReturnPath(text);
        return path === null || new URL(path, 'http://own.invalid').origin === 'http://own.invalid';
      }),
    );
  });
});
