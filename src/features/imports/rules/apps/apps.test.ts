import { describe, expect, test } from 'vitest';
import { CHARD, openZip, recipesIn } from '../../../../../test/exported-recipes.ts';
import { processorTime } from '../../../../../test/processor-time.ts';
import type { PageModel } from '../page/model.ts';
import { recipesFromSource } from '../source.ts';

test.each([
  [
    'Plan to Eat',
    `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Photo Url
Stew,Main Course,Irish,Beef,Thick.,My book,https://example.org/s,example.org,10,20,30,4,8 cups,"2 lb beef\nFor the sauce:\n, \n1 cup stock\n","Brown.\n\nSimmer.","slow,winter",4,https://example.org/s.jpg
`,
    {
      ...{ title: 'Stew', description: 'Thick.', prepTime: 10, cookTime: 20, servings: 4 },
      ...{ tags: ['slow', 'winter', 'Irish', 'Main Course'], sourceUrl: 'https://example.org/s' },
      ingredients: ['2 lb beef', '1 cup stock (for the sauce)'],
      instructions: ['Brown.', 'Simmer.'],
      images: ['https://example.org/s.jpg'],
    },
  ],
  [
    'My Recipe Box',
    `title,instructions,originalPicture,ingredients,source,preparationTime,cookingTime,totalTime,quantity,categories,tags,notes
Pie,"Peel.\nBake.",https://example.org/p.jpg,"6 apples\n200 g sugar",https://example.org/p,20,60,80,8 servings,Dessert;Baking,apple,"Serve warm.\nWith cream."
`,
    {
      ...{ title: 'Pie', prepTime: 20, cookTime: 60, servings: 8, tags: ['apple', 'Dessert', 'Baking'] },
      ingredients: ['6 apples', '200 g sugar'],
      instructions: ['Peel.', 'Bake.'],
      cookingTips: ['Serve warm.', 'With cream.'],
      images: ['https://example.org/p.jpg'],
    },
  ],
])('%s exports a table', async (_, text, recipe) => {
  expect(await recipesIn({ 'recipes.csv': text })).toMatchObject([recipe]);
});

test('KitchenOwl exports a household, whose recipes have items and describe their steps', async () => {
  const household = {
    ...{ name: 'Home', member: ['cook'], items: [{ name: 'Onions' }], expenses: [{ amount: 3 }] },
    recipes: [
      {
        ...{
          name: 'Onion pie',
          time: 60,
          cook_time: 40,
          prep_time: 20,
          yields: 4,
          source: 'https://example.org/pie',
        },
        description: 'Fry the @Onions.\nBake for an hour.',
        items: [
          { name: 'Onions', description: '500 g', optional: false },
          { name: 'Chives', description: '', optional: true },
        ],
        ...{ tags: ['autumn'], photo: null },
      },
    ],
  };
  const files = { 'household.json': JSON.stringify(household) };
  expect((await openZip(files)).files[0]?.text).not.toContain('member');
  const expected = {
    ...{ title: 'Onion pie', servings: 4, prepTime: 20, cookTime: 40, tags: ['autumn'] },
    sourceUrl: 'https://example.org/pie',
    ingredients: ['500 g Onions', 'Chives (optional)'],
    instructions: ['Fry the Onions.', 'Bake for an hour.'],
  };
  expect(await recipesIn(files)).toMatchObject([expected]);
  const [pasted] = recipesFromSource(files['household.json'], {} as PageModel);
  expect(pasted).toMatchObject({ title: 'Onion pie', ingredients: [{ text: '500 g Onions' }, {}] });
});

describe('a Meal-Master file', () => {
  const FILE = [
    'MMMMM----- Recipe via Meal-Master (tm) v8.05',
    ' ',
    '      Title: Lentil Loaf',
    ' Categories: Main dish, Vegetarian',
    '      Yield: 6 Servings',
    ' ',
    '      2 c  Lentils, cooked                     1 md Onion',
    '  1 1/2 ts Salt                                     Pepper',
    '        x  Rolled oats, the large',
    '           -kind',
    ' ',
    'MMMMM-------------------------SAUCE------------------------------',
    '    1/2 cn Tomatoes',
    ' ',
    '  Mix everything and bake',
    '  for an hour.',
    ' ',
    '  Serve with the sauce.',
    ' ',
    'MMMMM',
    ' ',
    '---------- Recipe via Meal-Master (tm) v8.01',
    '',
    '      Title: Toast',
    ' Categories: Breads',
    '   Servings:  1',
    '',
    '      1 sl Bread',
    '',
    '  Toast it.',
    '',
    '-----',
  ].join('\r\n');

  test('holds recipes in columns, one or two', async () => {
    expect(await recipesIn({ 'all.mmf': FILE })).toMatchObject([
      {
        title: 'Lentil Loaf',
        servings: 6,
        tags: ['Main dish', 'Vegetarian'],
        ingredients: [
          '2 cup Lentils, cooked',
          '1 medium Onion',
          '1 1/2 tsp Salt',
          'Pepper',
          'Rolled oats, the large kind',
          '1/2 can Tomatoes (SAUCE)',
        ],
        instructions: ['Mix everything and bake for an hour.', 'Serve with the sauce.'],
      },
      { title: 'Toast', servings: 1, ingredients: ['1 slice Bread'], instructions: ['Toast it.'] },
    ]);
  });

  test('is recognized by its header when pasted', () => {
    const found = recipesFromSource(FILE.replaceAll('\r', ''), {} as PageModel);
    expect(found.map(({ title }) => title)).toEqual(['Lentil Loaf', 'Toast']);
  });
});

describe('recipes in XML', () => {
  test('are those of Cookmate, with their pictures beside them', async () => {
    const recipes = await recipesIn({
      'library.xml': `<?xml version="1.0" encoding="UTF-8"?>
<cookbook version="2"><recipe><title>Chard &amp; rice</title><preptime>10 min</preptime><cooktime>20 min</cooktime>
<description><li>Quick.</li></description><quantity>4 servings</quantity><url>https://example.org/c</url>
<ingredient><li>500 g chard</li><li>1 cup rice</li><li/></ingredient><recipetext><li>Boil.</li><li>Stir.</li></recipetext>
<comments><li>Good cold.</li></comments><category>Dinner</category><imagepath>/storage/emulated/0/images/chard.jpg</imagepath></recipe>
<recipe><title>Tea</title><ingredient><li>mint</li></ingredient><recipetext><li>Steep.</li></recipetext></recipe></cookbook>`,
      'images/chard.jpg': CHARD,
      'settings.xml': '<?xml version="1.0"?><settings><theme>dark</theme></settings>',
    });
    expect(recipes).toMatchObject([
      {
        ...{ title: 'Chard & rice', description: 'Quick.', prepTime: 10, cookTime: 20, servings: 4 },
        ...{ tags: ['Dinner'], sourceUrl: 'https://example.org/c', picture: CHARD },
        ingredients: ['500 g chard', '1 cup rice'],
        instructions: ['Boil.', 'Stir.'],
        cookingTips: ['Good cold.'],
      },
      { title: 'Tea', ingredients: ['mint'], instructions: ['Steep.'], picture: null },
    ]);
  });

  test.each([
    [
      'Gourmet',
      `<?xml version="1.0"?><gourmetDoc><recipe id="1"><title>Pie</title><category>Dessert</category><yields>8 slices</yields>
<ingredient-list><ingredient><amount>2</amount><unit>cups</unit><item>flour</item></ingredient>
<inggroup><groupname>Filling</groupname><ingredient><amount>6</amount><item>apples</item></ingredient></inggroup></ingredient-list>
<instructions>Knead.
Bake.</instructions><modifications>Use pears.</modifications></recipe></gourmetDoc>`,
    ],
    [
      'RecipeML',
      `<?xml version="1.0"?><!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "recipeml.dtd">
<recipeml version="0.5"><recipe><head><title>Pie</title><categories><cat>Dessert</cat></categories><yield>8</yield></head>
<ingredients><ing><amt><qty>2</qty><unit>cups</unit></amt><item>flour</item></ing>
<ing-div><title>Filling</title><ing><amt><qty>6</qty></amt><item>apples</item></ing></ing-div></ingredients>
<directions><step>Knead.</step><step>Bake.</step></directions><note>Use pears.</note></recipe></recipeml>`,
    ],
  ])('are those of %s', async (_, text) => {
    expect(await recipesIn({ 'pie.xml': text })).toMatchObject([
      {
        ...{ title: 'Pie', servings: 8, tags: ['Dessert'], cookingTips: ['Use pears.'] },
        ingredients: ['2 cups flour', '6 apples (Filling)'],
        instructions: ['Knead.', 'Bake.'],
      },
    ]);
  });
});

test('a Meal-Master line continues on the next one, in each of two columns', async () => {
  const left = (text: string) => text.padEnd(41);
  const text = [
    '---------- Recipe via Meal-Master (tm) v8.05',
    '      Title: Cake',
    '',
    `${left('      2 c  Flour')}      1 ts Vanilla`,
    `${left('           -sifted')}           -pure`,
    `${left('      3    Eggs')}      1 c  Sugar`,
    `${left('')}           -brown`,
    '',
    '  Bake.',
    '-----',
  ].join('\r\n');
  const [cake] = await recipesIn({ 'cake.mmf': text });
  expect(cake?.ingredients).toEqual([
    ...['2 cup Flour sifted', '1 tsp Vanilla pure', '3 Eggs', '1 cup Sugar brown'],
  ]);
});

test.each(['__proto__', 'constructor', 'toString'])('a part in XML may be called %s', async (tag) => {
  const text = `<recipes><recipe><title>Tea</title><${tag}>x</${tag}><ingredient><li>mint</li></ingredient></recipe></recipes>`;
  expect(await recipesIn({ 'tea.xml': text })).toMatchObject([{ title: 'Tea', ingredients: ['mint'] }]);
});

const HEAD = '-----Meal-Master\n';
test.each<[string, (count: number) => string]>([
  ['dividers in Meal-Master', (count) => HEAD + `-----a${' '.repeat(280)}b\n`.repeat(count / 300)],
  [
    'recipes in recipes in XML',
    (count) => `<recipes>${'<recipe><ingredient>'.repeat(400)}${'salt '.repeat(count / 5)}`,
  ],
  [
    'lists in a recipe of a page',
    (count) =>
      `<html><div class="recipe"><b id="name">a</b>${'<ul id="recipeIngredients"><li>a</ul>'.repeat(count / 40)}`,
  ],
])('hostile %s take time in proportion to their length', (_, made) => {
  const read = (count: number) => {
    const text = made(count);
    return () => recipesFromSource(text, {} as PageModel);
  };
  read(50_000)();
  expect(processorTime(read(800_000))).toBeLessThan(24 * processorTime(read(100_000)) + 60);
});
