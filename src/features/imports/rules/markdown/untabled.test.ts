import { describe, expect, it } from 'vitest';
import { recipesFromMarkdown } from './markdown.ts';

const SOUP = `## Ingredients
- 2 leeks
- 1 l stock

## Steps
1. Simmer the leeks in the stock.
`;
const only = (text: string) => {
  const [recipe, ...others] = recipesFromMarkdown(text);
  if (!recipe || others.length > 0) throw new Error(`${others.length + 1} recipes`);
  return recipe;
};
const lines = (text: string) => only(text).ingredients.map((line) => line.text);

describe('a personal recipe file', () => {
  it('has its ingredients in a table, in any order of columns', () => {
    const table = '| Menge | Zutat |\n| ----- | :---: |\n| 200 g | Grieß |\n| – | Salz |\n';
    expect(lines(`# Klöße\n\n## Zutaten\n\n${table}\n## Zubereitung\n\nKochen.\n`)).toEqual([
      '200 g Grieß',
      'Salz',
    ]);
  });

  it('has its times in a table', () => {
    const { prepTime, cookTime, description } = only(
      `# Tarte\n\n| Préparation | Repos | Cuisson |\n|:--:|:--:|:--:|\n| 15 min | - | 40 min |\n\n${SOUP}`,
    );
    expect({ prepTime, cookTime, description }).toEqual({
      prepTime: '15 min',
      cookTime: '40 min',
      description: '',
    });
  });

  it('links its notes with each other', () => {
    expect(lines(`# Quiche\n\n${SOUP.replace('2 leeks', '1 [[Shortcrust|pie crust]]')}`)[0]).toBe(
      '1 pie crust',
    );
    expect(lines(`# Quiche\n\n${SOUP.replace('2 leeks', '[[Crème]] : 1')}`)[0]).toBe('Crème : 1');
  });

  it('states servings and time as info, which is no ingredient', () => {
    const recipe = only(`# Soup\n\n## Info\n* About 2 hours\n* 4–6 servings\n\n${SOUP}`);
    expect(recipe.ingredients).toHaveLength(2);
    expect(recipe).toMatchObject({ servings: '4–6 servings', totalTime: 'About 2 hours' });
  });

  it.each([
    ['# Potage (6 pers.)\n\n', '6'],
    ['# Suppe (für 4 Personen)\n\n', '4'],
    ['# Suppe\n\nfür 3-4 Personen\n\n', 'für 3-4 Personen'],
  ])('tells for how many it is in or below its title: %j', (start, servings) => {
    const recipe = only(`${start}${SOUP}`);
    expect(recipe.servings).toBe(servings);
    expect(recipe.title).toMatch(/^(?:Potage|Suppe)$/);
    expect(recipe.cookingTips).toEqual([]);
  });

  it.each(['## Ingrédients (3p)', '## Ingredienti (per 3 persone)'])('says so in %s', (heading) => {
    const recipe = only(`# Minestra\n\n${SOUP.replace('## Ingredients', heading)}`);
    expect(recipe.servings).toMatch(/3/);
    expect(recipe.cookingTips).toEqual([]);
  });
});

describe('a file with several recipes below one title', () => {
  const under = (title: string) =>
    `## ${title}\n\n${SOUP.replaceAll('## ', '### ')}\n[Back to top](#top)\n\n---\n`;

  it.each(['# Family recipes\n\n', '# Livre de recettes\n\n- [One](#one)\n\n', ''])(
    'has each of them: %j',
    (start) => {
      const recipes = recipesFromMarkdown(start + under('One') + under('Two (3 pers.)'));
      expect(recipes.map(({ title }) => title)).toEqual(['One', 'Two']);
      for (const { ingredients, instructions, cookingTips } of recipes) {
        expect(ingredients).toHaveLength(2);
        expect(instructions).toEqual(['Simmer the leeks in the stock.']);
        expect(cookingTips).toEqual([]);
      }
    },
  );

  it('but a recipe whose parts have their own ingredients and steps stays one', () => {
    expect(only(`# Apple tart\n\n${under('Crust')}${under('Filling')}`).title).toBe('Apple tart');
  });
});
