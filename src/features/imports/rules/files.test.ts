import { expect, test } from 'vitest';
import { batchesOf, recipesOfExport } from './files.ts';
import { LARGEST_SOURCE, MOST_FILES } from './limits.ts';

const whole = (title: string, file: number) => ({
  title,
  file,
  ingredients: ['1 egg'],
  instructions: ['Boil it.'],
});
const files = (...names: string[]) => names.map((name) => ({ name, text: '' }));

test('a recipe that an app wrote in several formats is imported once, from the most reliable one', () => {
  const soup = [whole('Soup', 0), whole('soup ', 1), whole('Soup', 2)];
  expect(recipesOfExport(soup, files('soup.html', 'soup.json', 'soup.txt'))).toEqual([soup[1]]);
});

test('two recipes with the same name in one format stay two', () => {
  const soups = [whole('Soup', 0), whole('Soup', 1)];
  expect(recipesOfExport(soups, files('a.md', 'b.md'))).toEqual(soups);
});

test('text among other files must be a complete recipe; data and a single file need not', () => {
  const readMe = { ...whole('Read me', 0), ingredients: [] };
  const idea = { ...whole('Idea', 1), instructions: [] };
  expect(recipesOfExport([readMe, idea], files('README.md', 'idea.json'))).toEqual([idea]);
  expect(recipesOfExport([readMe], files('README.md'))).toEqual([readMe]);
});

test('many or long files are read in several requests', () => {
  const many = files(...Array.from({ length: MOST_FILES + 2 }, (_, at) => `${at}.md`));
  expect(batchesOf(many).map(({ from, batch }) => [from, batch.length])).toEqual([
    [0, MOST_FILES],
    [MOST_FILES, 2],
  ]);
  const long = [1, LARGEST_SOURCE, 1, LARGEST_SOURCE - 1, 1].map((length, at) => ({
    name: `${at}.json`,
    text: 'x'.repeat(length),
  }));
  expect(batchesOf(long).map(({ from, batch }) => [from, batch.length])).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
    [4, 1],
  ]);
  expect(batchesOf([])).toEqual([]);
});
