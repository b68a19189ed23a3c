import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { understandRequest } from '../request/understand-request.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

const cooked = (prompt: string) => {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`“${prompt}” got no recipe`);
  const { recipe, why } = answer;
  return { ...recipe, why, lines: recipe.ingredients.map(({ name }) => name).join('\n') };
};

describe('a kind of dish with a starch in it', () => {
  it.each([
    ['spicy thai style soup with shrimp and rice noodles', ['noodle soup']],
    ['soup with chicken and egg noodles, chinese style', ['noodle soup']],
    ['japanese broth with udon and mushrooms', ['noodle soup']],
    ['vietnamese soup with beef and noodles', ['noodle soup']],
    ['beef stir fry with udon', ['tossed noodles']],
    ['a salad with pasta and tuna', ['dish:pasta salad']],
    ['vegetarian curry with rice noodles', ['curry']],
    ['gratin with pasta and leeks', ['gratin']],
  ])('is that kind: %s', (prompt, dishes) => {
    expect(understandRequest(prompt, knowledge).request.dishes).toEqual(dishes);
  });

  it('is cooked with its broth, or without one', () => {
    expect(cooked('vietnamese soup with beef and noodles').title).toBe('Pho');
    expect(cooked('spicy thai style soup with shrimp and rice noodles').title).toMatch(/Noodle Soup/);
    expect(cooked('noodles with beef').instructions.join(' ')).not.toMatch(/broth/);
  });

  it('reads rice noodles as no rice', () => {
    expect(understandRequest('soup with shrimp and rice noodles', knowledge).request.wanted).toEqual([
      ['raw prawns'],
      ['rice noodles'],
    ]);
  });
});

describe('a dish whose name lists foods', () => {
  it.each([
    ['noodle stir fry with beef and broccoli', /egg noodles/, /steak/, /broccoli/],
    ['a wrap with chicken and rice', /tortilla/, /chicken/, /./],
  ])('is foods after another kind of dish: %s', (prompt, ...foods) => {
    const { lines } = cooked(prompt);
    for (const food of foods) expect(lines).toMatch(food);
  });
});

describe('a dish from a place that is named', () => {
  it.each([
    ['italian chicken soup', /^Italian Chicken Soup/],
    ['thai chicken and rice', /^Thai Fried Rice/],
    ['ethiopian lentil stew', /^Misir Wot/],
    ['moroccan meatballs', /^Moroccan .*Meatballs/],
    ['greek lentil soup', /^Greek Lentil Soup/],
    ['vietnamese chicken salad', /^Vietnamese Chicken Salad/],
    ['spanish tomato soup', /^Gazpacho/],
    ['asiatische Hähnchensuppe', /^(?:Khao Soi|Asian)/],
  ])('is made as there: %s', (prompt, title) => {
    expect(cooked(prompt).title).toMatch(title);
  });

  it.each([
    ['mexican lasagna', 'Lasagne', 'Mexican'],
    ['italian potato salad', 'German Potato Salad', 'Italian'],
  ])('is said to come from elsewhere if none is known from there: %s', (prompt, dish, cuisine) => {
    const { title, why } = cooked(prompt);
    expect(title).toBe(dish);
    expect(why).toContain(`I do not know a version of this dish (${dish}) from that cuisine (${cuisine}).`);
  });

  it.each([
    ['mediterranean fish stew', /fish|cod|haddock|salmon/i, /chicken|beef|pork/i],
    ['jamaican beef stew', /beef/, /chicken|pork/],
  ])('is no plate of other foods: %s', (prompt, food, other) => {
    const { lines } = cooked(prompt);
    expect(lines).toMatch(food);
    expect(lines).not.toMatch(other);
  });

  it('keeps all foods that are wanted', () => {
    const { lines } = cooked('indian lamb and potato curry');
    expect(lines).toMatch(/lamb/);
    expect(lines).toMatch(/potato/);
  });

  it('is none because somebody dines in French', () => {
    expect(understandRequest('un dîner rapide avec des lentilles corail', knowledge).request.cuisine).toBe(
      null,
    );
  });
});
