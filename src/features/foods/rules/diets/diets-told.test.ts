import { describe, expect, it } from 'vitest';
import { DIETS } from '#features/accounts/rules/diets.ts';
import { foodCatalog } from '../../server/catalog.ts';
import { recipeFoods } from '../recipe-foods.ts';
import { dietVerdicts } from './diets.ts';
import { dietsTold } from './diets-told.ts';

const verdicts = (...names: string[]) =>
  dietVerdicts(
    recipeFoods(
      foodCatalog(),
      names.map((name) => ({ amount: '100 g', name })),
    ),
    1,
  );
const ids = (told: readonly { id: string }[]) => told.map(({ id }) => id);

describe('the diets shown to a reader', () => {
  const beefStew = verdicts('beef', 'butter', 'wheat flour');

  it('include unsuitable ones only if people ask for them', () => {
    expect(ids(dietsTold(beefStew, new Set()).against).sort()).toEqual([
      'dairy-free',
      'gluten-free',
      'vegan',
      'vegetarian',
    ]);
  });

  it('include the ones the reader follows, first', () => {
    const { against } = dietsTold(beefStew, new Set(['paleo', 'pescatarian']));
    expect(ids(against).slice(0, 2).sort()).toEqual(['paleo', 'pescatarian']);
    expect(against).toHaveLength(6);
  });

  it('include a followed diet even if every vegetarian recipe suits it', () => {
    const salad = verdicts('tomatoes', 'mozzarella', 'olive oil');
    expect(ids(dietsTold(salad, new Set()).fits)).not.toContain('pescatarian');
    expect(ids(dietsTold(salad, new Set(['pescatarian'])).fits)[0]).toBe('pescatarian');
  });
});

describe('the diets a person can follow', () => {
  it('are those that recipes are checked for', () => {
    expect(ids(verdicts('rice')).sort()).toEqual([...DIETS].sort());
  });
});
