import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../../../test/processor-time.ts';
import type { RecipeDraft } from '../draft.ts';
import type { PageModel } from '../page/model.ts';
import { recipesFromSource } from '../source.ts';
import { isCooklang, readCooklang, recipeFromCooklang } from './cooklang.ts';

function draftOf(text: string, fileName = 'Soup.cook'): RecipeDraft {
  const [read] = readCooklang(text, fileName);
  if (!read?.draft) throw new Error(JSON.stringify(read));
  return read.draft;
}
const linesOf = (steps: string) =>
  draftOf(steps).ingredients.map(({ amount, name }) => `${amount} ${name}`.trim());

describe('a Cooklang recipe', () => {
  test('has its facts, the ingredients of its steps, and the steps in plain words', () => {
    const text = `---
title: Plum dumplings
servings: 4
tags: sweet, autumn
cuisine: Austrian
prep time: 30 min
cook time: 15 min
source: https://example.org/plums
author: Grandmother
description: For rainy days.
---

[- The dough may
   rest overnight. -]
Press @cooked potatoes{500%g} into a #large bowl{}. -- while warm
Knead them with @flour{150%g}, @egg{1%item} and @salt{pinch}.

> Floury potatoes are best.
> Use them the same day.

= Filling =

Stone the @plums{12}(small ones) and wrap each in dough.

Simmer for ~{10-12%minutes} and roll in @butter{40%g} and \\
@?cinnamon{}. Dust with @flour{1%tbsp} and more @salt.
`;
    expect(draftOf(text)).toMatchObject({
      title: 'Plum dumplings',
      description: 'For rainy days.',
      servings: 4,
      prepTime: 30,
      cookTime: 15,
      tags: ['sweet', 'autumn', 'Austrian'],
      authorName: 'Grandmother',
      sourceUrl: 'https://example.org/plums',
      ingredients: [
        { amount: '500 g', name: 'cooked potatoes' },
        { amount: '150 g', name: 'flour' },
        { amount: '1 tbsp', name: 'flour' },
        { amount: '1', name: 'egg' },
        { amount: 'pinch', name: 'salt' },
        { amount: '12', name: 'plums, small ones' },
        { amount: '40 g', name: 'butter' },
        { amount: '', name: 'cinnamon (optional)' },
      ],
      instructions: [
        'Press cooked potatoes into a large bowl.',
        'Knead them with flour (150 g), egg and salt.',
        'Filling: Stone the plums and wrap each in dough.',
        'Simmer for 10-12 minutes and roll in butter and cinnamon. Dust with flour (1 tbsp) and more salt.',
      ],
      cookingTips: ['Floury potatoes are best. Use them the same day.'],
    });
  });

  test('is named after its file if it has no title, and accepts older metadata', () => {
    const { title, servings, cookTime, sourceUrl } = draftOf(
      '>> servings: 2|4\n>> time required: 1 hour\n>> source.url: https://example.org\n\nBoil @leeks{2}.\n',
      'soups/Leek Soup.cook',
    );
    expect({ title, servings, cookTime, sourceUrl }).toEqual({
      title: 'Leek Soup',
      servings: 2,
      cookTime: 60,
      sourceUrl: 'https://example.org/',
    });
  });

  test.each([
    [
      'Add @salt, @black pepper{} and @extra-virgin oil{2%tbsp}.',
      ['salt', 'black pepper', '2 tbsp extra-virgin oil'],
    ],
    ['Add @flour{80%g}. Add @flour{0.5%kg}. Add @Flour{20%g}.', ['100 g flour', '0.5 kg flour']],
    ['Halve @lime{1}. Squeeze the other @lime{1}. Serve with @lime.', ['2 lime']],
    ['Pour in @white wine|wine{=100%ml}, then stir @&white wine|wine in.', ['100 ml white wine']],
    ['Top with @./Basics/Red Beans{2%cups} and @@Guacamole{}.', ['2 cups Red Beans', 'Guacamole']],
    ['Hide @-water{1%l} and add @stock{1/2%l}.', ['1/2 l stock']],
    ['Write to cook@example.org or @ home about @tea{1%bag}.', ['1 bag tea']],
    ['Melt @butter in #pan. Then wash the {bowl} with @soap{}.', ['butter', 'soap']],
  ])('lists what “%s” marks', (steps, lines) => {
    expect(linesOf(steps)).toEqual(lines);
  });

  test('has one step per paragraph, or per line if each line is a sentence', () => {
    const steps = (text: string) => draftOf(text).instructions;
    expect(steps('Boil @rice{1%cup} in\nwater.\n\nServe.')).toEqual(['Boil rice in water.', 'Serve.']);
    expect(steps('Boil @rice{1%cup}.\nServe.')).toEqual(['Boil rice.', 'Serve.']);
  });

  test('is recognized by its ingredient marks when pasted, unlike other texts', () => {
    const read = (text: string, fileName?: string) =>
      recipesFromSource(text, {} as PageModel, fileName === undefined ? {} : { fileName });
    expect(read('---\ntitle: Rice\n---\nBoil @rice{1%cup} with @salt{}.')[0]).toMatchObject({
      title: 'Rice',
      ingredients: [{ text: '1 cup rice' }, { text: 'salt' }],
    });
    expect(read('Boil @rice.', 'Rice.cook')[0]?.title).toBe('Rice');
    expect(read('# Rice\n\n## Ingredients\n\n- rice @ home\n- 1 {small} onion\n', 'a.md')[0]?.title).toBe(
      'Rice',
    );
  });

  test('is refused if it is too long, or has nothing to cook', () => {
    expect(readCooklang('a'.repeat(2_000_001), 'a.cook')[0]?.problems).toHaveLength(1);
    expect(readCooklang('Nothing here.', 'a.cook')[0]?.problems).toEqual([
      expect.objectContaining({ field: 'ingredients' }),
    ]);
    expect(recipeFromCooklang('[- never closed @salt{}').ingredients).toHaveLength(1);
  });
});

/** Only next to some checkouts: recipes by other people. */
const REAL = resolve(import.meta.dirname, '../../../../../../shared/bench/cooklang');

const OURS = resolve(import.meta.dirname, '../../../../../test/samples/cooklang');

describe('Cooklang files', () => {
  const files = [OURS, ...(existsSync(REAL) ? [REAL] : [])].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.cook'))
      .map((name) => [name, folder] as const),
  );

  test.each(files)('%s is imported, without a mark left in it', (file, folder) => {
    const draft = draftOf(readFileSync(join(folder, file), 'utf8'), file);
    expect(draft.ingredients.length).toBeGreaterThan(2);
    expect(draft.instructions.length).toBeGreaterThan(2);
    expect(JSON.stringify([draft.ingredients, draft.instructions, draft.cookingTips])).not.toMatch(
      /@|#|~\{|%|\[-|--/,
    );
  });
});

test.each([
  ['decimal commas', '@flour{1,5%kg} @flour{2,5%kg}', ['4 kg flour']],
  ['fractions', '@milk{1/2%cup} @milk{1/2%cup}', ['1 cup milk']],
  ['mixed numbers', '@milk{1 1/2%cups} @milk{2 1/2%cups}', ['4 cups milk']],
  [
    'ranges, which have no sum',
    '@garlic{2-3%cloves} @garlic{2-3%cloves}',
    ['2-3 cloves garlic', '2-3 cloves garlic'],
  ],
  ['an amount that is nothing', '@milk{1/0%cup} @milk{1%cup}', ['1/0 cup milk', '1 cup milk']],
])('amounts are added up by their value: %s', (_, marks, lines) => {
  expect(linesOf(`Mix ${marks} well.`)).toEqual(lines);
});

test('a heading of a million marks is parsed in linear time', () => {
  const read = (count: number) => () => recipeFromCooklang(`=a${'='.repeat(count)}a\n@salt{}`);
  read(1_000)();
  expect(processorTime(read(400_000))).toBeLessThan(24 * processorTime(read(50_000)) + 30);
});

test('the styles of a page are not ingredients', () => {
  const page = `<html><style>@page{margin:0}@-ms-viewport{width:device-width}</style><h1>Soup</h1>
<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li></ul></html>`;
  expect(isCooklang(page, 'soup.html', true)).toBe(false);
  expect(isCooklang('Boil @rice{1%cup} with @salt{}.', '', false)).toBe(true);
});

test.each([
  [
    'a map',
    '---\nsource:\n  name: Anna\n  url: https://example.org/p\ntime:\n  prep: 10 min\n  cook: 20 min\n---\n',
  ],
  [
    'dots',
    '---\nsource.name: Anna\nsource.url: https://example.org/p\ntime.prep: 10 min\ntime.cook: 20 min\n---\n',
  ],
  [
    'older lines',
    '>> source: Anna\n>> source.url: https://example.org/p\n>> time.prep: 10 min\n>> time.cook: 20 min\n\n',
  ],
])('facts within facts are read: %s', (_, facts) => {
  expect(draftOf(`${facts}Boil @rice{1%cup}.`)).toMatchObject({
    ...{ authorName: 'Anna', sourceUrl: 'https://example.org/p', prepTime: 10, cookTime: 20 },
  });
});
