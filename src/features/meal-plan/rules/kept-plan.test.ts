import { describe, expect, it } from 'vitest';
import type { PlannedMeal } from './calendar.ts';
import { fromKept, isKept } from './kept-plan.ts';

const meal = (id: string, date: string) => ({ id, date }) as PlannedMeal;
const NOVEMBER = { from: '2026-10-26', to: '2026-12-11' };
const DECEMBER = { from: '2026-11-23', to: '2027-01-08' };
const places = (meals: PlannedMeal[]) => meals.map(({ id, date }) => `${id} ${date}`);

describe('a plan without a connection', () => {
  it('is put together from every range that covers some of its days', () => {
    const kept = [
      { ...NOVEMBER, meals: [meal('soup', '2026-12-01')] },
      { ...DECEMBER, meals: [meal('soup', '2026-12-01'), meal('pie', '2026-12-20')] },
    ];
    expect(places(fromKept(kept, DECEMBER))).toEqual(['soup 2026-12-01', 'pie 2026-12-20']);
    expect(places(fromKept(kept.slice(0, 1), DECEMBER))).toEqual(['soup 2026-12-01']);
    expect(places(fromKept(kept, { from: '2026-12-02', to: '2026-12-31' }))).toEqual(['pie 2026-12-20']);
  });

  it('follows the newest range that covers a day', () => {
    const kept = [
      { ...NOVEMBER, meals: [meal('moved', '2026-12-02')] },
      {
        ...DECEMBER,
        meals: [meal('moved', '2026-12-20'), meal('removed', '2026-12-01'), meal('pie', '2026-12-21')],
      },
    ];
    expect(places(fromKept(kept, DECEMBER))).toEqual(['moved 2026-12-02', 'pie 2026-12-21']);
  });

  it('knows the days that are not kept', () => {
    expect(isKept([NOVEMBER], '2026-12-11')).toBe(true);
    expect(isKept([NOVEMBER], '2026-12-12')).toBe(false);
    expect(isKept([], '2026-12-12')).toBe(false);
  });
});
