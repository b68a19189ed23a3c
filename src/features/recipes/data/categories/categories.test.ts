import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { CATEGORIES, DIET_CARDS } from './categories.ts';

const idsOf = (group: string) =>
  CATEGORIES.filter((category) => category.group === group)
    .map(({ id }) => id)
    .sort();

describe('the categories', () => {
  test('each have a slug, a name, an emoji, a text and a picture', () => {
    for (const { id, name, icon, text, image } of CATEGORIES) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(name.length).toBeGreaterThan(2);
      expect(icon).toMatch(/\p{Extended_Pictographic}/u);
      expect(text.length).toBeGreaterThan(10);
      for (const width of [320, 640])
        expect(existsSync(join(ROOT, 'public', `${image}-${width}.webp`))).toBe(true);
    }
    expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(43);
  });

  test('have 9 meal types', () => {
    expect(idsOf('meal-types')).toEqual(
      ['breakfast', 'lunch', 'dinner', 'dessert', 'snacks', 'drinks', 'seafood', 'bbq', 'healthy'].sort(),
    );
  });

  test('have 4 dietary needs', () => {
    expect(idsOf('dietary-needs')).toEqual(['allergen-free', 'dairy-free', 'gluten-free', 'low-sodium']);
  });

  test('have 29 diets and high-protein', () => {
    expect(idsOf('diets')).toEqual(
      [
        'vegetarian',
        'vegan',
        'plant-based',
        'raw-vegan',
        'fruitarian',
        'lacto-vegetarian',
        'ovo-vegetarian',
        'lacto-ovo-vegetarian',
        'pescatarian',
        'pollotarian',
        'carnivore',
        'flexitarian',
        'keto',
        'atkins',
        'paleo',
        'mediterranean',
        'dash',
        'volumetrics',
        'intermittent-fasting',
        'omad',
        'low-fodmap',
        'anti-inflammatory',
        'macrobiotic',
        'sirtfood',
        'blood-type',
        'ayurvedic',
        'alkaline',
        'climatarian',
        'blue-zones',
        'high-protein',
      ].sort(),
    );
  });
});

describe('the diet cards', () => {
  test('two have a badge', () => {
    expect(DIET_CARDS.filter(({ badge }) => badge).map(({ id, badge }) => [id, badge])).toEqual([
      ['vegetarian', 'Popular'],
      ['keto', 'Trending'],
    ]);
  });

  test('each have a short description, and the name, icon and picture of their category', () => {
    for (const { id, text } of DIET_CARDS) {
      expect(CATEGORIES.map((category) => category.id)).toContain(id);
      expect(text.length).toBeGreaterThan(10);
      expect(text.length).toBeLessThanOrEqual(60);
    }
  });
});
