import { describe, expect, it } from 'vitest';
import { foodCatalog } from '../../server/catalog.ts';
import { findFood } from '../catalog/catalog.ts';
import { parseIngredient } from '../ingredient/parse-ingredient.ts';
import { measureGrams } from './measure-grams.ts';

function gramsOf(line: string) {
  const ingredient = parseIngredient(line);
  const food = findFood(foodCatalog(), ingredient.food);
  return food && measureGrams(food, ingredient);
}

describe('the weight of an ingredient', () => {
  it.each([
    ['500 g flour', 500],
    ['1 kg potatoes', 1000],
    ['1 cup plain flour', 125],
    ['2 tbsp olive oil', 27.6],
    ['2 eggs', 88],
    ['2 large eggs', 100],
    ['3 cloves garlic', 12],
    ['1 stick butter', 113],
    ['2 (400 g) cans chopped tomatoes', 800],
    ['2-4 carrots', 183],
    ['1 cinnamon stick', 3],
    ['2 salmon fillets (about 140 g each)', 280],
    ['2 salmon fillets (each about 140 g)', 280],
    ['2 salmon fillets, about 280 g in all', 280],
    ['6 skin-on chicken thighs, about 1 kg', 1000],
  ])('%s', (line, grams) => {
    expect(gramsOf(line)).toBeCloseTo(grams, 0);
  });

  it.each(['salt to taste', 'oil for frying', '3 cm ginger'])('%s: unknown', (line) => {
    expect(gramsOf(line)).toBeNull();
  });
});
