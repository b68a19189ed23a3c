import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { withTheCook } from '../eaters/with-the-cook.ts';
import { composeSafely } from '../safe-chef.ts';
import { understandRequest } from './understand-request.ts';

const knowledge = chefKnowledge();
const understood = (prompt: string) => understandRequest(prompt, knowledge).request;

describe('an exclusion is understood in any wording', () => {
  it.each([
    ['no nuts, eggs or milk', ['nuts', 'peanuts', 'eggs', 'milk']],
    ['gluten- and dairy-free pasta', ['gluten', 'milk']],
    ['gluten, dairy and nut free cake', ['gluten', 'milk', 'nuts', 'peanuts']],
    ["I'm allergic to shellfish and peanuts. Dinner please", ['crustaceans', 'molluscs', 'peanuts']],
    ['please avoid using nuts', ['nuts', 'peanuts']],
    ["don't use eggs", ['eggs']],
    ['allergies: sesame, soy', ['sesame', 'soybeans']],
    ['my son has a nut allergy', ['nuts', 'peanuts']],
    ['anything but fish', ['fish']],
    ['lactose intolerant', ['milk']],
    ['egg-free aubergine bake', ['eggs']],
    ['ohne Milch', ['milk']],
    ['sans lactose', ['milk']],
    ['dairy free, with coconut milk', ['milk']],
    ['halal', ['alcohol']],
  ])('%s', (prompt, traits) => {
    expect([...understood(prompt).avoidedTraits].sort()).toEqual([...traits].sort());
  });

  it.each([
    ["I don't like mushrooms", ['mushrooms']],
    ['without onions', ['onions']],
    ['no mushrooms or aubergine, with rice', ['mushrooms', 'aubergine']],
    ['rice instead of potatoes', ['potatoes']],
  ])('%s', (prompt, foods) => {
    expect(understood(prompt).avoidedFoods).toEqual(foods);
  });
});

describe('a diet before a “free from” list', () => {
  it.each([
    ['vegan and gluten-free curry', ['vegan', 'gluten-free']],
    ['something vegetarian and nut free', ['vegetarian']],
    ['keto and dairy-free dinner', ['keto']],
    ['pescatarian or dairy and gluten free', ['pescatarian', 'gluten-free']],
    ['vegan with a nut allergy', ['vegan']],
    ['I am vegan and nut intolerant', ['vegan']],
  ])('is respected: %s', (prompt, diets) => {
    expect(understood(prompt).diets).toEqual(diets);
  });

  it('is respected under any name', () => {
    expect(understood('halal and nut free').leanings).toEqual(['halal']);
    expect(understood('kosher and gluten-free').leanings).toEqual(['kosher']);
  });
});

describe('a wish', () => {
  it.each([
    ['dinner for two', { servings: 2, meal: 'dinner' }],
    ['for a family of five', { servings: 5 }],
    ['serves 12', { servings: 12 }],
    ['two salmon fillets', { servings: 2 }],
    ['pasta for four with two salmon fillets', { servings: 4 }],
    ['just for me', { servings: 1 }],
    ['feijoada, just us 3', { servings: 3 }],
    ['8 guys coming over', { servings: 8 }],
    ['a batch of 8', { servings: 8 }],
    ['no more than 20 minutes', { minutes: 20 }],
    ['in half an hour', { minutes: 30 }],
    ['I have 1 hour and 15 minutes', { minutes: 75 }],
    ['not too spicy', { heat: 'mild' }],
    ['curry, not too fiery', { heat: 'mild' }],
    ['curry, nothing extra hot', { heat: 'mild' }],
    ['salsa that isn’t super spicy', { heat: 'mild' }],
    ['poulet, pas trop épicé', { heat: 'mild' }],
    ['pollo, no muy picante', { heat: 'mild' }],
    ['something spicy', { heat: 'hot' }],
    ['I have no oven', { missing: ['oven'] }],
    ['vegan Thai curry', { diets: ['vegan'], cuisine: 'thai', dishes: ['curry'] }],
    ['no added sugar snack for kids', { avoidedTraits: ['sugar'], meal: 'snacks', moods: ['kids'] }],
    ['not Italian', { refused: ['italian'], cuisine: null }],
    ['chicken soup, no dairy', { avoidedTraits: ['milk'] }],
    ['no dairy, chicken soup', { avoidedTraits: ['milk'], avoidedFoods: [] }],
  ])('%s', (prompt, expected) => {
    expect(understood(prompt)).toMatchObject(expected);
  });

  it.each([
    ['use up the spinach', ['spinach']],
    ['Kartoffeln und Möhren', ['waxy potatoes', 'carrot']],
    ['poireaux et pommes de terre', ['leek', 'waxy potatoes']],
    ['goat’s cheese with beetroot', ["goat's cheese", 'beetroot']],
    ['garlic rice', ['garlic', 'basmati rice']],
  ])('may name foods: %s', (prompt, first) => {
    expect(understood(prompt).wanted.map(([food]) => food)).toEqual(first);
  });

  it('may be one food or another', () => {
    const { wanted } = understood('chicken or tofu');
    expect(wanted).toHaveLength(1);
    expect(wanted[0]).toEqual(expect.arrayContaining(['chicken thigh fillets', 'firm tofu']));
  });
});

describe('who eats with the cook', () => {
  it.each([
    ['dinner for me and my husband', 2],
    ['lunch for me and my toddler', 2],
    ['soup for me and my 4 year old', 2],
    ['chilli for my two kids and me', 3],
    ['curry for me and two friends', 3],
    ['stew for me and the kids', 3],
    ['dinner for me', 1],
    ['dinner for my parents', null],
  ])('is counted in “%s”', (prompt, servings) => {
    expect(understandRequest(prompt, knowledge).request.servings).toBe(servings);
  });

  it('is nobody in a list that goes on without end', () => {
    expect(withTheCook(`for ${'mum and '.repeat(400)}soup`)).toBeNull();
  });

  it('is counted in a list', () => {
    const answer = composeSafely({ prompt: 'pasta for me, my wife and 3 kids', seed: 1 }, knowledge);
    expect(answer.kind === 'recipe' && answer.recipe.servings).toBe(5);
  });
});
