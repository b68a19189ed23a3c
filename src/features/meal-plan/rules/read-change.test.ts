import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedMeal } from './calendar.ts';
import type { PlanChange } from './changes.ts';
import { readPlanChange } from './read-change.ts';

const meal: PlannedMeal = {
  // Copies of copies have long provisional ids.
  id: Array.from({ length: 4 }, () => '5e0f6a53-6a3c-4a8e-9d7c-6d0d35ce5f10').join(':'),
  recipeId: null,
  recipeName: 'Leftovers',
  recipeImage: null,
  recipeGone: false,
  date: '2025-11-21',
  mealType: 'Dinner',
  recurring: 'none',
  seriesId: null,
  servings: null,
  note: '',
  addedAt: '2025-11-20T08:00:00.000Z',
};
const changes: PlanChange[] = [
  { kind: 'plan', meal },
  { kind: 'change', meal, to: { note: 'With rice' } },
  { kind: 'remove', meal },
  { kind: 'repeat', meal, recurring: 'weekly', seriesId: 'a' },
  { kind: 'moveSeries', meal, scope: 'all', date: '2025-11-22' },
  { kind: 'removeSeries', meal, scope: 'following' },
  { kind: 'copyDays', id: 'a', from: '2025-11-21', to: '2025-11-28', days: 7 },
  { kind: 'restore', meals: [meal], remove: ['a'], moved: [{ id: 'b', date: '2026-03-02' }] },
];

describe('a change of the plan stored on the device', () => {
  it.each(changes)('is read as it was made: $kind', (change) => {
    expect(readPlanChange(JSON.parse(JSON.stringify(change)))).toEqual(change);
  });

  it.each(changes)('is not read without any one of its parts: $kind', (change) => {
    for (const part of Object.keys(change))
      expect(readPlanChange({ ...change, [part]: undefined }), part).toBeNull();
  });

  it.each([
    [{ kind: 'plan', meal: { ...meal, date: '2025-02-30' } }],
    [{ kind: 'plan', meal: { ...meal, mealType: 'Brunch' } }],
    [{ kind: 'plan', meal: { ...meal, recipeId: 7 } }],
    [{ kind: 'repeat', meal, recurring: 'hourly', seriesId: 'a' }],
    [{ kind: 'removeSeries', meal, scope: 'some' }],
    [{ kind: 'restore', meals: [meal], remove: [7], moved: [] }],
    [{ kind: 'restore', meals: [meal], remove: [], moved: [7] }],
    [{ kind: 'constructor', meal }],
    [{ kind: 'swap', meal }],
  ])('is not read when malformed: %j', (stored) => {
    expect(readPlanChange(stored)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (stored) => void readPlanChange(stored)));
  });
});
