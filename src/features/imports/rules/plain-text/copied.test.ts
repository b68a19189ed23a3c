import { describe, expect, it } from 'vitest';
import { toReview } from '../draft.ts';
import { recipeFromText } from './plain-text.ts';

function read(text: string) {
  const { draft } = toReview(recipeFromText(text));
  return { ...draft, lines: draft.ingredients.map(({ amount, name }) => `${amount} | ${name}`) };
}

describe('a recipe copied from a message, a post or a page', () => {
  it('may be quoted from an email', () => {
    const draft = read(
      '> From: Mum\n> Subject: soup\n>\n> Leek soup\n> 3 leeks\n> 500 g potatoes\n>\n> Soften the leeks in butter.\n> Add the potatoes and simmer for 20 minutes.',
    );
    expect(draft.title).toBe('Leek soup');
    expect(draft.lines).toEqual(['3 | leeks', '500 g | potatoes']);
    expect(draft.instructions).toHaveLength(2);
  });

  it('may have its amounts in lines of their own, above or below the names', () => {
    const below = read('Cake\n\nIngredients\nFlour\n500 g\nSalt\nEggs\n2\n\nMethod\nMix and bake.');
    expect(below.lines).toEqual(['500 g | Flour', ' | Salt', '2 | Eggs']);
    const above = read('Cake\n\nIngredients\n500 g\nFlour\n2\nEggs\n\nMethod\nMix and bake.');
    expect(above.lines).toEqual(['500 g | Flour', '2 | Eggs']);
  });

  it('may have all its steps in one line', () => {
    const draft = read(
      'Suppe\n\nZutaten\n2 Zwiebeln\n\nZubereitung\n1. Zwiebeln schneiden. 2. In 3 EL Öl braten. 3. 2 l Wasser zugeben.\n4. Kochen.',
    );
    expect(draft.instructions).toEqual([
      'Zwiebeln schneiden.',
      'In 3 EL Öl braten. 3. 2 l Wasser zugeben.',
      'Kochen.',
    ]);
  });

  it('keeps the hashtags of a post as tags', () => {
    const draft = read(
      "PANCAKES 🥞\n(serves 2)\n\nYou'll need 👇\n🥚 2 eggs\n🥣 40g oats\n\nHow to 👇\n1️⃣ Blend.\n2️⃣ Fry.\n\n#pancakes #breakfast",
    );
    expect(draft).toMatchObject({ instructions: ['Blend.', 'Fry.'], tags: ['pancakes', 'breakfast'] });
  });

  it('leaves out the line before a number of portions', () => {
    const draft = read('Salat\nZutaten\nfür\n4 Portionen\n500 g\tNudeln\n4 EL\tÖl\nZubereitung\nMischen.');
    expect(draft).toMatchObject({ servings: 4, lines: ['500 g | Nudeln', '4 EL | Öl'] });
  });

  it('leaves out labels of advertisements, in five languages, and the stars of its title', () => {
    for (const label of ['Advertisement', 'ANZEIGE', 'Publicité', 'Publicidad', 'Pubblicità', 'Sponsored']) {
      const draft = read(
        `Potato soup ★★★★☆\n\nIngredients\n1 kg potatoes\n${label}\n1 onion\n\nMethod\nBoil the potatoes.\n${label}\nMash.`,
      );
      expect(draft).toMatchObject({
        title: 'Potato soup',
        lines: ['1 kg | potatoes', '1 | onion'],
        instructions: ['Boil the potatoes.', 'Mash.'],
      });
    }
  });

  it('leaves out single tags and entities, but keeps what is only less or more', () => {
    const draft = read(
      'Soup &amp; bread\n\nIngredients\n2 cups <b>vegetable</b> stock\n<li>salt &amp; pepper</li>\n\nMethod\nKeep it <strong>below</strong> a boil, <90 °C.<br>',
    );
    expect(draft).toMatchObject({
      title: 'Soup & bread',
      lines: ['2 cups | vegetable stock', ' | salt & pepper'],
      instructions: ['Keep it below a boil, <90 °C.'],
    });
  });

  it('is read from a table, whichever column has the amounts', () => {
    const draft = read(
      'Cheesecake\n\nIngredients\n\n| Ingredient | Amount |\n|---|---:|\n| cream cheese | 600 g |\n| eggs | 3 |\n| 150 g | sugar |\n\nMethod\nBeat and bake.',
    );
    expect(draft.lines).toEqual(['600 g | cream cheese', '3 | eggs', '150 g | sugar']);
  });

  it.each([
    ['[28.11.26, 18:32:10] Anna: ', ''],
    ['11/28/26, 6:32 PM - Anna B.: ', ''],
    ['', 'Anna, [28.11.26 18:32]\n'],
  ])('is read from messages, without their dates and senders: %j', (before, above) => {
    const draft = read(
      `${above}${before}Apfelkuchen\n${above}${before}200 g Butter\n4 Eier\n${above}${before}Butter schaumig rühren, Eier dazugeben.`,
    );
    expect(draft.title).toBe('Apfelkuchen');
    expect(draft.lines).toEqual(['200 g | Butter', '4 | Eier']);
    expect(draft.instructions).toEqual(['Butter schaumig rühren, Eier dazugeben.']);
  });

  it.each([
    ['Samosas (makes 12)', '', 12],
    ['Samosas', 'Ingredients (serves 4-6)', 6],
    ['Samosas', 'Ingredientes (4 raciones):', 4],
    ['Samosas', 'Zutaten (für 8 Stück)', 8],
    ['Samosas (vegan)', 'Ingredients (5 minutes)', null],
  ])('says for how many it is in brackets: %s, %s', (title, heading, servings) => {
    const draft = read(`${title}\n\n${heading}\n500 g flour\n2 eggs\n\nMethod\nKnead everything well.`);
    expect(draft.servings).toBe(servings);
    expect(draft.title).toBe(title.replace(' (makes 12)', ''));
  });

  it('keeps the longest line of its list in the list', () => {
    const served = 'Garnish: spring onions, sesame seeds, lime wedges, pickled ginger, crispy shallots, nori';
    for (const bullet of ['* ', ''])
      expect(
        read(
          `Ramen\n${bullet}2 eggs\n${bullet}1 l stock\n${bullet}${served}\n\nSimmer the stock for 20 minutes.`,
        ).lines,
      ).toEqual(['2 | eggs', '1 l | stock', ` | ${served}`]);
  });

  it('has a star’s explanation among its tips', () => {
    const draft = read(
      'Curry\n\nIngredients\n2 onions\n1 tsp amchur*\n*sold in Indian shops\n\nMethod\nFry the onions.',
    );
    expect(draft.lines).toEqual(['2 | onions', '1 tsp | amchur*']);
    expect(draft.cookingTips).toEqual(['*sold in Indian shops']);
    expect(read('Curry\n* 2 onions\n* ghee*\n* salt\n\nFry the onions for ten minutes.').lines).toHaveLength(
      3,
    );
  });

  it('has a part of the dish above its foods, without a colon', () => {
    const draft = read(
      'Tart\n\nIngredients\nBase\n200 g flour\nFilling\n2 eggs\nsalt\nPlums\n500 g plums\n\nMethod\nBake it.',
    );
    expect(draft.lines).toEqual([
      '200 g | flour (Base)',
      '2 | eggs (Filling)',
      ' | salt (Filling)',
      '500 g | plums (Plums)',
    ]);
  });
});
