import { expect, test } from 'vitest';
import { pictureFinder } from './pictures.ts';

const CHOWDOWN = ['_recipes/okra.md', '_recipes/sprouts.md'];
const NEXTCLOUD = ['Shrimp/recipe.json', 'Pie/recipe.json'];
const MEALIE = ['recipes/soup/soup.json', 'recipes/stew/stew.json'];

test.each<[string, string, string[], string[], string[], string | null]>([
  [
    'named by the recipe',
    '_recipes/okra.md',
    ['Roasted%20Okra.jpg'],
    ['images/roasted okra.jpg'],
    CHOWDOWN,
    'images/roasted okra.jpg',
  ],
  [
    'named with an address',
    '_recipes/okra.md',
    ['https://a.test/x/okra.JPG?w=3'],
    ['images/okra.jpg'],
    CHOWDOWN,
    'images/okra.jpg',
  ],
  [
    'nearest to it of those named alike',
    'b/soup.html',
    ['1.jpg'],
    ['a/pictures/1.jpg', 'b/pictures/1.jpg'],
    ['a/stew.html', 'b/soup.html'],
    'b/pictures/1.jpg',
  ],
  [
    'named by a path in other words',
    'a/soup.html',
    ['.\\Images%20of%20soup\\1.JPG'],
    ['a/images of soup/1.jpg', 'a/images of stew/1.jpg'],
    ['a/stew.html', 'a/soup.html'],
    'a/images of soup/1.jpg',
  ],
  [
    'called as the file',
    '_recipes/okra.md',
    [],
    ['images/sprouts.jpg', 'images/okra.png'],
    CHOWDOWN,
    'images/okra.png',
  ],
  [
    'the larger in its own folder',
    'Shrimp/recipe.json',
    [],
    ['Shrimp/thumb.jpg', 'Shrimp/full.jpg'],
    NEXTCLOUD,
    'Shrimp/full.jpg',
  ],
  [
    'below its own folder',
    'recipes/soup/soup.json',
    ['k3'],
    [
      'recipes/soup/images/min-original.webp',
      'recipes/soup/images/original.webp',
      'recipes/soup/images/tiny-original.webp',
    ],
    MEALIE,
    'recipes/soup/images/original.webp',
  ],
  ['the only one of a single recipe', 'recipe.json', [], ['image.jpeg'], ['recipe.json'], 'image.jpeg'],
  ['not one in the folder of another', 'Pie/recipe.json', ['full.jpg'], ['Shrimp/full.jpg'], NEXTCLOUD, null],
  ['not one of a folder that recipes share', '_recipes/okra.md', [], ['_recipes/photo.jpg'], CHOWDOWN, null],
])('a picture is %s', (_, file, named, pictures, files, expected) => {
  const recipe = { named, isAmongOthers: false };
  expect(pictureFinder(pictures, files)(file, recipe)).toBe(expected);
});

test('among several recipes in one file, a picture belongs to a recipe only if the recipe names it', () => {
  const find = pictureFinder(['images/rice.jpg', 'a/original.webp', 'b/original.webp'], ['recipes.html']);
  const isAmongOthers = true;
  expect(find('recipes.html', { named: [], isAmongOthers })).toBeNull();
  expect(find('recipes.html', { named: ['images/rice.jpg'], isAmongOthers })).toBe('images/rice.jpg');
  expect(find('recipes.html', { named: ['b/original.webp'], isAmongOthers })).toBe('b/original.webp');
  expect(find('recipes.html', { named: ['c/original.webp'], isAmongOthers })).toBeNull();
});
