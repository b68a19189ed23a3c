import { expect, test } from 'vitest';
import { BASIL, CHARD, recipesIn } from '../../../../../test/exported-recipes.ts';

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
        <img class="recipeImage" src="images\\salsa_1.jpg">
        <div><span>Tags:</span> <span class="recipeCategory">dip</span>, <span class="recipeCategory">hot</span></div>
        <div id="description">Fresh and <b>hot</b>.</div><div id="servings">Servings: <a id="recipeYield">6</a></div>
        <ul id="recipeIngredients"><li class="recipeIngredient_subheader">Base</li><li class="recipeIngredient">4 tomatoes</li>
          <li class="recipeIngredient_spacer"></li><li class="recipeIngredient">1 onion</li>
          <div class="recipeIngredient recipeIngredient_subheader">To serve:</div><li class="recipeIngredient">chips</li></ul>
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
      ingredients: ['4 tomatoes (Base)', '1 onion (Base)', 'chips (To serve)'],
      instructions: ['Chop.', 'Mix.'],
      cookingTips: ['Keeps two days.'],
      picture: CHARD,
    },
    { title: 'Toast', ingredients: ['bread'], instructions: ['Toast it.'] },
  ]);
});
