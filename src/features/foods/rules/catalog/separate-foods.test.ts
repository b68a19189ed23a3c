import { describe, expect, it } from 'vitest';
import { foodCatalog } from '../../server/catalog.ts';
import { parseIngredient } from '../ingredient/parse-ingredient.ts';
import { likelyAisle } from './likely-aisle.ts';
import { listedFoods, separateFoods, splitFoods, withoutChoice } from './separate-foods.ts';

const catalog = foodCatalog();

describe('a name of several foods', () => {
  it.each<[string, string[] | null]>([
    ['salt and pepper', ['salt', 'pepper']],
    ['Thym, persil et laurier', ['Thym', 'persil', 'laurier']],
    ['sea salt & black pepper', ['sea salt', 'black pepper']],
    ['butter and flour', ['butter', 'flour']],
    ['red and green bell peppers', ['red bell peppers', 'green bell peppers']],
    ['carrots, celery and leeks', ['carrots', 'celery', 'leeks']],
    ['half and half', null],
    ['pork and veal mince', ['pork mince', 'veal mince']],
    ['onion and garlic powder', ['onion powder', 'garlic powder']],
    ['tomatoes and chilli sauce', ['tomatoes', 'chilli sauce']],
    ['salt and lemon pepper', ['salt', 'lemon pepper']],
    ['sal y pimienta recién molida', ['sal', 'pimienta recién molida']],
    ['sweet and sour sauce', null],
    ['butter or margarine', null],
    ['macaroni and whatever', null],
    ['onions', null],
    ['Minz- und Korianderblätter', ['Minzblätter', 'Korianderblätter']],
  ])('%s is %j', (name, foods) => {
    expect(separateFoods(catalog, name)).toEqual(foods);
  });
});

describe('a line', () => {
  it.each<[string, string[] | null]>([
    ['avocado, cheese, cilantro, sour cream (for serving)', ['avocado', 'cheese', 'cilantro', 'sour cream']],
    ['cilantro, tomato, lettuce, other taco contents', ['cilantro', 'tomato', 'lettuce']],
    ['kosher salt, freshly ground black pepper', ['kosher salt', 'freshly ground black pepper']],
    [
      'soured cream, grated cheddar & tortilla chips, to serve',
      ['soured cream', 'cheddar', 'tortilla chips'],
    ],
    ['To serve: rice, lime wedges, chive flowers', ['rice', 'lime wedges', 'chive flowers']],
    ['To garnish: thyme sprigs, grated parmesan', ['thyme sprigs', 'parmesan']],
    ['To serve: whatever you like, really', null],
    ['oil, salt and pepper', ['oil', 'salt', 'pepper']],
    ['olive oil, kosher salt and black pepper', ['olive oil', 'kosher salt', 'black pepper']],
    ['Majoran, Muskat, Pfeffer', ['Majoran', 'Muskat', 'Pfeffer']],
    ['thym, laurier', ['thym', 'laurier']],
    ['sal, pimienta', ['sal', 'pimienta']],
    ['rice + lime pickle, for serving', ['rice', 'lime pickle']],
    ['Toppings: a dollop of sour cream, chives, bacon', ['sour cream', 'chives', 'bacon']],
    ['¼ tsp each of ginger, nutmeg and cloves', ['ginger', 'nutmeg', 'cloves']],
    ['shrimp, peeled, deveined', null],
    ['lemon, juice', null],
    ['bacon, shredded cheese', ['bacon', 'shredded cheese']],
    ['vinegar, white wine', null],
    ['olive oil, butter, or lard', null],
    ['100 g butter, sugar, flour', null],
  ])('that lists foods without an amount: %s is %j', (line, foods) => {
    expect(listedFoods(catalog, line, parseIngredient(line))).toEqual(foods);
  });

  it.each<[string, string[]]>([
    ['2 eggs and 1 egg white', ['2 eggs', '1 egg white']],
    ['1 onion plus 2 shallots', ['1 onion', '2 shallots']],
    ['Optional: 1 avocado, 1 cup salsa', ['Optional: 1 avocado', '1 cup salsa']],
    ['1 leek, 2 carrots and 1 onion', ['1 leek', '2 carrots', '1 onion']],
    ['2 red and 2 yellow peppers', ['2 red peppers', '2 yellow peppers']],
    ['4 eggs, 2 whites reserved', ['4 eggs, 2 whites reserved']],
    ['1 citron bio et 1 c.s. de jus', ['1 citron bio et 1 c.s. de jus']],
    ['3 limes, 2 juiced, 1 in wedges', ['3 limes, 2 juiced, 1 in wedges']],
    ['2 tbsp oil plus 1 tbsp for frying', ['2 tbsp oil plus 1 tbsp for frying']],
    ['1 cup plus 2 tbsp flour', ['1 cup plus 2 tbsp flour']],
    ['sel, poivre, 1 pincée de muscade', ['sel, poivre', '1 pincée de muscade']],
    ['Salz, Pfeffer und eine Prise Muskat', ['Salz, Pfeffer', 'eine Prise Muskat']],
    ['sal, pimienta y una pizca de comino', ['sal, pimienta', 'una pizca de comino']],
    ['1 leek and a carrot', ['1 leek', 'a carrot']],
    ['2 tbsp soy sauce and the juice of 1 lime', ['2 tbsp soy sauce', 'the juice of 1 lime']],
    ['1 orange, zest of ½ and juice of 1', ['1 orange, zest of ½ and juice of 1']],
    ['juice and zest of 2 lemons', ['juice and zest of 2 lemons']],
    ['50 g di burro e una noce per mantecare', ['50 g di burro e una noce per mantecare']],
    ['1 shallot, studded with 2 cloves', ['1 shallot', '2 cloves']],
    ['1 échalote piquée de 3 clous de girofle', ['1 échalote', '3 clous de girofle']],
    ['2 cloves, 1 tsp goraka paste, 3 cardamom pods', ['2 cloves', '1 tsp goraka paste', '3 cardamom pods']],
    ['3 onions, 1 cup chopped', ['3 onions, 1 cup chopped']],
    ['1 kg flour, 2 tbsp set aside', ['1 kg flour, 2 tbsp set aside']],
    ['1 cup rice, a little more for dusting', ['1 cup rice, a little more for dusting']],
    ['1 beef joint (tied and 2 kg in weight)', ['1 beef joint (tied and 2 kg in weight)']],
  ])('with a second amount: %s is %j', (line, parts) => {
    expect(splitFoods(catalog, line)).toEqual(parts);
  });
});

describe('a choice of foods', () => {
  it.each([
    ['Quark bzw. Joghurt', 'Quark'],
    ['Petersilie o. Dill', 'Petersilie'],
    ['Rinder- oder Gemüsebrühe', 'Rinderbrühe'],
    ['weiße oder rote Zwiebeln', 'weiße Zwiebeln'],
    ['lait ou crème', 'lait'],
    ['mantequilla o margarina', 'mantequilla'],
    ['zucchine o melanzane', 'zucchine'],
    ['Rapsöl o. ä.', 'Rapsöl'],
    ['gruyère ou équivalent', 'gruyère'],
    ['halloumi or similar cheese', 'halloumi'],
    ['Foo oder Bar', 'Foo oder Bar'],
  ])('%s is bought as %s, in any language', (name, bought) => {
    expect(withoutChoice(catalog, name)).toBe(bought);
  });
});

describe('a food that the catalog does not know', () => {
  it.each([
    ['St. Agur blue cheese', 'dairy'],
    ['Norwegian mackerel fillets', 'fish'],
    ['Nashville hot chicken seasoning', 'spices'],
    ['buttered cookies', 'snacks'],
    ['Tony Chachere’s', 'spices'],
    ['Pama porridge rice', 'grains'],
    ['frozen veggies of any kind', 'frozen'],
    ['refrigerated crescent dough sheet', 'dairy'],
    ['Cascade hops', 'alcohol'],
    ['Boursin Garlic and Fine Herbs', 'dairy'],
    ['rôti de palette de boeuf', 'meat'],
    ['dried jujube berries', 'nuts'],
    ['farine bise', 'baking'],
    ['Tessiner Gewürzmischung', 'spices'],
    ['Rohschinkenwürfel light', 'meat'],
    ['Riesling-Schaumwein', 'alcohol'],
    ['bunte Pfefferkörner', 'spices'],
    ['basmati and wild rice mix', 'grains'],
    ['patience', null],
    ['patatas gallegas', 'produce'],
    ['arroz vaporizado', 'grains'],
    ['pâte brisée maison', 'dairy'],
    ['cipolle ramate', 'produce'],
  ])('%s is placed in %s by its last known noun, or its brand', (name, aisle) => {
    expect(likelyAisle(catalog, name)).toBe(aisle);
  });
});
