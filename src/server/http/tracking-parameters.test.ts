import { describe, expect, it } from 'vitest';
import { withoutTracking } from './tracking-parameters.ts';

describe('an address without tracking', () => {
  it.each([
    ['/recipe/1?fbclid=IwAR0abc', '/recipe/1'],
    ['/search?q=soup&utm_source=mail&utm_medium=x&sort=new', '/search?q=soup&sort=new'],
    ['/?gclid=1&igsh=2', '/'],
    ['/recipe/1?msclkid', '/recipe/1'],
  ])('%s is %s', (url, plain) => {
    expect(withoutTracking(url)).toBe(plain);
  });

  it.each([
    '/',
    '/search?q=utm_source%3D1',
    '/search?q=a&q=b&empty=',
    '/search?Fbclid=1',
    '/search?q=a+b%20c',
  ])('%s stays as it is', (url) => {
    expect(withoutTracking(url)).toBe(url);
  });
});
