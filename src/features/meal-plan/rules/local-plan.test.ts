import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mealToMerge } from './calendar.ts';
import { readLocalPlan } from './local-plan.ts';

const TODAY = '2025-11-21';

describe('the plan stored on this device', () => {
  const meal = {
    id: '5e0f6a53-6a3c-4a8e-9d7c-6d0d35ce5f10',
    recipeId: '10cc678a-e656-466b-be58-110173de02d0',
    recipeName: 'Pancakes',
    recipeImage: '/art/recipes/pancakes',
    recipeGone: false,
    date: TODAY,
    mealType: 'Breakfast',
    recurring: 'none',
    seriesId: null,
    servings: 6,
    note: 'With berries',
    addedAt: '2025-11-20T08:00:00.000Z',
  };

  it('is read as it was written', () => {
    expect(readLocalPlan([meal])).toEqual([meal]);
  });

  it('needs only the essential fields of a meal', () => {
    const { id, recipeId, recipeName, date, mealType } = meal;
    expect(readLocalPlan([{ id, recipeId, recipeName, date, mealType }])).toEqual([
      { ...meal, recipeImage: null, servings: null, note: '', addedAt: '1970-01-01T00:00:00.000Z' },
    ]);
  });

  it.each([
    [
      { recipeId: null, recipeName: ' Eating out ', recipeGone: true },
      { recipeName: 'Eating out', recipeGone: false },
    ],
    [{ recipeId: null, recipeName: 'x'.repeat(200) }, { recipeName: 'x'.repeat(120) }],
    [{ recipeGone: true }, { recipeGone: true }],
    [{ servings: 0 }, { servings: null }],
    [{ servings: 2.5 }, { servings: null }],
    [{ servings: 100 }, { servings: 100 }],
    [{ note: 'x'.repeat(600) }, { note: 'x'.repeat(500) }],
    [{ note: 7 }, { note: '' }],
    [{ seriesId: meal.id }, { seriesId: meal.id }],
    [{ seriesId: 'mine' }, { seriesId: null }],
    [{ recurring: 'hourly' }, { recurring: 'none' }],
    [{ recurring: 'weekly' }, { recurring: 'weekly' }],
  ])('keeps the usable part of %j', (kept, read) => {
    expect(readLocalPlan([{ ...meal, ...kept }])[0]).toMatchObject(read);
  });

  it('is sent with a name only for meals without a recipe', () => {
    const [kept] = readLocalPlan([meal]);
    if (!kept) throw new Error('The meal was not read.');
    expect(mealToMerge(kept)).not.toHaveProperty('text');
    expect(mealToMerge({ ...kept, recipeGone: true })).toMatchObject({
      recipeId: meal.recipeId,
      text: 'Pancakes',
    });
    expect(mealToMerge({ ...kept, recipeId: null })).toMatchObject({ recipeId: null, text: 'Pancakes' });
  });

  it.each([
    [null],
    [''],
    [7],
    [{}],
    [[null, 1, 'x', [], {}]],
    [[{ ...meal, date: '2025-02-30' }]],
    [[{ ...meal, mealType: 'Brunch' }]],
    [[{ ...meal, id: '' }]],
    [[{ ...meal, recipeId: 'x'.repeat(101) }]],
  ])('leaves garbage out: %j', (stored) => {
    expect(readLocalPlan(stored)).toEqual([]);
  });

  it('contains each id once, and at most 2,000 meals', () => {
    expect(readLocalPlan([meal, { ...meal, date: '2025-12-01' }])).toEqual([meal]);
    const many = Array.from({ length: 2500 }, (_, index) => ({ ...meal, id: `m${index}` }));
    expect(readLocalPlan(many)).toHaveLength(2000);
  });

  it('never throws, and reads its own writing', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom(...Object.values(meal)));
    const entry = fc.record(
      Object.fromEntries(Object.keys(meal).map((key) => [key, field])) as Record<string, typeof field>,
      { requiredKeys: [] },
    );
    fc.assert(fc.property(fc.jsonValue(), (stored) => void readLocalPlan(stored)));
    fc.assert(
      fc.property(fc.array(fc.oneof(entry, fc.constant(meal), fc.jsonValue())), (entries) => {
        const read = readLocalPlan(entries);
        expect(readLocalPlan(read)).toEqual(read);
      }),
    );
  });
});
