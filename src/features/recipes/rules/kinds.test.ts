import { describe, expect, it } from 'vitest';
import { categoryOf, difficultyOf } from './kinds.ts';

describe('the category of a recipe', () => {
  it.each([
    [['brunch'], 'Cake', 'breakfast'],
    [['quick', 'Salads'], 'Soup', 'lunch'],
    [[], 'Club sandwich', 'lunch'],
    [['cookies'], 'Soup', 'dessert'],
    [[], 'Lemon cheesecake', 'dessert'],
    [['sweet', 'potato'], 'Mash', 'dessert'],
    [['sweet potato'], 'Sweet potato fries', 'dinner'],
    [[], 'Fish cakes', 'seafood'],
    [[], 'Crab cakes', 'dinner'],
    [['cocktail'], 'Negroni', 'drinks'],
    [['appetizer'], 'Olives', 'snacks'],
    [['fish'], 'Trout', 'seafood'],
    [[], 'Fish sauce noodles', 'dinner'],
    [['BBQ'], 'Ribs', 'bbq'],
    [[], 'Grilled corn', 'bbq'],
    [['salad', 'dessert'], 'Fruit', 'lunch'],
    [['beef'], 'Breakfast', 'breakfast'],
    [[], 'Beef stew', 'dinner'],
    [['constructor', '__proto__'], '', 'dinner'],
  ])('of %j and %j is %s', (tags, title, category) => {
    expect(categoryOf(tags, title)).toBe(category);
  });
});

it.each([
  [30, 8, 'Easy'],
  [31, 8, 'Medium'],
  [30, 9, 'Medium'],
  [181, 12, 'Medium'],
  [181, 13, 'Hard'],
  [180, 50, 'Medium'],
])('%d minutes in %d steps is %s', (minutes, steps, difficulty) => {
  expect(difficultyOf(minutes, steps)).toBe(difficulty);
});
