import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Nutrition } from '#features/foods/rules/catalog/food.ts';
import { dailyAverage, nutritionOfDays, servingOf } from './nutrition.ts';

const serving = (energy: number): Nutrition => ({
  energy,
  protein: energy / 20,
  fat: energy / 30,
  saturatedFat: energy / 90,
  carbohydrate: energy / 8,
  sugars: energy / 40,
  fiber: energy / 100,
  salt: 1,
});
const [MONDAY, TUESDAY] = ['2026-05-04', '2026-05-05'];

describe('a serving of a recipe', () => {
  it.each([
    [9, 9, true],
    [6, 9, true],
    [5, 9, false],
    [1, 1, true],
    [1, 2, false],
  ])('with %i of %i ingredients counted is known: %s', (counted, total, isKnown) => {
    expect(servingOf({ perServing: serving(500), counted, total }) !== null).toBe(isKnown);
  });

  it('is unknown if nothing can be counted', () => {
    expect(servingOf(null)).toBeNull();
  });
});

describe('the nutrition of days', () => {
  it('adds up one serving of each meal, and says how many meals are counted', () => {
    const days = nutritionOfDays([
      { serving: serving(400), dates: [TUESDAY, MONDAY] },
      { serving: serving(600), dates: [MONDAY] },
      { serving: null, dates: [MONDAY, TUESDAY] },
    ]);
    expect(days.map(({ date, counted, planned }) => [date, counted, planned])).toEqual([
      [MONDAY, 2, 3],
      [TUESDAY, 1, 2],
    ]);
    expect(days[0]?.total).toMatchObject({ energy: 1000, protein: 50, salt: 2 });
    expect(days[1]?.total).toEqual(serving(400));
  });

  it('counts a recipe twice if it is eaten twice a day', () => {
    const [day] = nutritionOfDays([{ serving: serving(300), dates: [MONDAY, MONDAY] }]);
    expect(day).toMatchObject({ counted: 2, planned: 2, total: { energy: 600, salt: 2 } });
  });

  it('leaves out days without meals', () => {
    expect(nutritionOfDays([])).toEqual([]);
  });
});

describe('the average day', () => {
  it('covers the days that have a counted meal', () => {
    const days = nutritionOfDays([
      { serving: serving(900), dates: [MONDAY] },
      { serving: serving(300), dates: [TUESDAY] },
      { serving: null, dates: [TUESDAY, '2026-05-06'] },
    ]);
    expect(dailyAverage(days)).toMatchObject({
      total: { energy: 600, salt: 1 },
      days: 2,
      counted: 2,
      planned: 4,
    });
  });

  it('is missing if nothing is counted', () => {
    expect(dailyAverage(nutritionOfDays([{ serving: null, dates: [MONDAY] }]))).toBeNull();
  });

  it('lies between the leanest and the richest day', () => {
    const dish = fc.record({
      serving: fc.integer({ min: 1, max: 3000 }).map(serving),
      dates: fc.array(fc.constantFrom(MONDAY, TUESDAY, '2026-05-06'), { minLength: 1, maxLength: 5 }),
    });
    fc.assert(
      fc.property(fc.array(dish, { minLength: 1 }), (dishes) => {
        const days = nutritionOfDays(dishes);
        const energies = days.map(({ total }) => total.energy);
        const energy = dailyAverage(days)?.total.energy ?? -1;
        expect(energy).toBeGreaterThanOrEqual(Math.min(...energies) - 1e-6);
        expect(energy).toBeLessThanOrEqual(Math.max(...energies) + 1e-6);
      }),
    );
  });
});
