import { describe, expect, test } from 'vitest';
import { dueAt, listed, mayTell } from './digest.ts';

const NIGHT = { from: 22 * 60, until: 7 * 60 };

describe('what happens', () => {
  test('is sent together after an hour, replies after five minutes, and scheduled messages immediately', () => {
    const now = new Date('2026-11-22T10:00:00Z');
    expect(dueAt('new_recipes', now).toISOString()).toBe('2026-11-22T11:00:00.000Z');
    expect(dueAt('ratings', now).toISOString()).toBe('2026-11-22T11:00:00.000Z');
    expect(dueAt('talk', now).toISOString()).toBe('2026-11-22T10:05:00.000Z');
    expect(dueAt('meals', now)).toEqual(now);
  });

  test('is not sent during the recipient’s night', () => {
    const night = new Date('2026-11-22T22:30:00Z');
    expect(mayTell(night, 'Europe/London', NIGHT)).toBe(false);
    expect(mayTell(night, 'America/New_York', NIGHT)).toBe(true);
    expect(mayTell(night, 'Europe/London', null)).toBe(true);
    expect(mayTell(night, null, NIGHT)).toBe(true);
  });

  test('is not sent in the hour that a clock change skips or repeats', () => {
    expect(mayTell(new Date('2026-10-25T00:30:00Z'), 'Europe/Berlin', NIGHT)).toBe(false);
    expect(mayTell(new Date('2026-10-25T01:30:00Z'), 'Europe/Berlin', NIGHT)).toBe(false);
    expect(mayTell(new Date('2026-10-25T05:59:00Z'), 'Europe/Berlin', NIGHT)).toBe(false);
    expect(mayTell(new Date('2026-10-25T06:00:00Z'), 'Europe/Berlin', NIGHT)).toBe(true);
    expect(mayTell(new Date('2026-03-29T05:00:00Z'), 'Europe/Berlin', NIGHT)).toBe(true);
  });
});

test.each([
  [[], ''],
  [['Ari'], 'Ari'],
  [['Ari', 'Ari'], 'Ari'],
  [['Ari', 'Bo'], 'Ari and Bo'],
  [['Ari', 'Bo', 'Cy'], 'Ari, Bo and 1 more'],
  [['Ari', 'Bo', 'Cy', 'Di', 'Ed'], 'Ari, Bo and 3 more'],
])('%j is listed as %s', (names, text) => {
  expect(listed(names)).toBe(text);
});
