import { expect, test } from 'vitest';
import { readFoods } from './queries.ts';

test('reading the longest recipe lets others have their turn', async () => {
  const ingredients = Array.from({ length: 300 }, (_, nth) => ({
    amount: `${nth} x 2 plus `.repeat(25),
    name: `tomato ${nth} with salt and onion in `.repeat(9),
  }));
  let turns = 0;
  const others = setInterval(() => turns++);
  const { foods } = await readFoods(ingredients);
  clearInterval(others);
  expect(foods).toHaveLength(300);
  expect(turns).toBeGreaterThan(0);
});
