import { describe, expect, it } from 'vitest';
import { pageModel } from '../../server/queries/page-model.ts';
import { type RecipeDraft, toReview } from '../draft.ts';
import { recipeFromPage } from './page.ts';

const list = (texts: string[], tag = 'ul') => `<${tag}><li>${texts.join('</li><li>')}</li></${tag}>`;

/** A page with a recipe as in blogs: with a menu, a story, other recipes, comments and a newsletter. */
const blog = (
  recipe: string,
) => `<html><head><title>Plum dumplings for everyone | Anna cooks</title></head><body>
  <header><nav>${list(['Home', 'Recipes', 'About me', 'Shop'])}</nav></header>
  <main><h1>Plum dumplings for everyone</h1>
  <p>My grandmother made these every September, and we ate 12 of them each. I still remember the smell of it.</p>
  <p>They need a little patience, but nothing that you could not do on a Sunday morning.</p>
  ${recipe}
  <h2>You may also like</h2>${list(['Apple strudel 45 min', 'Bread soup 20 min', 'Quark cake 1 h'])}
  <h3>Leave a comment</h3><p>Maria: I made 20 of these, thank you! They were gone in 5 minutes.</p>
  <h3>Newsletter</h3><p>Get 1 new recipe each week.</p></main>
  <footer>© 2024 Anna cooks</footer></body></html>`;

const INGREDIENTS = [
  '500 g floury potatoes',
  '150 g flour',
  '1 egg',
  '12 plums',
  '2 tbsp butter',
  '50 g breadcrumbs',
  'a pinch of salt',
];
const STEPS = [
  'Boil the potatoes in their skins until they are soft, then peel and press them.',
  'Knead the potatoes with the flour, the egg and the salt to a smooth dough.',
  'Wrap each plum in a piece of the dough and roll it between your hands.',
  'Simmer the dumplings in salted water for ten minutes, until they rise.',
  'Brown the breadcrumbs in the butter and turn the dumplings in them.',
];

function read(html: string): RecipeDraft {
  const raw = recipeFromPage(html, pageModel());
  if (!raw) throw new Error('Nothing read');
  return toReview(raw).draft;
}
const lines = ({ ingredients }: RecipeDraft) =>
  ingredients.map(({ amount, name }) => `${amount} ${name}`.trim());

describe('a page without structured data', () => {
  it.each([
    ['lists below headings', `<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(STEPS, 'ol')}`],
    ['lists below nothing that says so', `${list(INGREDIENTS)}${list(STEPS, 'ol')}`],
    [
      'a table, and paragraphs with numbers',
      `<h3>Ingredients</h3><table>${INGREDIENTS.map((text) => `<tr><td>${text.replace(/^(\d+ g|\d+ tbsp|\d+)? ?/, '$1</td><td>')}</td></tr>`).join('')}</table>
       <h3>Preparation</h3>${STEPS.map((text, at) => `<p>${at + 1}. ${text}</p>`).join('')}`,
    ],
    [
      'boxes',
      `<h3>Ingredients</h3>${INGREDIENTS.map((text) => `<div class="row"><span>${text}</span></div>`).join('')}
       <h3>Directions</h3>${STEPS.map((text) => `<div class="step"><div>${text}</div></div>`).join('')}`,
    ],
    [
      'line breaks',
      `<p><b>Ingredients</b></p><p>${INGREDIENTS.join('<br>')}</p><p><b>Method</b></p><p>${STEPS.join('<br>')}</p>`,
    ],
  ])('is read from %s', (_, recipe) => {
    const draft = read(blog(recipe));
    expect(lines(draft)).toEqual(INGREDIENTS);
    expect(draft.instructions).toEqual(STEPS);
  });

  it('has no buttons, unit choices or nutrition among its ingredients', () => {
    const draft = read(
      blog(
        `<h2>Ingredients</h2><div><button>US</button><a href="#">Metric</a><span>Scale</span><a href="#">1x</a></div>${list(INGREDIENTS)}
         <a href="#print">Print</a><h2>Method</h2>${list(STEPS, 'ol')}
         <h2>Nutrition</h2>${list(['Calories 320 kcal', 'Fat 9 g', 'Protein 8 g'])}`,
      ),
    );
    expect(lines(draft)).toEqual(INGREDIENTS);
    expect(draft.instructions).toEqual(STEPS);
  });

  it('takes its title from the recipe card, not from the article', () => {
    const draft = read(
      blog(
        `<div class="card"><h2>Plum Dumplings</h2><h3>Ingredients</h3>${list(INGREDIENTS)}<h3>Method</h3>${list(STEPS, 'ol')}</div>`,
      ).replace('<h1>Plum dumplings for everyone', '<h1>The only plum dumplings that you will ever need'),
    );
    expect(draft.title).toBe('Plum Dumplings');
  });

  it.each([
    [
      `<p>Prep time: 30 min</p><p>Cook time: 20 min</p><p>Serves 4</p>`,
      { prepTime: 30, cookTime: 20, waitingTime: null, servings: 4 },
    ],
    [
      `<div>Vorbereitung</div><div>30 Min.</div><div>Kochzeit</div><div>20 Min.</div><p>Für 4 Personen</p>`,
      { prepTime: 30, cookTime: 20, waitingTime: null, servings: 4 },
    ],
    [
      `<ul><li>Préparation : 30 min</li><li>Cuisson : 20 min</li><li>Temps total : 1 h 50 min</li></ul><p>6 personnes</p>`,
      { prepTime: 30, cookTime: 20, waitingTime: 60, servings: 6 },
    ],
  ])('has its times and servings: %s', (facts, expected) => {
    const recipe = `${facts}<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(STEPS, 'ol')}`;
    expect(read(blog(recipe))).toMatchObject(expected);
  });

  it.each([
    ['Step 1', STEPS.map((text, at) => `<li><b>Step ${at + 1}</b>${text}</li>`)],
    ['a number', STEPS.map((text, at) => `<li><span>${at + 1}</span>${text}</li>`)],
    ['Schritt 1', STEPS.map((text, at) => `<li>Schritt ${at + 1} ${text}</li>`)],
  ])('has steps without their numbers: %s', (_, steps) => {
    const draft = read(
      blog(`<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2><ol>${steps.join('')}</ol>`),
    );
    expect(draft.instructions).toEqual(STEPS);
  });

  it('has steps without their ingredients, which are in its list', () => {
    const steps = STEPS.map(
      (text, at) => `<div>${text}</div><div class="step-ingredients"><span>${INGREDIENTS[at]}</span></div>`,
    );
    const draft = read(blog(`<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(steps, 'ol')}`));
    expect(draft.instructions).toEqual(STEPS);
  });

  it('has the steps of each part below headings of their own', () => {
    const part = (what: string, steps: string[]) =>
      `<h3>Method for ${what}</h3>${steps.map((text) => `<h4>Step</h4><p class="do">${text}</p>`).join('')}`;
    const recipe = `<h2>Ingredients</h2>${list(INGREDIENTS)}${part('the dough', STEPS.slice(0, 2))}${part('the dumplings', STEPS.slice(2))}`;
    expect(read(blog(recipe)).instructions).toEqual(STEPS);
  });

  it('has the steps of a second list whose name stands in a paragraph', () => {
    const more = ['Boil the potatoes.', 'Mash them well.', 'Stir in the butter.', 'Serve it hot.'];
    const recipe = `<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(STEPS, 'ol')}<p>Mash with bacon</p>${list(more, 'ol')}`;
    expect(read(blog(recipe)).instructions).toEqual([...STEPS, ...more]);
  });

  it('has the units that a script writes behind its amounts', () => {
    const measured = (amount: string, unit: string, more = '') =>
      `<div><b data-primary-amount="${amount}" data-primary-unit="${unit}"${more}> ${amount} </b>&nbsp;`;
    const rows = [
      `${measured('195', 'g', ' data-secondary-amount="1.5" data-secondary-unit="cup"')} shaved ham</div>`,
      `${measured('2', 'tbsp')} butter</div>`,
      `${measured('800', 'g')} potatoes</div>`,
      `${measured('1', '')} egg</div>`,
    ];
    const draft = read(blog(`<h2>Ingredients</h2>${rows.join('')}<h2>Method</h2>${list(STEPS, 'ol')}`));
    expect(lines(draft)).toEqual(['195 g (1.5 cup) shaved ham', '2 tbsp butter', '800 g potatoes', '1 egg']);
  });

  it('has no nutrition whose amounts come first, and keeps lard and egg whites', () => {
    const foods = [...INGREDIENTS, '100 g lard', '3 egg whites'];
    const facts = ['1173 Kalória', '25.3g Fehérje', '119.3g Szénhidrát', '67g Zsír', '46.6g Cukor'];
    const recipe = `<h2>Ingredients</h2>${list([...foods, ...facts])}<h2>Method</h2>${list(STEPS, 'ol')}`;
    expect(lines(read(blog(recipe)))).toEqual(foods);
  });

  it('has no group headings among its ingredients', () => {
    const groups = ['For the dough', ...INGREDIENTS.slice(0, 4), 'Für die Brösel', ...INGREDIENTS.slice(4)];
    const bold = ['<b>The Dough</b>', ...INGREDIENTS.slice(0, 4), '<b>Crumbs</b>', ...INGREDIENTS.slice(4)];
    for (const written of [groups, bold]) {
      const draft = read(blog(`<h2>Ingredients</h2>${list(written)}<h2>Method</h2>${list(STEPS, 'ol')}`));
      expect(lines(draft)).toEqual(INGREDIENTS);
    }
  });

  it('leaves out what follows its steps: variations, credits and questions to the reader', () => {
    const variations = [
      'Use apricots instead of plums.',
      'Roll the dumplings in ground poppy seeds and sugar.',
    ];
    const recipe = `<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list([...STEPS, 'Did you make these dumplings?'], 'ol')}
      <p>Recipe: Anna Cook</p><h3>Recipe variations</h3>${list(variations)}`;
    expect(read(blog(recipe)).instructions).toEqual(STEPS);
  });

  it('is read even if the page hides it until a script shows it', () => {
    const recipe = `<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(STEPS, 'ol')}`;
    const draft = read(blog(`<div style="display: none;">${recipe}</div>`));
    expect(lines(draft)).toEqual(INGREDIENTS);
    expect(draft.instructions).toEqual(STEPS);
  });

  it.each([
    [['Recipe card (344 KB)', 'Value: 320 kcal', 'Fat 9 g']],
    [['Calories 320', 'Total fat 9 g', 'Protein 8 g']],
    [['Serves 4', 'Preparation time: 30 min']],
  ])('has no nutrition, print files or facts among its ingredients: %s', (more) => {
    const draft = read(
      blog(`<h2>Ingredients</h2>${list([...INGREDIENTS, ...more])}<h2>Method</h2>${list(STEPS, 'ol')}`),
    );
    expect(lines(draft)).toEqual(INGREDIENTS);
  });

  it('has no facts about the dish among its ingredients', () => {
    const facts = ['Cuisine: Austrian', 'Difficulty: easy', 'Course: dessert'];
    const draft = read(
      blog(`<h2>Ingredients</h2>${list([...INGREDIENTS, ...facts])}<h2>Method</h2>${list(STEPS, 'ol')}`),
    );
    expect(lines(draft)).toEqual(INGREDIENTS);
  });

  it('is the first of two on one page', () => {
    const other = ['300 g apples', '200 g flour', '2 eggs', '100 g sugar', '1 tsp cinnamon'];
    const more = [
      'Peel the apples and slice them.',
      'Whisk the rest to a batter.',
      'Fry the slices in the batter.',
    ];
    const draft = read(
      blog(
        `<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(STEPS, 'ol')}
         <h2>Apple fritters</h2><h2>Ingredients</h2>${list(other)}<h2>Method</h2>${list(more, 'ol')}`,
      ),
    );
    expect(lines(draft)).toEqual(INGREDIENTS);
    expect(draft.instructions).toEqual(STEPS);
  });
});

describe('a possibly incomplete part of a recipe', () => {
  const doubtful = (html: string) => recipeFromPage(html, pageModel())?.doubtful;

  it('is marked as doubtful if numbers are missing between its steps', () => {
    const steps = STEPS.map((text, at) => `<p>${at + 1}. ${text}</p>`);
    const page = (some: string[]) =>
      blog(`<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${some.join('')}`);
    expect(doubtful(page(steps))).toEqual([]);
    expect(doubtful(page([steps[0], steps[1], steps[4]].map(String)))).toEqual(['instructions']);
  });

  it('is not doubtful if it comes from structured data', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Dumplings',
      recipeIngredient: INGREDIENTS,
      recipeInstructions: STEPS,
    };
    const page = blog(`<script type="application/ld+json">${JSON.stringify(data)}</script><p>Try them.</p>`);
    expect(doubtful(page)).toEqual([]);
  });

  it('is doubtful if structured data has far less than the page shows', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Dumplings',
      recipeIngredient: INGREDIENTS,
      recipeInstructions: STEPS[0]?.concat(' Let them cool down first.'),
    };
    const page = blog(
      `<script type="application/ld+json">${JSON.stringify(data)}</script><h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(STEPS, 'ol')}`,
    );
    expect(doubtful(page)).toEqual(['instructions']);
  });

  it('is empty if the page shows only buttons and the times of other recipes', () => {
    const page = blog(
      `<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2><a href="#">Add to list</a><a href="#">Try our app</a>`,
    );
    expect(read(page).instructions).toEqual([]);
  });
});
