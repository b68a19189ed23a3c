import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { foodCatalog } from '../../server/catalog.ts';
import { findFood } from './catalog.ts';
import { AISLES } from './food.ts';

const catalog = foodCatalog();
const idOf = (name: string) => findFood(catalog, name)?.id ?? null;

describe('a food is found by the name a recipe gives it', () => {
  it.each([
    ['boneless skinless chicken thighs', 'chicken-thigh'],
    ['freshly ground black pepper', 'black-pepper'],
    ['large free-range eggs', 'egg'],
    ['ripe tomatoes', 'tomato'],
    ['Zucchini', 'courgette'],
    ['eggplants', 'aubergine'],
    ['scallions', 'spring-onion'],
    ['green onions, sliced', 'spring-onion'],
    ['fresh cilantro leaves', 'fresh-coriander'],
    ['all-purpose flour', 'plain-flour'],
    ['CRÈME FRAÎCHE', 'creme-fraiche'],
    ['zest of 1 lemon', 'lemon-zest'],
    ['juice of 2 limes', 'lime-juice'],
    ['chicken or vegetable stock', 'chicken-stock'],
    ['butter or margarine', 'butter'],
    ['red or yellow peppers', 'red-pepper'],
    ['olive oil for frying', 'olive-oil'],
    ['bone-in, skin-on chicken thighs', 'chicken-thigh'],
    ['skin on salmon fillets', 'salmon'],
    ['white fish such as cod or haddock', 'white-fish'],
    ['gluten-free vegetable stock', 'gluten-free-vegetable-stock'],
    ['vegetarian hard cheese', 'vegetarian-hard-cheese'],
    ['finely grated Parmesan cheese', 'parmesan'],
    ['Möhren', 'carrot'],
    ['Zwiebeln', 'onion'],
    ['Mehl', 'plain-flour'],
    ['pommes de terre', 'potato'],
    ["huile d'olive", 'olive-oil'],
    ['œufs', 'egg'],
    ['Sahne oder Milch', 'double-cream'],
    ['tomates bien mûres', 'tomato'],
    ['dark chocolate 70%', 'dark-chocolate'],
  ])('%s', (name, id) => {
    expect(idOf(name)).toBe(id);
  });
});

describe('a food is not confused with one whose name it contains', () => {
  it.each([
    ['coconut milk', 'coconut-milk'],
    ['peanut butter', 'peanut-butter'],
    ['rice vinegar', 'rice-vinegar'],
    ['chicken stock', 'chicken-stock'],
    ['almond flour', 'almond-flour'],
    ['ginger ale', 'ginger-ale'],
    ['cold sparkling water', 'sparkling-water'],
    ['club soda', 'sparkling-water'],
    ['Mineralwasser', 'sparkling-water'],
    ['green olives stuffed with pimientos or almonds', null],
    ['cream of tartar', 'cream-of-tartar'],
    ['sweet potatoes', 'sweet-potato'],
    ['ground ginger', 'ground-ginger'],
    ['dried apricots', 'dried-apricot'],
    ['purple peppers', 'red-pepper'],
    ['white bread rolls', 'bread-roll'],
    ['fresh chopped tomatoes', 'tomato'],
    ['hard sweets', null],
    ['barley water', null],
    ['banana leaves', null],
    ['vegetarian bacon', null],
    ['egg-free noodles', null],
    ['milk-free chocolate', null],
    ['gelatine-free sweets', null],
    ['wheat-free flour', null],
    ['fat-free yogurt', 'yogurt'],
    ['free-range eggs', 'egg'],
    ['head cheese', 'brawn'],
    ['coconut aminos', 'coconut-aminos'],
    ['coconut yogurt', 'coconut-yogurt'],
    ['dried chickpeas', 'dried-chickpeas'],
    ['vanilla', 'vanilla-extract'],
    ['vanilla bean', 'vanilla-pod'],
    ['bread sauce', null],
    ['dried bananas and hope', null],
    ['', null],
  ])('%s', (name, id) => {
    expect(idOf(name)).toBe(id);
  });
});

describe('the catalog', () => {
  it('has an aisle, known allergens and sane nutrition for every food', () => {
    const aisles: string[] = AISLES.map(({ id }) => id);
    const allergens: string[] = [...ALLERGENS];
    for (const food of catalog.foods) {
      expect(aisles).toContain(food.aisle);
      expect(allergens).toEqual(expect.arrayContaining([...food.allergens, ...food.mayContain]));
      if (!food.nutrition) continue;
      const { energy, protein, fat, carbohydrate } = food.nutrition;
      expect(energy, food.id).toBeLessThanOrEqual(902);
      expect(protein + fat + carbohydrate, food.id).toBeLessThanOrEqual(103);
    }
  });

  it('gives the amount of each substitute, in words a cook can read', () => {
    for (const { instead, ratio, note } of [...catalog.substitutions.values()].flat()) {
      expect(instead).not.toBe('');
      expect(ratio).toMatch(/\S/);
      expect(`${instead}${ratio}${note}`).not.toContain('=');
    }
  });

  it('gives each food a unique id and name', () => {
    expect(catalog.byId.size).toBe(catalog.foods.length);
    for (const food of catalog.foods.filter(({ name }) => !/[,(]/.test(name)))
      expect(findFood(catalog, food.name)?.id, food.name).toBeDefined();
  });

  it('finds the same food regardless of case, and accepts any text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...catalog.foods.slice(0, 2000)), ({ name }) => {
        expect(idOf(name.toUpperCase())).toBe(idOf(name));
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        findFood(catalog, text);
      }),
    );
  });
});
