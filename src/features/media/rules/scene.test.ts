import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#features/recipes/data/categories/categories.ts';
import { glyphs } from '../server/illustrator/glyphs.ts';
import { sceneToSvg } from '../server/illustrator/scene-svg.ts';
import { foodsIn, KNOWN_WORDS, mentions } from './food-words.ts';
import { DRAWN_FOODS, NOTO_FOODS } from './foods.ts';
import { composeScene } from './scene.ts';
import type { Subject } from './scene-parts.ts';

const subject = (more: Partial<Subject>): Subject => ({
  title: 'Roasted Tomato Soup',
  ingredients: ['ripe tomatoes', 'onions', 'garlic', 'olive oil', 'basil'],
  category: 'lunch',
  tags: ['vegan'],
  instructions: [],
  seed: 'one',
  ...more,
});

// biome-ignore format: lists read better in rows
const TITLES = [
  'Apple Pie', 'Butter Chicken Masala', 'Coleslaw', 'Chocolate Chip Cookies', 'Fish Curry', 'Pavlova', 'Hamburger Patties',
  'Iced Coffee', 'Wholemeal Pizza', 'Scandinavian Coffee Cake', 'Strawberry Smoothie', 'Lemon Pudding', 'Dill Pickles', 'Shakshuka',
  'Banana Bread', 'Beef Stew', 'Prawn Skewers', 'Pad Thai', 'Mushroom Risotto', 'Vegetable Dumplings', 'Granola', 'Hummus',
];

/** Every food of a scene, wherever it is. */
const foodsOf = (scene: ReturnType<typeof composeScene>) =>
  [...scene.toppings, ...scene.beside].map(({ food }) => food as string);

describe('a picture for a recipe without a photo', () => {
  it('is the same every time it is drawn', () => {
    expect(composeScene(subject({}))).toEqual(composeScene(subject({})));
    expect(sceneToSvg(composeScene(subject({})), 640, 480)).toBe(
      sceneToSvg(composeScene(subject({})), 640, 480),
    );
  });

  it('differs between two recipes of the same dish', () => {
    const drawn = new Set(
      Array.from({ length: 30 }, (_, index) =>
        JSON.stringify({ ...composeScene(subject({ seed: `r${index}` })), seed: '' }),
      ),
    );
    expect(drawn.size).toBeGreaterThanOrEqual(28);
  });

  it('shows what the recipe is made of', () => {
    const soup = composeScene(subject({}));
    expect(['bowl', 'pot']).toContain(soup.vessel.kind);
    expect(soup.vessel.fill?.kind).toBe('liquid');
    expect(soup.steam).toBe(true);
    expect(foodsOf(soup)).toEqual(expect.arrayContaining(['basil', 'tomato']));
    expect(composeScene(subject({ title: 'Black Bean Tacos with Lime Slaw' })).toppings[0]?.food).toBe(
      'taco',
    );
    expect(composeScene(subject({ title: 'Mango Smoothie' })).vessel.kind).toBe('glass');
    expect(composeScene(subject({ title: 'Chicken Tikka Masala' })).vessel.fill?.kind).toBe('liquid');
    expect(composeScene(subject({ title: 'Carrot Cake' })).vessel.kind).toBe('stand');
  });

  it('shows no animal food for a vegan recipe, and no meat for a vegetarian one', () => {
    const vegan = { tags: ['vegan'], ingredients: ['vegan butter', 'soy milk', 'vegan egg', 'cauliflower'] };
    for (const seed of ['a', 'b', 'c', 'd']) {
      const steak = composeScene(subject({ ...vegan, title: 'Cauliflower Steak', seed }));
      for (const food of ['grilled-steak', 'dark-pieces', 'egg', 'butter'])
        expect(foodsOf(steak)).not.toContain(food);
      expect(foodsOf(steak)).toContain('cauliflower');
      const chicken = composeScene(
        subject({ title: 'Vegetarian Chicken', tags: [], ingredients: ['bacon'], seed }),
      );
      for (const food of ['roast-chicken', 'pale-pieces', 'bacon'])
        expect(foodsOf(chicken)).not.toContain(food);
    }
  });

  it('uses only existing glyphs, inside the picture, for many titles and every category', () => {
    const known = glyphs();
    const categories = CATEGORIES.map((category) => category.id);
    for (const [index, title] of [...TITLES, ...categories].entries())
      for (const seed of ['a', 'b', 'c']) {
        const scene = composeScene(
          subject({
            title,
            seed,
            category: categories[index % categories.length]!,
            ingredients: [title, 'salt'],
          }),
        );
        expect(scene.toppings.length + scene.beside.length, title).toBeGreaterThan(0);
        for (const food of foodsOf(scene)) expect(known, `${title}: ${food}`).toHaveProperty([food]);
        for (const { x, y } of scene.beside) {
          expect(x, title).toBeGreaterThan(79);
          expect(x, title).toBeLessThan(1121);
          expect(y, title).toBeGreaterThan(610);
          expect(y, title).toBeLessThan(838);
        }
      }
  });

  it('is a good still life even when no word is known', () => {
    for (const title of ['Zxqv', '麻婆豆腐', '', '<script>']) {
      const scene = composeScene({
        title,
        ingredients: [],
        category: '',
        tags: [],
        instructions: [],
        seed: title,
      });
      expect(foodsOf(scene).length).toBeGreaterThanOrEqual(3);
      expect(sceneToSvg(scene, 640, 480)).not.toContain('<script');
    }
  });
});

describe('the vocabulary of foods', () => {
  it('is large, and handles plurals, accents and longer names', () => {
    expect(KNOWN_WORDS).toBeGreaterThan(400);
    expect(foodsIn('2 Jalapeños, sliced')).toEqual(['hot-pepper']);
    expect(foodsIn('red onions')).toEqual(['red-onion']);
    expect(foodsIn('cherry tomatoes and potatoes')).toEqual(['cherry-tomatoes', 'potato']);
    expect(foodsIn('blackberries, radishes, bay leaves')).toEqual(['blueberries', 'root-vegetable', 'herb']);
    expect(foodsIn('eggplant')).toEqual(['eggplant']);
    expect(mentions('Grandma’s cookies', 'cookie')).toBe(true);
    for (const [plural, one] of [
      ['olives', 'olive'],
      ['pies', 'pie'],
      ['loaves', 'loaf'],
      ['quiches', 'quiche'],
    ] as const)
      expect(mentions(plural, one)).toBe(true);
    expect(mentions('Pieces of pineapple', 'pie')).toBe(false);
  });

  it('names only foods that have a glyph', () => {
    expect(Object.keys(glyphs()).sort()).toEqual(
      [...Object.keys(NOTO_FOODS), ...Object.keys(DRAWN_FOODS)].sort(),
    );
  });
});
