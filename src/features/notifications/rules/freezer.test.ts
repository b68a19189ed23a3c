import { describe, expect, test } from 'vitest';
import { dayBefore, type WrittenIngredient } from './freezer.ts';

const line = (text: string, name: string, aisle: WrittenIngredient['aisle']) => ({ text, name, aisle });
const PRAWNS = line('300 g frozen prawns', 'frozen prawns', 'fish');
const PEAS = line('200 g frozen peas', 'peas', 'frozen');

describe('out of the freezer the evening before comes', () => {
  test('frozen meat and fish', () => {
    expect(dayBefore([PRAWNS], ['Fry the prawns.']).thaw).toEqual(['prawns']);
  });

  test('anything its line calls thawed', () => {
    const spinach = line('400 g frozen spinach, thawed and squeezed', 'frozen spinach', 'frozen');
    expect(dayBefore([spinach, PEAS], []).thaw).toEqual(['spinach']);
  });

  test('anything frozen if a step thaws it', () => {
    const pastry = line('1 sheet frozen puff pastry', 'puff pastry', 'frozen');
    expect(dayBefore([pastry], ['Thaw the pastry in the fridge.']).thaw).toEqual(['puff pastry']);
  });

  test('each food once', () => {
    expect(dayBefore([PRAWNS, PRAWNS], []).thaw).toEqual(['prawns']);
  });

  test('nothing that goes frozen into the pan', () => {
    expect(dayBefore([PEAS], ['Stir in the peas.']).thaw).toEqual([]);
    expect(dayBefore([PRAWNS], ['Add the prawns without thawing them.']).thaw).toEqual([]);
    expect(dayBefore([PRAWNS], ['Do not defrost the prawns.']).thaw).toEqual([]);
  });

  test('nothing that is not said to be frozen', () => {
    expect(dayBefore([line('2 chicken breasts', 'chicken breasts', 'meat')], []).thaw).toEqual([]);
  });
});

describe('a recipe begins the day before', () => {
  test.each([
    'Cover and marinate overnight.',
    'Soak the beans for 12 hours.',
    'Let the dough rise in the fridge overnight, then shape it.',
    'Refrigerate for at least 8 hours.',
  ])('%s', (step) => {
    expect(dayBefore([], [step]).overnight).toBe(true);
  });

  test.each([
    'Marinate for 2 hours.',
    'Roast the lamb for 8 hours.',
    'Keeps overnight in the fridge.',
    'Chill for an hour. Leftovers are good overnight.',
  ])('not with: %s', (step) => {
    expect(dayBefore([], [step]).overnight).toBe(false);
  });
});
