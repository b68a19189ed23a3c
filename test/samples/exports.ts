import { gzipSync } from 'node:zlib';
import { downloadZip } from 'client-zip';

type Files = Record<string, string | Uint8Array>;

/** Pictures that differ in length. */
const jpeg = (length: number) => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(length).fill(7)]);

async function zipped(files: Files): Promise<Uint8Array> {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input }));
  return new Uint8Array(await downloadZip(entries as { name: string; input: string }[]).arrayBuffer());
}

const chowdown = (title: string, image: string, ingredients: string[], directions: string[]) => `---
layout: recipe
title: "${title}"
image: ${image}
tags: sides
ingredients:
${ingredients.map((each) => `- ${each}`).join('\n')}
directions:
${directions.map((each) => `- ${each}`).join('\n')}
---

A dish for a cold evening.
`;

const nextcloud = (name: string, recipeIngredient: string[], recipeInstructions: string[]) =>
  JSON.stringify({
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    id: 12,
    name,
    description: '',
    image: '',
    prepTime: 'PT0H10M',
    recipeYield: 4,
    recipeIngredient,
    recipeInstructions,
    dateModified: '2024-02-03T10:00:00+0000',
  });

const paprika = (name: string, ingredients: string, directions: string, photo: Uint8Array) =>
  gzipSync(
    JSON.stringify({
      uid: name,
      name,
      ingredients,
      directions,
      servings: '4',
      photo: 'photo.jpg',
      photo_data: Buffer.from(photo).toString('base64'),
      categories: ['Suppers'],
    }),
  );

const tandoor = {
  name: 'Carrot soup',
  description: 'Sweet and smooth.',
  keywords: [{ name: 'soup' }],
  steps: [
    {
      instruction: 'Fry the carrots in the butter.',
      ingredients: [
        { food: { name: 'carrots' }, unit: { name: 'g' }, amount: 600, order: 0 },
        { food: { name: 'butter' }, unit: { name: 'tbsp' }, amount: 2, order: 1 },
      ],
    },
    {
      instruction: 'Add the stock, simmer for 20 minutes and blend.',
      ingredients: [{ food: { name: 'stock' }, unit: { name: 'l' }, amount: 1, order: 0 }],
    },
  ],
  working_time: 15,
  waiting_time: 20,
  servings: 4,
};

/** Exports of our own, with the folders, names and formats that each app uses. */
export const EXPORTS: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'chowdown.zip': () =>
    zipped({
      'chowdown-gh-pages/images/braised-leeks.jpg': jpeg(10),
      'chowdown-gh-pages/images/pea-mash.jpg': jpeg(20),
      'chowdown-gh-pages/_recipes/braised-leeks.md': chowdown(
        'Braised Leeks',
        'braised-leeks.jpg',
        ['4 leeks', '2 tablespoons butter', '1 cup stock'],
        ['Halve and wash the leeks.', 'Braise them in butter and stock for 25 minutes.'],
      ),
      'chowdown-gh-pages/_recipes/pea-mash.md': chowdown(
        'Pea Mash',
        'pea-mash.jpg',
        ['500 g peas', '1 bunch mint'],
        ['Boil the peas for 5 minutes.', 'Mash them with the mint.'],
      ),
    }),
  'nextcloud.zip': () =>
    zipped({
      'Barley Risotto/full.jpg': jpeg(30),
      'Barley Risotto/thumb.jpg': jpeg(3),
      'Barley Risotto/recipe.json': nextcloud(
        'Barley Risotto',
        ['300 g pearl barley', '1 l stock', '1 onion'],
        ['Fry the onion.', 'Add barley and stock, and simmer for 35 minutes.'],
      ),
      "Cook's Porridge/recipe.json": nextcloud(
        "Cook's Porridge",
        ['100 g oats', '300 ml milk'],
        ['Simmer the oats in the milk for 5 minutes.'],
      ),
      'Tomato Bake/full.jpg': jpeg(40),
      'Tomato Bake/thumb.jpg': jpeg(4),
      'Tomato Bake/recipe.json': nextcloud(
        'Tomato Bake',
        ['1 kg tomatoes', '100 g breadcrumbs'],
        ['Slice the tomatoes.', 'Bake them under the crumbs for 30 minutes.'],
      ),
    }),
  'paprika.zip': () =>
    zipped({
      '__MACOSX/My Recipes/._Kürbissuppe.paprikarecipe': jpeg(5),
      'My Recipes/.DS_Store': 'not a recipe',
      'My Recipes/Kürbissuppe.paprikarecipe': paprika(
        'Kürbissuppe',
        '1 Hokkaido\n1 Zwiebel\n800 ml Brühe',
        'Den Kürbis würfeln.\n\nMit der Zwiebel in der Brühe 20 Minuten kochen.',
        jpeg(500),
      ),
      'My Recipes/Rice Salad.paprikarecipe': paprika(
        'Rice Salad',
        '200 g rice\n1 cucumber',
        'Boil the rice.\n\nMix it with the cucumber.',
        jpeg(600),
      ),
    }),
  'tandoor.zip': async () =>
    zipped({ '1.zip': await zipped({ 'recipe.json': JSON.stringify(tandoor), 'image.jpg': jpeg(70) }) }),
};
