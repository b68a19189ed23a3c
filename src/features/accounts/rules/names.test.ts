import { describe, expect, test } from 'vitest';
import { displayName, isReservedUsername } from './names.ts';

describe('a username', () => {
  test.each([
    ...[
      'admin',
      'Admin',
      '_admin_',
      'admin123',
      '4dmin',
      'adm1n',
      'ADMlN',
      'anna_admin',
      'support_2',
      'Support',
    ],
    ...[
      'plateful',
      'P1ateful',
      'PIateful',
      'plate_ful',
      'plateful_team',
      'the_plateful',
      'Plateful2026',
      'sysadmin',
    ],
    ...['root', 'me', 'null', 'undefined', 'api', 'system', 'moderator', 'rnoderator', 'staff', '5taff'],
  ])('"%s" could be taken for the service or its staff', (username) => {
    expect(isReservedUsername(username)).toBe(true);
  });

  test.each([
    ...[
      'anna',
      'chef_anna',
      'annas_kitchen',
      'feed_me',
      'basil_9',
      'plate_of_food',
      'badminton',
      'supporter',
      'rooted',
    ],
    ...['a', '1', '___', 'staffordshire', 'administer', 'kitchen_witch', 'mod_cook'],
  ])('"%s" is free', (username) => {
    expect(isReservedUsername(username)).toBe(false);
  });
});

test('a name of very many digits is no match, and read once', () => {
  expect(isReservedUsername(`${'5'.repeat(100_000)}x`)).toBe(false);
  expect(isReservedUsername(`admin${'5'.repeat(100_000)}`)).toBe(true);
});

describe('a display name', () => {
  test.each([
    ['Kim\nChi', 'Kim Chi'],
    ['  Kim \r\n\t Chi\u2028', 'Kim Chi'],
    ['Kim\u202e ihC', 'Kim ihC'],
    ['\u2066Kim\u2069', 'Kim'],
    ['Kim\u0000\u0007', 'Kim'],
    ['\u200b\u2060', ''],
    ['👩‍🍳 Ana', '👩‍🍳 Ana'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('%j is shown as %j', (written, shown) => {
    expect(displayName(written)).toBe(shown);
  });
});
