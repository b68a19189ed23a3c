import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

const DISHES = [
  'lasagne',
  'carbonara',
  'tiramisu',
  'sushi rolls',
  'beef stew',
  'caesar salad',
  'chocolate mousse',
  'banana bread',
  'vegetable soup',
  'steak frites',
  'pancakes',
  'fruit salad',
  'chicken curry',
  'granola',
  'eggs benedict',
  'tuna sandwich',
  'poke bowl',
  'ceviche',
];
const PEOPLE: [string, RegExp, RegExp][] = [
  [
    'I am pregnant',
    /^For pregnancy/,
    /very fresh|pasteurised|smoked salmon|tuna|\bbrie\b|to your liking|blue cheese|parma ham|prosciutto|espresso|(?<!dry )\b(?:wine|rum|brandy)\b(?! vinegar)|medium rare|poach for|sushi-grade|eating raw/i,
  ],
  [
    'for my 8 month old baby',
    /^For a baby/,
    /honey|\bsalt|sugar|syrup|\bstock\b|almonds|walnuts|hazelnuts|pine nuts|chilli|very fresh|prawn|soy sauce/i,
  ],
  [
    'for my toddler',
    /^For a small child/,
    /almonds|walnuts|hazelnuts|pine nuts|pecans|chilli|very fresh|espresso|grapes|cherry tomatoes|olives(?! oil)|smoked salmon/i,
  ],
];

describe('a person with dietary restrictions', () => {
  it.each(PEOPLE)('%s: unsafe foods are left out with a note, or the chef asks', (who, note, unsafe) => {
    let cooked = 0;
    for (const dish of DISHES) {
      const answer = composeSafely({ prompt: `${dish}, ${who}`, seed: 1 }, knowledge);
      if (answer.kind !== 'recipe') continue;
      cooked++;
      expect(answer.why[0]).toMatch(note);
      const lines = answer.recipe.ingredients.map(({ name }) => name);
      expect([...lines, ...answer.recipe.instructions].join('\n'), answer.recipe.title).not.toMatch(unsafe);
    }
    expect(cooked).toBeGreaterThan(1);
  });

  it('is not a nine-year-old', () => {
    const answer = composeSafely({ prompt: 'lasagne for my 9 year old', seed: 1 }, knowledge);
    expect(answer.kind === 'recipe' && answer.why.join()).not.toMatch(/For a/);
  });

  it('gets a soft purée if it is a baby and no dish is named', () => {
    const answer = composeSafely(
      { prompt: 'lunch for an 8 month old with sweet potato', seed: 1 },
      knowledge,
    );
    expect(answer).toMatchObject({ kind: 'recipe', memory: { dish: 'dish:soft vegetable puree' } });
    expect(answer.kind === 'recipe' && answer.recipe.title).toMatch(/Sweet Potato/i);
  });

  it.each([
    'sushi, ma femme est enceinte de trois mois',
    'ceviche, mi mujer está embarazada de cinco meses',
    'Mett, meine Frau ist im sechsten Monat schwanger',
    'Tengo diabetes tipo 2 y quiero arroz con leche',
    'type 2 diabetic, rice pudding',
  ])('is not a child because of a month of pregnancy or a type of illness: %s', (prompt) => {
    const answer = composeSafely({ prompt, seed: 1 }, knowledge);
    const why = answer.kind === 'recipe' ? answer.why.join() : '';
    expect(why).toMatch(/For (?:pregnancy|diabetes)/);
    expect(why).not.toMatch(/For a (?:baby|small child)/);
  });

  it('is recognized as a child in French too', () => {
    const answer = composeSafely({ prompt: 'une galette des rois, la petite adore', seed: 1 }, knowledge);
    expect(answer.kind === 'recipe' && answer.recipe.ingredients.map(({ name }) => name).join()).not.toMatch(
      /\brum\b/,
    );
  });
});

describe('one person among several', () => {
  it('does not limit the dish to themselves', () => {
    const answer = composeSafely(
      { prompt: 'carrot cake for the office, one of us carries an EpiPen because of walnuts', seed: 1 },
      knowledge,
    );
    expect(answer.kind === 'recipe' && answer.recipe.servings).toBeGreaterThan(4);
  });

  it('has a batter that can be cooked without eggs', () => {
    const answer = composeSafely({ prompt: 'tortilla española, egg allergy', seed: 1 }, knowledge);
    expect(answer.kind === 'recipe' && answer.recipe.ingredients.map(({ name }) => name)).toContain(
      'chickpea flour, whisked with water to a thick cream',
    );
  });
});
