import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toReview } from '../draft.ts';
import { ingredientsFromText, isWholeRecipe, recipeFromText } from './plain-text.ts';

function read(text: string) {
  const { draft } = toReview(recipeFromText(text));
  return { ...draft, lines: draft.ingredients.map(({ amount, name }) => `${amount} | ${name}`) };
}

const HEADED = `Leek Soup

A soup for a cold evening,
and for two of them.

Prep: 10 mins | Cook: 25 mins | Serves 4

Ingredients
- 2 leeks
- 1 l vegetable stock
For the topping:
• 50 g cheddar, grated

Method
1. Slice the leeks
and wash them well.
2. Simmer them in the stock for 20 minutes.

Notes
Freezes well.
Source: https://example.com/leek-soup`;

describe('a recipe pasted as text', () => {
  it('is read even if a long line contains a fact', () => {
    const story = 'We make this every Sunday, whatever the weather. '.repeat(8);
    const draft = read(
      `Leek Soup\n\nServes 4. ${story}\n\nIngredients\n- 2 leeks\n\nMethod\n1. Slice the leeks.`,
    );
    expect(draft.lines).toEqual(['2 | leeks']);
    expect(draft.description).toContain('every Sunday');
  });

  it.each([
    ['Prep: 20 min\nRest time: 1 h\nCook: 15 min', [20, 15, 60], 'Rest time: 1 h'],
    [
      'Zubereitungszeit: 20 Min.\nRuhezeit: 2 Stunden\nBackzeit: 15 Min.',
      [20, 15, 120],
      'Ruhezeit: 2 Stunden',
    ],
    ['Préparation : 20 min\nRepos : 1 h\nCuisson : 15 min', [20, 15, 60], 'Repos : 1 h'],
    ['Prep: 20 min\nChill: 30 min\nTotal: 1 h 5 min', [20, 15, 30], 'Chill: 30 min'],
    ['Gehzeit: 1 Std.\nKühlzeit: 30 Min.', [null, null, 90], 'Gehzeit: 1 Std.'],
  ])('keeps waiting apart from cooking: %j', (facts, times, tip) => {
    const draft = read(`Dough\n${facts}\n\nIngredients\n500 g flour\n\nMethod\nKnead it.`);
    expect([draft.prepTime, draft.cookTime, draft.waitingTime]).toEqual(times);
    expect(draft.cookingTips).toContain(tip);
  });

  it.each([
    'Skip to content\nHome | Recipes | About',
    'Jump to Recipe\nPrint Recipe',
    'Zum Inhalt springen\nStartseite › Rezepte › Suppen',
  ])('does not take its title from the text around it: %j', (around) => {
    const draft = read(`${around}\n${HEADED}`);
    expect(draft).toMatchObject({
      title: 'Leek Soup',
      description: 'A soup for a cold evening, and for two of them.',
    });
  });

  it('leaves out the switches and facts of the page it was copied from, and keeps its author and tags', () => {
    const draft = read(`Fudgy Brownies
By Ann Miller | Updated May 4, 2024 | 127 Comments
★★★★★ 4.9 from 212 votes
Rich and dark.
Prep Time 15 minutes
Cook Time 25 minutes
Servings: 12
Calories: 267kcal
Course: Dessert, Snack
Cuisine: American

Ingredients
US Customary – Metric   1x 2x 3x
▢ 2 eggs
▢ 200 g sugar

Equipment
▢ square baking pan

Instructions
Whisk the eggs with the sugar.
Bake for 25 minutes.`);
    expect(draft).toMatchObject({
      title: 'Fudgy Brownies',
      description: 'Rich and dark.',
      prepTime: 15,
      cookTime: 25,
      servings: 12,
      authorName: 'Ann Miller',
      lines: ['2 | eggs', '200 g | sugar'],
      instructions: ['Whisk the eggs with the sugar.', 'Bake for 25 minutes.'],
      cookingTips: ['Equipment: square baking pan'],
    });
    expect(draft.tags).toEqual(expect.arrayContaining(['Dessert', 'Snack', 'American']));
  });

  it.each([
    'By the sea, with fish caught that day.',
    'Von Herzen gut.',
    '2 reviews made me change the sauce.',
  ])('keeps a description like a fact of a page: %j', (line) => {
    expect(read(`Fish Soup\n${line}\n\nIngredients\n- 2 fish\n\nMethod\n1. Cook them.`).description).toBe(
      line,
    );
  });

  it('reads times among the steps, as German sites print them', () => {
    const draft = read(`Kartoffelsuppe

Zutaten
1 kg Kartoffeln
2 Zwiebeln

Zubereitung
Arbeitszeit ca. 20 Minuten
Koch-/Backzeit ca. 40 Minuten
Gesamtzeit ca. 1 Stunde
Die Kartoffeln schälen und würfeln.
Alles 40 Minuten kochen.`);
    expect(draft).toMatchObject({
      prepTime: 20,
      cookTime: 40,
      instructions: ['Die Kartoffeln schälen und würfeln.', 'Alles 40 Minuten kochen.'],
    });
  });

  it.each(['Zutaten für 6 Portionen', 'Ingredients for 6 people:', 'Ingrédients pour 6 personnes'])(
    'reads the servings in the heading %j',
    (heading) => {
      const draft = read(`Soup\n\n${heading}\n1 kg potatoes\n2 onions\n\nMethod\nCook it all.`);
      expect(draft).toMatchObject({ servings: 6, lines: ['1 kg | potatoes', '2 | onions'] });
    },
  );

  it('reads a list behind “You need”', () => {
    const draft = read(
      'Pancakes\nYou need: 2 eggs, 200 ml milk, 100 g flour\nMix it all, and fry it in butter.\nServe hot.',
    );
    expect(draft.lines).toEqual(['2 | eggs', '200 ml | milk', '100 g | flour']);
    expect(draft.instructions).toEqual(['Mix it all, and fry it in butter.', 'Serve hot.']);
  });

  it.each([
    ['Juice of 1 lemon', '2 tbsp soy sauce'],
    ['Juice and zest of 1 lemon', '3 garlic cloves'],
    ['Squeeze of lemon juice', '1 onion'],
    ['Drizzle of olive oil to finish', '1 onion'],
    ['brown sugar, packed, for the crust', '1 egg'],
    ['Cream cheese, softened, about half', '1 egg'],
    ['Warm water from the tap', '7 g dried yeast'],
    ['Roast chicken, skin removed, shredded', '1 lettuce'],
  ])('lists foods whose names begin with a verb: %j', (line, next) => {
    for (const heading of ['Ingredients\n', '']) {
      const draft = read(
        `Dinner\n\n${heading}200 g rice\n1 pinch salt\n${line}\n${next}\n\nCook the rice in plenty of water.\nStir in the rest.`,
      );
      expect(draft.ingredients).toHaveLength(4);
      expect(draft.instructions).toEqual(['Cook the rice in plenty of water.', 'Stir in the rest.']);
    }
  });

  it.each([
    'Brown the meat in a pan',
    'Juice the lemons and strain',
    'Cool completely on a rack',
    'Warm over a low heat',
    'Peel, core and slice apples',
    'Roast for 20 minutes more',
  ])('ends its list at a step whose verb may also be a food: %j', (step) => {
    const draft = read(`Dinner\n\n200 g rice\n1 pinch salt\n${step}\nStir in the rest.`);
    expect(draft.lines).toEqual(['200 g | rice', '1 pinch | salt']);
    expect(draft.instructions).toEqual([step, 'Stir in the rest.']);
  });

  it.each([
    ['Zubereitung: 20 Min. Kochzeit: 40 Min.', { prepTime: 20, cookTime: 40 }],
    ['Arbeitszeit: ca. 15 Minuten\nKoch-/Backzeit: 1 Std. 10 Min.', { prepTime: 15, cookTime: 70 }],
    ['Vorbereitungszeit 10 Min\nGesamtzeit: 35 Min', { prepTime: 10, cookTime: 25 }],
    ['Préparation : 15 min\nCuisson : 25 min', { prepTime: 15, cookTime: 25 }],
    ['Tiempo de preparación: 15 minutos | Tiempo de cocción: 1 hora', { prepTime: 15, cookTime: 60 }],
    ['Preparazione: 10 minuti\nCottura: 20 minuti', { prepTime: 10, cookTime: 20 }],
  ])('states its times in other languages: %j', (facts, times) => {
    const draft = read(`Eintopf\n\n${facts}\n\n2 Zwiebeln\n400 g Linsen\n\nZubereitung:\nAlles kochen.`);
    expect(draft).toMatchObject({ ...times, cookingTips: [], instructions: ['Alles kochen.'] });
    expect(draft.lines).toHaveLength(2);
  });

  it('keeps numbered steps apart that begin with a number', () => {
    const draft = read(
      'Eintopf\n\nZutaten\n2 Zwiebeln\n400 g Linsen\n\nZubereitung\n1. Zwiebeln schneiden.\n2. Linsen waschen.\n3. 40 Minuten kochen.\n4. 2 EL Essig zugeben.',
    );
    expect(draft.instructions).toEqual([
      'Zwiebeln schneiden.',
      'Linsen waschen.',
      '40 Minuten kochen.',
      '2 EL Essig zugeben.',
    ]);
  });

  it.each([
    ['Bake for 12 to\n15 minutes until golden.', ['Bake for 12 to 15 minutes until golden.']],
    ['Cut the dough into\n2-inch pieces.', ['Cut the dough into 2-inch pieces.']],
    ['3 Eier verquirlen.\n10 Minuten ruhen lassen.', ['3 Eier verquirlen.', '10 Minuten ruhen lassen.']],
    ['1 Mix the batter.\n2 Bake for 12 to\n15 minutes.', ['Mix the batter.', 'Bake for 12 to 15 minutes.']],
    ['Step 1 mix the batter.\nStep 2 bake it.', ['mix the batter.', 'bake it.']],
  ])('keeps the amounts that begin a line of its steps: %j', (steps, kept) => {
    const draft = read(`Scones\n\nIngredients\n200 g flour\n3 eggs\n\nMethod\n${steps}`);
    expect(draft.instructions).toEqual(kept);
  });

  it.each([
    ['4 raciones', 4],
    ['Para 6 personas', 6],
    ['Per 4 persone', 4],
    ['Für 3 Personen', 3],
    ['Pour 12 crêpes', 12],
    ['6 comensales', 6],
  ])('says for how many it is in other languages: %j', (line, servings) => {
    expect(
      read(`Tortilla\n${line}\n6 huevos\n1 kg de patatas\nElaboración\nBatir los huevos.`),
    ).toMatchObject({
      servings,
      description: '',
    });
  });

  it('is split at its headings', () => {
    const draft = read(HEADED);
    expect(draft.title).toBe('Leek Soup');
    expect(draft.description).toBe('A soup for a cold evening, and for two of them.');
    expect(draft).toMatchObject({ prepTime: 10, cookTime: 25, servings: 4 });
    expect(draft.lines).toEqual([
      '2 | leeks',
      '1 l | vegetable stock',
      '50 g | cheddar, grated (for the topping)',
    ]);
    expect(draft.instructions).toEqual([
      'Slice the leeks and wash them well.',
      'Simmer them in the stock for 20 minutes.',
    ]);
    expect(draft.cookingTips).toEqual(['Freezes well.']);
    expect(draft.sourceUrl).toBe('https://example.com/leek-soup');
  });

  it('needs no headings: amounts make a list, and sentences steps', () => {
    const draft = read(
      'Carbonara\n200 g guanciale\n4 eggs\nblack pepper\nPreheat a large pan\nFry the guanciale in it.\nStir in the eggs.',
    );
    expect(draft.title).toBe('Carbonara');
    expect(draft.lines).toEqual(['200 g | guanciale', '4 | eggs', ' | black pepper']);
    expect(draft.instructions).toEqual([
      'Preheat a large pan',
      'Fry the guanciale in it.',
      'Stir in the eggs.',
    ]);
  });

  it('is read from a list without amounts if a block of sentences follows', () => {
    const draft = read(
      'Ceviche\n\nSeafood\nRed onion\nLime juice\n\nSlice the onion thinly. Let it all rest.',
    );
    expect(draft.lines).toEqual([' | Seafood', ' | Red onion', ' | Lime juice']);
    expect(draft.instructions).toEqual(['Slice the onion thinly.', 'Let it all rest.']);
  });

  it('may be Markdown', () => {
    const draft = read(
      '# Toast\n\n## Ingredients\n\n* **2 slices** [bread](https://example.com)\n\n## Directions\n\n1. Toast it.',
    );
    expect(draft.title).toBe('Toast');
    expect(draft.lines).toEqual(['2 slices | bread']);
    expect(draft.instructions).toEqual(['Toast it.']);
  });

  it('may be German, with its facts on separate lines', () => {
    const draft = read(
      'Pfannkuchen\nZutaten für 4 Portionen\n250 g Mehl\n3 Eier\nZubereitung\nAlles verrühren.\nBacken.',
    );
    expect(draft.lines).toEqual(['250 g | Mehl', '3 | Eier']);
    expect(draft.instructions).toEqual(['Alles verrühren.', 'Backen.']);
  });

  it('keeps times below their labels, and amounts above theirs', () => {
    const draft = read(
      'Buns\nPrep Time\n20 mins\nYield:\n12 buns\nIngredients\n500 g\nflour\n1\negg\nmilk\t200 ml\nSteps\nMix. \nBake.',
    );
    expect(draft).toMatchObject({ prepTime: 20, servings: 12 });
    expect(draft.lines).toEqual(['500 g | flour', '1 | egg', '200 ml | milk']);
  });

  it('has ingredients and steps after their headings on the same line', () => {
    const draft = read(
      'Dip\nIngredients: 1 avocado, stoned, 1 lime; salt\nMethod: Mash it all. Serve at once.',
    );
    expect(draft.lines).toEqual(['1 | avocado, stoned', '1 | lime', ' | salt']);
    expect(draft.instructions).toEqual(['Mash it all.', 'Serve at once.']);
  });

  it('leaves out what a page shows after it', () => {
    const draft = read(`${HEADED}\nComments\nSo good!!`);
    expect(JSON.stringify(draft)).not.toContain('So good');
  });

  it('continues after a one-line note', () => {
    const draft = read('Rice\n\nNote: rinse it first.\n\n1 cup rice\n2 cups water\n\nBoil the rice in it.');
    expect(draft.cookingTips).toEqual(['rinse it first.']);
    expect(draft.lines).toEqual(['1 cup | rice', '2 cups | water']);
  });

  it('does not take an ingredient without an amount for a heading', () => {
    const { lines } = read(
      'Soup\n\nIngredients\n\n2 carrots\n\nsalt to taste\n1 l water\n\nMethod\n\nBoil it all.',
    );
    expect(lines).toEqual(['2 | carrots', ' | salt to taste', '1 l | water']);
    expect(ingredientsFromText('1 onion\n\nTopping\n50 g cheddar')).toEqual([
      { amount: '1', name: 'onion' },
      { amount: '50 g', name: 'cheddar (topping)' },
    ]);
  });

  it('may have emoji for bullets and numbers, and a title with a number', () => {
    const recipe = read(
      '🍝 One Pot Pasta\n\n🧄 3 cloves garlic\n🍝 250 g spaghetti\n\n1️⃣ Put everything in a pot with a litre of water.\n2️⃣ Boil for 10 minutes, stirring all the time.',
    );
    expect(recipe.title).toBe('One Pot Pasta');
    expect(recipe.lines).toEqual(['3 cloves | garlic', '250 g | spaghetti']);
    expect(recipe.instructions).toEqual([
      'Put everything in a pot with a litre of water.',
      'Boil for 10 minutes, stirring all the time.',
    ]);
  });

  it('may have its facts side by side, as in a pasted table, and German servings', () => {
    expect(
      read(
        'Gulasch\nFür 4 Personen\nPrep time:\t15 min\tCook time:\t20 min\n\nZutaten\n500 g Rind\n\nZubereitung\nAlles schmoren.',
      ),
    ).toMatchObject({ prepTime: 15, cookTime: 20, servings: 4 });
  });

  it('is distinguished from a list of ingredients', () => {
    expect(isWholeRecipe(recipeFromText(HEADED))).toBe(true);
    expect(isWholeRecipe(recipeFromText('2 leeks\n1 l stock\n50 g cheddar'))).toBe(false);
  });

  it('never throws, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.constantFrom('Ingredients', 'Method:', '1 egg', '', 'Serves 4'),
          ),
        ),
        (lines) => {
          const { draft } = toReview(recipeFromText(lines.join('\n')));
          expect(draft.title.length).toBeLessThanOrEqual(200);
        },
      ),
    );
  });
});

it('a pasted block of ingredients is split into rows, without list bullets and numbers', () => {
  expect(ingredientsFromText('1. 2 eggs\n2) 100 g sugar\n☐ a pinch of salt\n\nGlaze:\n1 lemon')).toEqual([
    { amount: '2', name: 'eggs' },
    { amount: '100 g', name: 'sugar' },
    { amount: 'a pinch of', name: 'salt' },
    { amount: '1', name: 'lemon (glaze)' },
  ]);
});
