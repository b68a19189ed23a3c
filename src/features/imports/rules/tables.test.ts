import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../../test/processor-time.ts';
import { recipesOfTable } from './source.ts';
import { isTable, rowsOfTable } from './tables.ts';

describe('the rows of a table', () => {
  test.each([
    ['commas', 'a,b\n1,2\n', [{ a: '1', b: '2' }]],
    ['semicolons and Windows line ends', 'a;b\r\n1,5;2\r\n', [{ a: '1,5', b: '2' }]],
    ['tabs', 'a\tb\n1\t2', [{ a: '1', b: '2' }]],
    ['lines and quotes in quotes', 'a,b\n"x, ""y""\nz",2', [{ a: 'x, "y"\nz', b: '2' }]],
    ['a quote that never closes', 'a,b\n"x,2\n', [{ a: 'x,2\n', b: '' }]],
    ['a byte order mark, missing cells and empty lines', '\ufeffa,b\n\n1\n', [{ a: '1', b: '' }]],
  ])('with %s', (_, text, rows) => {
    expect(rowsOfTable(text)).toEqual(rows);
  });

  test('have at most 200 columns', () => {
    const text = `${'a,'.repeat(100_000)}\n${'1\n'.repeat(5_000)}`;
    expect(processorTime(() => rowsOfTable(text))).toBeLessThan(2_000);
  });

  test('are recipes if the headings name their parts', () => {
    const text =
      'Title,Description,Yield,Prep Time,Source URL,Ingredients,Instructions\n' +
      '"Curry",Hot,4,10 min,https://example.org/c,"1 onion\n2 tbsp paste","Fry.\nSimmer."\n' +
      'Daal,,2,,,200 g lentils,Boil.\n';
    expect(isTable(text, 'recipes.csv')).toBe(true);
    const [curry, daal] = recipesOfTable(text);
    expect(curry).toMatchObject({
      title: 'Curry',
      description: 'Hot',
      prepTime: '10 min',
      servings: ['4'],
      sourceUrl: 'https://example.org/c',
      ingredients: [
        { text: '1 onion', part: '' },
        { text: '2 tbsp paste', part: '' },
      ],
      instructions: ['Fry.', 'Simmer.'],
    });
    expect(daal).toMatchObject({ title: 'Daal', instructions: ['Boil.'] });
    expect(recipesOfTable('date,amount\n2026-01-01,5\n')).toEqual([]);
  });

  test('may separate ingredients by commas, which also stand within one', () => {
    const text =
      'Titel;Zutaten;Zubereitung;Zeit\n' +
      'Grießbrei;500 ml Milch, 60 g Grieß, 1,5 EL Butter, geschmolzen, Salz;Kochen.;20 Min.\n';
    const [porridge] = recipesOfTable(text);
    expect(porridge?.ingredients.map(({ text: line }) => line)).toEqual([
      '500 ml Milch',
      '60 g Grieß',
      '1,5 EL Butter, geschmolzen',
      'Salz',
    ]);
    expect(porridge?.totalTime).toBe('20 Min.');
  });

  test.each([
    'Titre,Ingrédients,Préparation,Portions,Temps',
    'Título,Ingredientes,Preparación,Raciones,Tiempo',
    'Titolo,Ingredienti,Procedimento,Porzioni,Tempo',
  ])('may have the headings %s', (headings) => {
    expect(recipesOfTable(`${headings}\nTortilla,"2 eggs\n1 onion",Fry.,2,20 min\n`)).toMatchObject([
      {
        title: 'Tortilla',
        ingredients: [{ text: '2 eggs' }, { text: '1 onion' }],
        instructions: ['Fry.'],
        servings: ['2'],
        totalTime: '20 min',
      },
    ]);
  });

  test('may have German headings, and ingredients on one line', () => {
    const text =
      'Titel;Zutaten;Zubereitung;Portionen;Vorbereitungszeit;Quelle\n' +
      'Grießbrei;"500 ml Milch; 60 g Grieß";"Milch kochen.\nGrieß einrühren.";2;5 Min.;https://example.org/g\n';
    expect(recipesOfTable(text)).toMatchObject([
      {
        title: 'Grießbrei',
        servings: ['2'],
        prepTime: '5 Min.',
        sourceUrl: 'https://example.org/g',
        ingredients: [{ text: '500 ml Milch' }, { text: '60 g Grieß' }],
        instructions: ['Milch kochen.', 'Grieß einrühren.'],
      },
    ]);
  });
});
