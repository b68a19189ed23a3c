import { expect, test } from 'vitest';
import { recipesOfExport } from './files.ts';

const whole = (title: string, file: number) => ({
  title,
  file,
  ingredients: ['1 egg'],
  instructions: ['Boil it.'],
});
const files = (...names: string[]) => names.map((name) => ({ name, text: '' }));

test('a recipe that an app wrote in several forms is taken once, from the surest', () => {
  const soup = [whole('Soup', 0), whole('soup ', 1), whole('Soup', 2)];
  expect(recipesOfExport(soup, files('soup.html', 'soup.json', 'soup.txt'))).toEqual([soup[1]]);
});

test('two recipes of one name in one kind of file stay two', () => {
  const soups = [whole('Soup', 0), whole('Soup', 1)];
  expect(recipesOfExport(soups, files('a.md', 'b.md'))).toEqual(soups);
});

test('words beside other files must make a whole recipe; data and a single file need not', () => {
  const readMe = { ...whole('Read me', 0), ingredients: [] };
  const idea = { ...whole('Idea', 1), instructions: [] };
  expect(recipesOfExport([readMe, idea], files('README.md', 'idea.json'))).toEqual([idea]);
  expect(recipesOfExport([readMe], files('README.md'))).toEqual([readMe]);
});
