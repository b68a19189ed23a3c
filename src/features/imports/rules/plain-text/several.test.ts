import { describe, expect, it } from 'vitest';
import { toReview } from '../draft.ts';
import { recipesFromText } from './several.ts';

const read = (text: string) =>
  recipesFromText(text).map((raw) => {
    const { title, ingredients, instructions, servings } = toReview(raw).draft;
    return { title, servings, lines: ingredients.map(({ name }) => name), instructions };
  });

describe('several recipes pasted together', () => {
  it('are read apart by their headings', () => {
    const found = read(
      'TOMATO SOUP\nServes 4\nIngredients:\n1 kg tomatoes\n1 onion\nMethod:\nChop and cook.\n\nPOTATO SOUP\nServes 6\nIngredients:\n1 kg potatoes\n1 leek\nMethod:\nChop it all.\nCook for 20 minutes.\n',
    );
    expect(found).toEqual([
      { title: 'TOMATO SOUP', servings: 4, lines: ['tomatoes', 'onion'], instructions: ['Chop and cook.'] },
      {
        title: 'POTATO SOUP',
        servings: 6,
        lines: ['potatoes', 'leek'],
        instructions: ['Chop it all.', 'Cook for 20 minutes.'],
      },
    ]);
  });

  it('are read apart without headings, whatever their line ends', () => {
    const found = read(
      'Pfannkuchen\n3 Eier\n250 g Mehl\nAlles gut verrühren und in Butter backen.\n\nWaffeln\n4 Eier\n300 g Mehl\nAlles gut verrühren und im Waffeleisen backen.'.replaceAll(
        '\n',
        '\r\n',
      ),
    );
    expect(found.map(({ title, lines }) => [title, ...lines])).toEqual([
      ['Pfannkuchen', 'Eier', 'Mehl'],
      ['Waffeln', 'Eier', 'Mehl'],
    ]);
  });

  it.each([
    ['For the sauce'],
    ['Frosting'],
    ['Vanillesoße'],
    ['Note: it keeps for a week.'],
    ['Serve with rice.'],
  ])('are one recipe if what follows belongs to the first: %s', (line) => {
    const found = read(
      `Cake\n\n200 g flour\n3 eggs\n\nMix everything well and bake it for an hour.\n\n${line}\n\n100 g butter\n200 g sugar\n\nBeat everything well until it is fluffy.`,
    );
    expect(found.map(({ title }) => title)).toEqual(['Cake']);
  });

  it('are one recipe if one of them would have no steps', () => {
    const found = read(
      'Leek soup\n2 leeks\n1 onion\nSlice the leeks and cook them in stock.\n\nShopping reminder\n2 lemons\n1 loaf bread',
    );
    expect(found).toHaveLength(1);
  });
});
