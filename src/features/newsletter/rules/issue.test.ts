import { describe, expect, test } from 'vitest';
import { bestOf, type Candidate, dinnersOf, issueDue, plannedDays, standing, tipOf } from './issue.ts';

const candidate = (id: string, changed: Partial<Candidate> = {}): Candidate => ({
  id,
  category: id,
  mainFoods: [id],
  authorId: null,
  ratingScore: 3,
  score: 10,
  isNew: false,
  wasLately: false,
  ...changed,
});
const many = (count: number, changed: Partial<Candidate> = {}) =>
  Array.from({ length: count }, (_, at) => candidate(`other-${at}`, changed));

describe('the best of the week', () => {
  test('is what was posted this week before what is merely popular', () => {
    const fresh = candidate('fresh', { isNew: true, score: 2 });
    expect(bestOf([...many(9, { score: 50 }), fresh])[0]).toBe('fresh');
  });

  test('rank higher if rated higher or viewed more, and views alone do not win a week', () => {
    expect(standing(candidate('a', { ratingScore: 4 }))).toBeGreaterThan(standing(candidate('b')));
    expect(standing(candidate('a', { score: 500 }))).toBeGreaterThan(standing(candidate('b')));
    expect(standing(candidate('a', { ratingScore: 5, score: 10 }))).toBeGreaterThan(
      standing(candidate('b', { ratingScore: 3, score: 500 })),
    );
  });

  test('are at most two of a category, and two of an author', () => {
    const cakes = many(4, { category: 'dessert', score: 900 });
    const chosen = bestOf([...cakes, candidate('soup'), candidate('salad'), candidate('stew')]);
    expect(chosen).toHaveLength(5);
    expect(chosen.filter((id) => id.startsWith('other'))).toHaveLength(2);
    const byOne = many(4, { authorId: 'ari', score: 900 });
    const varied = bestOf([...byOne, candidate('soup'), candidate('salad'), candidate('stew')]);
    expect(varied.filter((id) => id.startsWith('other'))).toHaveLength(2);
  });

  test('may all be alike if there is nothing else', () => {
    expect(bestOf(many(5, { category: 'dessert' }))).toHaveLength(5);
    expect(bestOf([candidate('only')])).toEqual(['only']);
    expect(bestOf([])).toEqual([]);
  });

  test('repeat only if there is nothing else', () => {
    const late = candidate('again', { wasLately: true, ratingScore: 5, score: 100_000, isNew: true });
    expect(bestOf([late, ...many(5, { ratingScore: 0, score: 0 })])).not.toContain('again');
    expect(bestOf([late, ...many(4)])).toContain('again');
  });

  test('do not depend on the order in which recipes are read', () => {
    const recipes = many(12);
    expect(bestOf(recipes.toReversed())).toEqual(bestOf(recipes));
  });
});

test('a week of dinners has dinners only, and at most two with the same main food', () => {
  const chicken = many(5, { category: 'dinner', mainFoods: ['chicken'], score: 900 });
  const others = ['leek', 'bean', 'egg', 'rice', 'fish', 'corn'].map((id) =>
    candidate(id, { category: 'dinner' }),
  );
  const dinners = dinnersOf([...chicken, ...others, candidate('cake', { score: 90_000 })]);
  expect(dinners).toHaveLength(7);
  expect(dinners).not.toContain('cake');
  expect(dinners.filter((id) => id.startsWith('other'))).toHaveLength(2);
});

describe('an issue', () => {
  test.each([
    ['2026-11-22T09:59:59Z', null],
    ['2026-11-22T10:00:00Z', '2026-11-22'],
    ['2026-11-22T23:59:59Z', '2026-11-22'],
    ['2026-11-23T00:00:00Z', null],
    ['2026-11-25T12:00:00Z', null],
  ])('at %s is due: %s', (now, sunday) => {
    expect(issueDue(new Date(now))).toBe(sunday);
  });

  test('plans the week that starts the next day', () => {
    expect(plannedDays('2026-11-22')).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
  });

  test('explains every tip once before one is repeated', () => {
    const sundays = Array.from({ length: 12 }, (_, week) =>
      new Date(Date.UTC(2026, 10, 22 + 7 * week)).toISOString().slice(0, 10),
    );
    expect(new Set(sundays.map((sunday) => tipOf(sunday, 12))).size).toBe(12);
  });
});
