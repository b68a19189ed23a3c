import { describe, expect, it } from 'vitest';
import type { RecipeDraft } from '../draft.ts';
import { readMarkdown } from './markdown.ts';

function draftOf(text: string): RecipeDraft {
  const [read] = readMarkdown(text);
  if (!read?.draft) throw new Error(JSON.stringify(read));
  return read.draft;
}
const lines = (draft: RecipeDraft) => draft.ingredients.map(({ amount, name }) => `${amount} ${name}`.trim());
const around = (ingredients: string, directions: string) =>
  `# Soup\n\n## Ingredients\n\n${ingredients}\n\n## Directions\n\n${directions}\n`;

const APPLE_PIE = `---
title: "Apple Pie: the best"
date: 2021-03-10
tags: ['sweet', "pie", fruit]
author: john-doe
---

![A pie](/pix/apple-pie.webp "warm")

A *simple* pie, see [crust](/crust).

- ⏲️ Prep time: 1 hour
- 🍳 Cook time: 45-50 min
- 🍽️ Servings: 8-10
- 🥶 Fridge time: 2 hours

## Ingredients

### Filling

- 6 apples
- ¾ cup (150 g) sugar\\*

### For the crust

- 300g flour
- spices:
    - 1 tsp cinnamon
    - nutmeg

\\* Or less.

## Directions

### Make the crust

1. Mix **everything** together
   and chill.
2. Roll out.

### Bake

1. Bake at 180 °C:
   - 30 minutes covered
   - then uncovered.

Enjoy!

## Notes

- Keeps for 3 days.

## Equipment

- A pie dish
- Foil
`;

describe('a Markdown recipe', () => {
  it.each([
    ['## Zutaten', '## Zubereitung', '## Tipps'],
    ['## Ingrédients', '## Préparation', '## Astuces'],
    ['**Ingredientes:**', '**Elaboración:**', '**Consejos:**'],
    ['### Ingredienti', '### Procedimento', '### Consigli'],
  ])('has headings in other languages: %s, %s, %s', (ingredients, steps, tips) => {
    const draft = draftOf(
      `# Suppe\n\n${ingredients}\n\n- 2 Zwiebeln\n- 1 l Wasser\n\n${steps}\n\n1. Schneiden.\n2. Kochen.\n\n${tips}\n\nHeiß essen.\n`,
    );
    expect(lines(draft)).toEqual(['2 Zwiebeln', '1 l Wasser']);
    expect(draft).toMatchObject({ instructions: ['Schneiden.', 'Kochen.'], cookingTips: ['Heiß essen.'] });
  });

  it.each([
    ['# Leek soup', '# Pea soup', 2],
    ['# Leek soup', '## Pea soup', 1],
  ])('is one of several in a file if each has a title: %s, %s', (first, second, count) => {
    const rest = '\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\n1. Slice.\n2. Cook.\n\n';
    const found = readMarkdown(`${first}${rest}${second}${rest}`);
    expect(found).toHaveLength(count);
    expect(found.at(-1)?.draft).toMatchObject({ title: count > 1 ? 'Pea soup' : 'Leek soup' });
  });

  it.each([
    ['# Family recipes\n\n## Soups\n\n', '###', 2, 2],
    ['# From my mother\n\n', '###', 4, 4],
    ['# From my mother\n\n', '##', 5, 5],
    ['# Layer cake\n\n', '##', 3, 1],
    ['# Soups\n\n## Ingredients\n\n- 1 onion\n\n', '###', 4, 1],
  ])('is one of the recipes of a book below %j: %s, %d times', (above, mark, times, count) => {
    const one = (name: string) =>
      `${mark} ${name}\n\n${mark}# Ingredients\n\n- 2 leeks\n- 1 egg\n\n${mark}# Method\n\n1. Slice.\n2. Cook.\n\n`;
    const names = Array.from({ length: times }, (_, at) => `Dish ${'ABCDEF'.charAt(at)}`);
    const found = readMarkdown(above + names.map(one).join(''));
    expect(found).toHaveLength(count);
    if (count > 1) expect(found.map(({ draft }) => draft?.title)).toEqual(names);
  });

  it('has a heading with a number of servings or a part in another language', () => {
    const draft = draftOf(
      '# Suppe\n\n## Zutaten für 6 Personen\n\n- 2 Zwiebeln\n\n## Zutaten für die Einlage\n\n- 2 Eier\n\n## Zubereitung\n\nKochen.\n',
    );
    expect(draft.servings).toBe(6);
    expect(lines(draft)).toEqual(['2 Zwiebeln', '2 Eier (für die Einlage)']);
  });

  it('is imported completely', () => {
    const draft = draftOf(APPLE_PIE);
    expect(draft).toMatchObject({
      title: 'Apple Pie: the best',
      description: 'A simple pie, see crust.',
      prepTime: 60,
      cookTime: 50,
      servings: 10,
      tags: ['sweet', 'pie', 'fruit'],
      category: 'dessert',
      authorName: 'john-doe',
      images: ['/pix/apple-pie.webp'],
      publishedAt: '2021-03-10T00:00:00.000Z',
    });
    expect(lines(draft)).toEqual([
      '6 apples (Filling)',
      '¾ cup (150 g) sugar* (Filling)',
      '300g flour (for the crust)',
      '1 tsp cinnamon (spices)',
      'nutmeg (spices)',
    ]);
    expect(draft.instructions).toEqual([
      'Make the crust: Mix everything together and chill.',
      'Roll out.',
      'Bake: Bake at 180 °C:\n• 30 minutes covered\n• then uncovered.',
      'Enjoy!',
    ]);
    expect(draft.cookingTips).toEqual([
      'Fridge time: 2 hours',
      '* Or less.',
      'Keeps for 3 days.',
      'Equipment: A pie dish; Foil',
    ]);
  });

  it.each([
    ['Windows line ends', APPLE_PIE.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${APPLE_PIE}`],
    ['stars for bullets', APPLE_PIE.replace(/^( *)- /gm, '$1* ')],
    ['brackets behind numbers', APPLE_PIE.replace(/^(\d)\. /gm, '$1) ')],
  ])('is imported the same with %s', (_what, text) => {
    expect(draftOf(text)).toEqual(draftOf(APPLE_PIE));
  });

  it.each(['Directions', 'Method', 'Instructions', 'Steps', 'Preparation', 'DIRECTIONS:', 'The method'])(
    'has its steps below "%s", at any level and as bold text',
    (name) => {
      for (const heading of [
        `# ${name}`,
        `### ${name}`,
        `###### ${name} ##`,
        `**${name}**`,
        `${name}\n------`,
      ]) {
        const text = `# Tea\n\n**Ingredients**\n- 1 bag tea\n\n${heading}\n\n1. Brew.\n`;
        expect(draftOf(text)).toMatchObject({ title: 'Tea', instructions: ['Brew.'] });
      }
    },
  );

  it('needs no front matter and no bullets', () => {
    const draft = draftOf(
      'Tea\n===\n\nGood tea.\n\nIngredients (serves 2)\n---\n1 bag tea\n2 cups water\n\nMethod\n---\nBoil the water.\nPour it over.\n',
    );
    expect(draft).toMatchObject({
      title: 'Tea',
      description: 'Good tea.',
      instructions: ['Boil the water.', 'Pour it over.'],
    });
    expect(lines(draft)).toContain('2 cups water');
  });

  it('reads steps in bullets, in paragraphs and in parts of their own', () => {
    expect(draftOf(around('- salt', '- Boil.\n- Salt.')).instructions).toEqual(['Boil.', 'Salt.']);
    expect(draftOf(around('- salt', 'Boil for\nlong.\n\nSalt.')).instructions).toEqual([
      'Boil for long.',
      'Salt.',
    ]);
    expect(
      draftOf(around('- salt', 'First brew:\n\n1. Boil.\n2. Cool.\n\nSecond brew:\n\n1. Drink.'))
        .instructions,
    ).toEqual(['First brew: Boil.', 'Cool.', 'Second brew: Drink.']);
    expect(draftOf(around('- salt', '1. Sauce:\n    1. Melt.\n    2. Stir.\n2. Eat.')).instructions).toEqual([
      'Sauce: Melt.',
      'Stir.',
      'Eat.',
    ]);
  });

  it('keeps remarks among the ingredients as tips, and takes a measured list above the steps for ingredients', () => {
    const draft = draftOf(
      '# Curry\n\n## Ingredients\n\nEnough for two.\n\n- 1 onion\n- 200 g cheese\n  - Grate it yourself, it tastes so much better.\n\n## Spice blend\n\n- 1 tsp cumin\n- 2 tsp salt\n\n## Directions\n\n1. Cook.\n\nNote: it is hot.\n',
    );
    expect(lines(draft)).toEqual([
      '1 onion',
      '200 g cheese',
      '1 tsp cumin (Spice blend)',
      '2 tsp salt (Spice blend)',
    ]);
    expect(draft.cookingTips).toEqual([
      'Enough for two.',
      'cheese: Grate it yourself, it tastes so much better.',
      'Note: it is hot.',
    ]);
  });

  it('uses the address of its first publication as its source', () => {
    const text = `${around('- salt', '1. Boil.')}\nOriginally published at [https://a.example/soup](https://a.example/soup)\n`;
    expect(draftOf(text)).toMatchObject({ sourceUrl: 'https://a.example/soup', instructions: ['Boil.'] });
  });

  it.each([
    ['', ['title', 'ingredients', 'instructions']],
    ['# Only a title', ['ingredients', 'instructions']],
    [around('', '1. Boil.'), ['ingredients']],
    [around('- salt', ''), ['instructions']],
    [around(`- ${'x'.repeat(301)}`, '1. Boil.'), ['ingredients']],
    [around('- salt\n'.repeat(301), '1. Boil.'), ['ingredients']],
    [around('- salt', `1. ${'x'.repeat(5001)}`), ['instructions']],
    [around('- salt', '1. Boil.\n'.repeat(201)), ['instructions']],
    [
      `---\ntitle: ${'x'.repeat(201)}\ncook time: 8 days\n---\n${around('- salt', '1. Boil.')}`,
      ['title', 'cookTime'],
    ],
  ])('says what is missing or too long (%#)', (text, fields) => {
    const [read] = readMarkdown(text);
    expect(read?.problems?.map(({ field }) => field)).toEqual(fields);
    for (const problem of read?.problems ?? []) expect(problem.message).toMatch(/^[A-Z].*\.$/);
  });
});
