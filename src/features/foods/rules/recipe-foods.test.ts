import { describe, expect, it } from 'vitest';
import { foodCatalog } from '../server/catalog.ts';
import { parseIngredient } from './ingredient/parse-ingredient.ts';
import { foodOf } from './recipe-foods.ts';

describe('measure and cut decide which food is meant', () => {
  it.each([
    ['1 bunch coriander', 'fresh-coriander'],
    ['2 tbsp chopped coriander', 'fresh-coriander'],
    ['1 tsp coriander', 'coriander-seed'],
    ['1 can tomatoes', 'canned-tomatoes'],
    ['400 g tin tomatoes', 'canned-tomatoes'],
    ['1 Dose Tomaten (400 g)', 'canned-tomatoes'],
    ['1 boîte de tomates pelées', 'canned-tomatoes'],
    ['2 tomatoes, chopped', 'tomato'],
    ['1 cup cooked rice', 'cooked-rice'],
    ['2 cups hot cooked brown rice', 'cooked-brown-rice'],
    ['1 cup cold cooked basmati rice', 'cooked-rice'],
    ['250 g rice', 'rice'],
    ['1 lb spaghetti, cooked according to the packet', 'spaghetti'],
    ['2 cooked chicken breasts', 'chicken-breast'],
    ['100 g gekochte Nudeln', 'cooked-pasta'],
    ['1 can lentils, drained', 'cooked-lentils'],
    ['200 g red lentils', 'lentils'],
    ['2 peppers, sliced', 'red-pepper'],
    ['1 tsp pepper', 'black-pepper'],
    ['2 cinnamon sticks', 'cinnamon'],
    ['1 nutmeg, grated', 'nutmeg'],
  ])('%s', (line, id) => {
    expect(foodOf(foodCatalog(), parseIngredient(line))?.id).toBe(id);
  });
});
