import { describe, expect, it } from 'vitest';
import { countingEaters } from './more-eaters.ts';

describe('people who join or leave a table of four', () => {
  it.each([
    ['two more are coming', 'for 6 people'],
    ['my parents are joining us', 'for 6 people'],
    ['my sister is coming too', 'for 5 people'],
    ['one person cancelled', 'for 3 people'],
    ["2 of them can't make it", 'for 2 people'],
    ['es kommen noch drei dazu', 'for 7 people'],
    ['il y a deux invités de plus', 'for 6 people'],
    ['vienen dos más', 'for 6 people'],
  ])('“%s” is “%s”', (said, meant) => {
    expect(countingEaters(said, 4)).toBe(meant);
  });

  it.each([
    'two more eggs',
    'my sister is coming out in hives when she eats nuts',
    "my mum can't come near nuts",
    'no more garlic',
    'jetzt kommen doch 10 Leute',
  ])('“%s” changes nothing', (said) => {
    expect(countingEaters(said, 4)).toBe(said);
  });
});
