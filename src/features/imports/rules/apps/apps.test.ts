import { downloadZip } from 'client-zip';
import { describe, expect, test } from 'vitest';
import { toReview } from '../draft.ts';
import { recipesOfExport } from '../files.ts';
import { type Exported, openExport } from '../packed/exported.ts';
import type { PageModel } from '../page/model.ts';
import { recipesFromSource } from '../source.ts';

type Files = Record<string, string | Uint8Array>;

const picture = (mark: number) => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, mark]);
const BASIL = picture(1);
const CHARD = picture(2);

async function openZip(files: Files): Promise<Exported> {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input }));
  const bytes = await downloadZip(entries as { name: string; input: string }[]).arrayBuffer();
  return openExport('export.zip', new Uint8Array(bytes));
}

/** The recipes of an export with their pictures, as a cook would review them. */
async function recipesIn(files: Files) {
  const exported = await openZip(files);
  const raw = exported.files.flatMap(({ name, text }, file) =>
    recipesFromSource(text, {} as PageModel, { fileName: name }).map((recipe) => ({
      ...toReview(recipe).draft,
      file,
    })),
  );
  return Promise.all(
    recipesOfExport(raw, exported.files).map(async (recipe) => ({
      ...recipe,
      ingredients: recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`.trim()),
      picture: await exported.pictureOf(exported.files[recipe.file]?.name ?? '', {
        named: recipe.images,
        isAmongOthers: raw.filter(({ file }) => file === recipe.file).length > 1,
      }),
    })),
  );
}

test('Recipe Keeper exports one page of recipes, and their pictures in a folder', async () => {
  const recipes = await recipesIn({
    'recipes.html': `<html><head><title>Recipes</title></head><body>
      <div class="recipe-details">
        <div class="recipe-photos-div"><img src="images/1_0.jpg" class="recipe-photo"></div>
        <h2 itemprop="name">Basil bread</h2><meta content="1" itemprop="recipeId">
        <div>Courses: <span itemprop="recipeCourse">Baking</span></div>
        <div>Categories: <span>Bread</span><meta content="Bread" itemprop="recipeCategory"></div>
        <div>Source: <a href="https://example.org/b"><span itemprop="recipeSource">https://example.org/b</span></a></div>
        <div>Serving size: <span itemprop="recipeYield">8 slices</span></div>
        <div>Preparation time: <span>15 mins</span><meta content="PT15M" itemprop="prepTime"></div>
        <div class="recipe-ingredients" itemprop="recipeIngredients"><p>2 cups flour</p><p></p><p>1 bunch basil</p></div>
        <div itemprop="recipeDirections"><p>1. Mix.</p><p>2. Bake for an hour.</p></div>
        <div itemprop="recipeNotes"><p>Freezes well.</p></div>
        <div><img src="images/1_0.jpg" class="recipe-photos" itemprop="photo0"></div>
      </div>
      <div class="recipe-details">
        <h2 itemprop="name">Plain rice</h2>
        <div itemprop="recipeIngredients"><p>1 cup rice</p></div>
        <div itemprop="recipeDirections"><p>Boil.</p></div><div itemprop="recipeNotes"></div>
      </div></body></html>`,
    'images/1_0.jpg': BASIL,
    'images/2_0.jpg': CHARD,
  });
  expect(recipes).toMatchObject([
    {
      title: 'Basil bread',
      tags: ['Bread', 'Baking'],
      sourceUrl: 'https://example.org/b',
      servings: 8,
      prepTime: 15,
      ingredients: ['2 cups flour', '1 bunch basil'],
      instructions: ['Mix.', 'Bake for an hour.'],
      cookingTips: ['Freezes well.'],
      picture: BASIL,
    },
    { title: 'Plain rice', ingredients: ['1 cup rice'], instructions: ['Boil.'], picture: null },
  ]);
});

test('Copy Me That exports one page of recipes, with headings among the ingredients', async () => {
  const recipes = await recipesIn({
    'recipes.html': `<html><body>
      <div class="recipe"><div id="name">Salsa</div>
        <div id="link">Adapted from <a id="original_link" href="https://example.org/salsa">example.org</a></div>
        <img class="recipeImage" src="images/salsa_1.jpg">
        <div><span>Tags:</span> <span class="recipeCategory">dip</span>, <span class="recipeCategory">hot</span></div>
        <div id="description">Fresh and <b>hot</b>.</div><div id="servings">Servings: <a id="recipeYield">6</a></div>
        <ul id="recipeIngredients"><li class="recipeIngredient_subheader">Base</li><li class="recipeIngredient">4 tomatoes</li>
          <li class="recipeIngredient_spacer"></li><li class="recipeIngredient">1 onion</li></ul>
        <ol id="recipeInstructions"><li class="instruction">Chop.</li><li class="instruction">Mix.</li></ol>
        <ul id="recipeNotes"><li class="recipeNote">Keeps two days.</li></ul></div>
      <div class="recipe"><div id="name">Toast</div><ul id="recipeIngredients"><li>bread</li></ul>
        <ol id="recipeInstructions"><li class="instruction">Toast it.</li></ol></div></body></html>`,
    'images/salsa_1.jpg': CHARD,
  });
  expect(recipes).toMatchObject([
    {
      title: 'Salsa',
      description: 'Fresh and hot.',
      tags: ['dip', 'hot'],
      sourceUrl: 'https://example.org/salsa',
      servings: 6,
      ingredients: ['4 tomatoes (Base)', '1 onion (Base)'],
      instructions: ['Chop.', 'Mix.'],
      cookingTips: ['Keeps two days.'],
      picture: CHARD,
    },
    { title: 'Toast', ingredients: ['bread'], instructions: ['Toast it.'] },
  ]);
});

test('a Mealie backup keeps the parts of its recipes in tables', async () => {
  const id = '33f1b2c85d6e47a8b9c0d1e2f3a4b5c6';
  const folder = 'data/recipes/33f1b2c8-5d6e-47a8-b9c0-d1e2f3a4b5c6/images';
  const database = {
    users: [{ email: 'cook@example.org', password: 'hashed' }],
    recipes: [
      {
        ...{
          id,
          name: 'Chard pie',
          description: 'Green.',
          recipe_servings: 4,
          recipe_yield: null,
          image: 'abcd',
        },
        ...{ prep_time: '20 minutes', perform_time: '1 hour', org_url: 'https://example.org/pie' },
      },
      { id: 'ffffffffffffffffffffffffffffffff', name: 'Tea', image: 'gone' },
    ],
    recipes_ingredients: [
      {
        recipe_id: id,
        position: 1,
        title: null,
        note: 'washed',
        quantity: 1 / 3,
        unit_id: 'u',
        food_id: 'f',
      },
      {
        recipe_id: id,
        position: 0,
        title: 'Dough',
        note: 'large eggs',
        quantity: 2,
        unit_id: null,
        food_id: null,
      },
      { recipe_id: id, position: 2, title: '', note: 'some salt', quantity: 1, unit_id: null, food_id: null },
      { recipe_id: 'ffffffffffffffffffffffffffffffff', position: 0, note: 'tea', quantity: 0 },
    ],
    recipe_instructions: [
      { recipe_id: id, position: 1, title: '', text: 'Bake.' },
      { recipe_id: id, position: 0, title: 'First', text: 'Knead.' },
    ],
    notes: [{ recipe_id: id, title: 'Cold', text: 'Good the next day.' }],
    ingredient_units: [{ id: 'u', name: 'cup' }],
    ingredient_foods: [{ id: 'f', name: 'chard' }],
    tags: [{ id: 't', name: 'Autumn' }],
    recipes_to_tags: [{ recipe_id: id, tag_id: 't' }],
    categories: [{ id: 'c', name: 'Lunch' }],
    recipes_to_categories: [{ recipe_id: id, category_id: 'c' }],
  };
  const files = {
    'database.json': JSON.stringify(database),
    [`${folder}/original.webp`]: CHARD,
    [`${folder}/min-original.webp`]: BASIL,
    'data/recipes/00000000-0000-0000-0000-000000000000/images/original.webp': BASIL,
  };
  expect((await openZip(files)).files[0]?.text).not.toContain('hashed');
  const [pie, tea] = await recipesIn(files);
  expect(pie).toMatchObject({
    ...{ title: 'Chard pie', description: 'Green.', servings: 4, prepTime: 20, cookTime: 60 },
    tags: ['Autumn', 'Lunch'],
    sourceUrl: 'https://example.org/pie',
    ingredients: ['2 large eggs (Dough)', '0.333 cup chard, washed (Dough)', 'some salt (Dough)'],
    instructions: ['First: Knead.', 'Bake.'],
    cookingTips: ['Cold: Good the next day.'],
    picture: CHARD,
  });
  expect(tea).toMatchObject({ title: 'Tea', ingredients: ['tea'], picture: null });
});

describe('a Cook’n export', () => {
  const rows = (headings: string, ...lines: string[]) =>
    `${[headings, ...lines].join('!@#%^&*()\n')}!@#%^&*()\n`;
  const TABLES = {
    'temp_recipe.dsv': rows(
      'ID||||SERVES||||PREPTIME||||COOKTIME||||INSTRUCTIONS',
      'r1||||4||||10||||30||||1. Fry the onions.\r\n2. Simmer.',
      'r2||||[null]||||0||||0||||Steep.',
    ),
    'temp_recipe_desc.dsv': rows(
      'ID||||TITLE||||DESCRIPTION||||PARENT',
      'r1||||Dal||||[null]||||c1',
      'r2||||Mint tea||||||||c1',
    ),
    'temp_chapter_desc.dsv': rows('ID||||TITLE||||PARENT', 'c1||||Indian||||b1'),
    'temp_cookBook_desc.dsv': rows('ID||||TITLE', 'b1||||Family'),
    'temp_ingredient.dsv': rows(
      'PARENT_ID||||DISPLAY_ORDER||||AMOUNT_QTY_STRING||||AMOUNT_UNIT||||INGREDIENT_FOOD_ID||||BRAND_ID||||PRE_QUALIFIER||||POST_QUALIFIER',
      'r1||||2||||2||||[null]||||f2||||[null]||||large||||, sliced',
      'r1||||1||||1 1/2||||u1||||f1||||[null]||||[null]||||[null]',
      'r2||||1||||0||||[null]||||f3||||x1||||||||',
    ),
    'temp_unit.dsv': rows('ID||||NAME', 'u1||||cups'),
    'temp_food.dsv': rows('ID||||NAME', 'f1||||lentils', 'f2||||onions', 'f3||||mint'),
    'temp_brand.dsv': rows('ID||||NAME', 'x1||||of the garden'),
    'temp_media.dsv': rows('ID||||ENTITY_ID||||MEDIA_CONTENT_TYPE', 'm7||||r1||||image/jpeg'),
  };

  test('keeps the parts of its recipes in tables, and pictures under their ids', async () => {
    const recipes = await recipesIn({ ...TABLES, m7: CHARD, m8: BASIL });
    expect(recipes).toMatchObject([
      {
        ...{ title: 'Dal', servings: 4, prepTime: 10, cookTime: 30, tags: ['Family', 'Indian'] },
        ingredients: ['1 1/2 cups lentils', '2 large onions, sliced'],
        instructions: ['Fry the onions.', 'Simmer.'],
        picture: CHARD,
      },
      { title: 'Mint tea', ingredients: ['mint of the garden'], instructions: ['Steep.'], picture: null },
    ]);
  });

  test('is read as far as its tables are there', async () => {
    const { 'temp_recipe.dsv': recipes, 'temp_recipe_desc.dsv': said } = TABLES;
    const found = await recipesIn({ 'temp_recipe.dsv': recipes, 'temp_recipe_desc.dsv': said });
    expect(found.map(({ title, ingredients }) => [title, ingredients])).toEqual([
      ['Dal', []],
      ['Mint tea', []],
    ]);
    expect(await recipesIn({ 'temp_unit.dsv': 'no table' })).toEqual([]);
  });
});

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

  test('is told by its head where it is pasted', () => {
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
