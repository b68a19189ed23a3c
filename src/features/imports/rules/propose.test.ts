import { expect, it } from 'vitest';
import { proposedDescription } from './propose.ts';

const recipe = (title: string, names: string[], steps: string[]) =>
  proposedDescription({
    title,
    ingredients: names.map((name) => ({ amount: '1', name })),
    instructions: steps,
  });

it.each([
  [
    'Beef stew',
    ['beef', 'carrots', 'salt', 'red wine'],
    'Brown the beef and stir in the wine.',
    'Beef stew with carrots and red wine.',
  ],
  [
    'Omas Kartoffelsuppe',
    ['Kartoffeln', 'Lauch', 'Salz', 'Butter'],
    'Die Kartoffeln und den Lauch mit der Butter dünsten.',
    'Omas Kartoffelsuppe mit Lauch und Butter.',
  ],
  [
    'Soupe de saison',
    ['poireaux', 'carottes', 'sel'],
    'Faire revenir les poireaux et les carottes dans la casserole.',
    'Soupe de saison avec poireaux et carottes.',
  ],
  [
    'Pasta con pomodoro',
    ['spaghetti', 'pomodoro', 'basilico', 'sale'],
    'Cuocere gli spaghetti e condire con il pomodoro e il basilico.',
    'Pasta con pomodoro e spaghetti e basilico.',
  ],
])('a description of %s is proposed in its language', (title, names, step, proposed) => {
  expect(recipe(title, names, [step])).toBe(proposed);
});

it('a recipe of one food that is in its title gets a description too', () => {
  expect(recipe('Onion Soup', ['onions'], ['Cook them.'])).toBe('Onion Soup with onions.');
});

it('no description is proposed of everyday foods alone', () => {
  expect(recipe('Carrot soup', ['water', 'salt'], ['Boil.'])).toBe('');
});
