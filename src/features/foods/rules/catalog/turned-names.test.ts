import { describe, expect, it } from 'vitest';
import { foodCatalog } from '../../server/catalog.ts';
import { turnedName } from './turned-names.ts';

describe('a name with its distinguishing words after it', () => {
  it.each([
    ['1 tbsp Sugars, brown', 'brown Sugar'],
    ['2 tbsp Oil, olive, salad or cooking', 'olive Oil'],
    ['1 tsp Spices, pepper, white', 'white pepper'],
    ['¼ cup Peppers, sweet, green, raw', 'sweet green Peppers'],
    ['1 oz Nuts, almonds', 'almonds'],
    ['cheese - cheddar', 'cheddar cheese'],
    ['2 onions (red), sliced', 'red onions'],
    ['2 tbsp Sauce, salsa, ready-to-serve', 'salsa'],
    ['Chicken, broilers or fryers, breast, skinless, boneless, raw', 'Chicken breast'],
    ['1 TL Paprikapulver, rosenscharf', 'Paprikapulver rosenscharf'],
    ['1 cup tomatoes, red, ripe, raw', null],
    ['1 can tomatoes, chopped', null],
    ['1 lemon, juice', null],
    ['2 carrots, sliced', null],
  ])('%s: %s', (line, name) => {
    expect(turnedName(foodCatalog(), line)).toBe(name);
  });
});
