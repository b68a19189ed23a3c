import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';
import { withPlainTitles } from './plain-titles.ts';

const knowledge = chefKnowledge();
const titles = [...knowledge.classics.values()].map(({ title }) => title);

const cookedFor = (prompt: string) => {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  return answer.kind === 'recipe' ? answer.recipe.title : answer.message;
};

describe('the title of a dish', () => {
  /** Two are of what is left over, one is salmon teriyaki as well, and beans without a word about meat have none. */
  const ANOTHER = [
    'Leftover Bolognese Pasta Bake',
    'Curry with Roast Lamb',
    'Sichuan Dry-Fried Green Beans',
    'Teriyaki Salmon Rice Bowls',
  ];

  it('is answered with that dish, as it is written', () => {
    expect(titles.filter((title) => cookedFor(title) !== title)).toEqual(ANOTHER);
  });

  it('may have commas and hyphens, which make neither a list nor a place of it', () => {
    const plain = (prompt: string) => withPlainTitles(prompt, knowledge);
    expect(plain('Can you make Oat, Honey and Nut Bars for me?')).toBe(
      'Can you make oat honey and nut bars for me?',
    );
    expect(plain('Paris-Brest')).toBe('paris brest');
    expect(plain('I have oats, honey and nuts')).toBe('I have oats, honey and nuts');
  });
});

describe('a dish by its name in a sentence', () => {
  it.each([
    ['how do you make red velvet cake', 'Red Velvet Cake'],
    ['Let’s make white pizza', 'White Pizza'],
    ['oven fried chicken', 'Oven Fried Chicken'],
    ['Can you give me a recipe for Smothered Pork Chops?', 'Smothered Pork Chops'],
    ['recipe for rabbit in mustard sauce', 'Rabbit in Mustard Sauce'],
    ['I’d like to cook quiche lorraine for dinner tonight', 'Quiche Lorraine'],
    ['buffalo wings for dinner', 'Buffalo Wings'],
    ['I fancy some hummus tonight', 'Hummus'],
    ['Summer pudding for 4 people please', 'Summer Pudding'],
    ['teach me how to cook a proper roast leg of lamb', 'Roast Leg of Lamb'],
    ['what goes with a big red?', 'Coq au Vin'],
  ])('“%s” is %s', (prompt, title) => {
    expect(cookedFor(prompt)).toEqual(title);
  });

  it('is not what somebody is called, who may be called after a food', () => {
    expect(cookedFor('prawns got Rosemary a ride in a helicopter, dinner for us please')).not.toMatch(
      /prawn/i,
    );
  });
});
