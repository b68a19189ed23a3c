import { describe, expect, it } from 'vitest';
import { pageModel } from '../../server/queries/page-model.ts';
import { type RecipeDraft, toReview } from '../draft.ts';
import { readHtml } from '../source.ts';
import { recipeFromPage } from './page.ts';

const INGREDIENTS = ['2 large leeks', '1 tbsp butter', '300 ml vegetable stock'];
const STEPS = [
  'Cut the leeks into rings and wash them well in cold water.',
  'Melt the butter and soften the leeks for ten minutes.',
  'Pour in the stock and simmer until the leeks are tender.',
];
const list = (texts: string[], tag = 'ul') => `<${tag}><li>${texts.join('</li><li>')}</li></${tag}>`;

function draftOf(body: string, address?: string): RecipeDraft {
  const raw = recipeFromPage(
    `<html><head><title>Leek soup | A kitchen</title></head><body>${body}</body></html>`,
    pageModel(),
    address,
  );
  if (!raw) throw new Error(`Nothing read in ${body}`);
  return toReview(raw).draft;
}
const lines = ({ ingredients }: RecipeDraft) =>
  ingredients.map(({ amount, name }) => `${amount} ${name}`.trim());

function expectSoup(draft: RecipeDraft): void {
  expect(draft.title).toBe('Leek soup');
  expect(lines(draft)).toEqual(INGREDIENTS);
  expect(draft.instructions).toEqual(STEPS);
}

describe('a recipe from a web page', () => {
  it('puts amounts first, even if the page has them after the names', () => {
    const page = `<h1>Leek soup</h1><h2>Ingredients</h2>${list(['leeks 2', 'butter 15g', 'stock (300 ml)', 'salt'])}`;
    expect(lines(draftOf(page))).toEqual(['2 leeks', '15 g butter', '300 ml stock', 'salt']);
  });

  it('has one step per number, even if the first has none and all are in one text', () => {
    const instructions = 'Cut the leeks.\n2. Melt the butter.\n3. Pour in the stock. 4. Simmer.';
    const json = {
      '@type': 'Recipe',
      name: 'Leek soup',
      recipeIngredient: INGREDIENTS,
      recipeInstructions: instructions,
    };
    const draft = draftOf(`<script type="application/ld+json">${JSON.stringify(json)}</script>`);
    expect(draft.instructions).toEqual([
      'Cut the leeks.',
      'Melt the butter.',
      'Pour in the stock.',
      'Simmer.',
    ]);
  });

  it('may have only ingredients: for review, but not in a folder of files', () => {
    const page = `<h1>Leek soup</h1><h2>Ingredients</h2>${list(INGREDIENTS)}`;
    expect(lines(draftOf(page))).toEqual(INGREDIENTS);
    expect(readHtml(page, pageModel())[0]?.problems).toEqual([
      { field: 'instructions', message: 'The page shows no steps.' },
    ]);
  });

  it.each([
    ['with commas too many', (json: string) => json.replace(/}$/, ',}').replaceAll(']', ',]')],
    ['within a comment', (json: string) => `<!-- ${json} -->`],
    ['within CDATA', (json: string) => `//<![CDATA[\n${json}\n//]]>`],
    ['as a text of JSON', (json: string) => JSON.stringify(json)],
    ['written in entities', (json: string) => json.replaceAll('"', '&quot;')],
    ['with line breaks in texts', (json: string) => json.replace('Cut the', 'Cut\nthe')],
    ['with quotes in texts', (json: string) => json.replace('A soup', 'A "soup"')],
    ['cut off at its end', (json: string) => json.replace(/]}$/, '')],
  ])('is read from data for search engines %s', (_, broken) => {
    const json = JSON.stringify({
      '@type': 'Recipe',
      name: 'Leek soup',
      description: 'A soup.',
      totalTime: 'PT1H5M',
      recipeYield: 'Serves 4',
      recipeIngredient: INGREDIENTS,
      recipeInstructions: STEPS,
    });
    const draft = draftOf(`<script type="application/ld+json">${broken(json)}</script>`);
    expectSoup(draft);
    expect(draft).toMatchObject({ cookTime: 65, servings: 4 });
  });

  it('is read from marked-up text, and keeps its source', () => {
    const draft = draftOf(
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Leek soup</h1>
       <time itemprop="prepTime" datetime="PT20M">20 min</time><span itemprop="recipeYield">4 bowls</span>
       <ul>${INGREDIENTS.map((text) => `<li itemprop="ingredients">${text}</li>`).join('')}</ul>
       <div itemprop="recipeInstructions">${list(STEPS, 'ol')}</div></div>`,
      'https://kitchen.example/leek-soup',
    );
    expectSoup(draft);
    expect(draft).toMatchObject({
      prepTime: 20,
      servings: 4,
      sourceUrl: 'https://kitchen.example/leek-soup',
    });
  });

  it('takes ingredients from the page if its data lacks steps and parts of its text', () => {
    const shown = ['2 large leeks (400 g)', '1 tbsp butter (15 g)', '300 ml vegetable stock'];
    const read = (recipeInstructions: string[]) => {
      const json = {
        '@type': 'Recipe',
        name: 'Leek soup',
        recipeIngredient: INGREDIENTS,
        recipeInstructions,
      };
      return lines(
        draftOf(
          `<script type="application/ld+json">${JSON.stringify(json)}</script><h1>Leek soup</h1>
           <h2>Ingredients</h2>${list(shown)}<h2>Method</h2>${list(STEPS, 'ol')}`,
        ),
      );
    };
    expect(read([])).toEqual(shown);
    expect(read(STEPS)).toEqual(INGREDIENTS);
  });

  it('has the steps of its data in Chinese and Japanese, though they have fewer letters', () => {
    const steps = [
      '鍋に水を入れ、沸騰直前で火を止め、火からおろす。',
      '卵をおたまでそっと入れ、ふたをして十分おく。',
      '冷水に取り出し、お好みでめんつゆをかける。',
    ];
    const json = {
      '@type': 'Recipe',
      name: '卵',
      recipeIngredient: ['卵 2個', 'めんつゆ 大さじ1'],
      recipeInstructions: steps,
    };
    const tip =
      'ポイント：卵は冷蔵庫から出したてのものを使ってください。鍋の大きさや水の量が変わると仕上がりに影響があるのでなるべく近いものでお作りください。火を止める目安は鍋底全体の気泡です。';
    const draft = draftOf(
      `<script type="application/ld+json">${JSON.stringify(json)}</script><h1>卵</h1><h2>材料</h2>${list(json.recipeIngredient)}
       <h2>作り方</h2><ol>${steps.map((step) => `<li>${step}<p>${tip}</p></li>`).join('')}</ol>`,
    );
    expect(draft.instructions).toEqual(steps);
  });

  it('does not take its title from the site’s menu', () => {
    const menu = `<ul itemscope itemtype="http://www.schema.org/SiteNavigationElement"><li><span itemprop="name">Home</span></li></ul>`;
    expectSoup(
      draftOf(
        `${menu}<h1>Leek soup</h1><h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2><div itemprop="recipeInstructions">${list(STEPS, 'ol')}</div>`,
      ),
    );
  });

  it.each(['Cookbook:Leek soup', 'Get the recipe: Leek soup'])(
    'is called %s without its prefix',
    (heading) => {
      const page = `<h1>${heading}</h1><h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(STEPS, 'ol')}`;
      const raw = recipeFromPage(`<title>${heading}</title>${page}`, pageModel());
      expect(raw?.title).toBe('Leek soup');
    },
  );

  it.each([
    [{ totalTime: 'PT45M' }, { prepTime: 30, cookTime: 15, waitingTime: null }],
    [{ totalTime: 'PT20M' }, { prepTime: null, cookTime: 20, waitingTime: null }],
    [{ prepTime: 'PT30S' }, { prepTime: 30, cookTime: 15, waitingTime: null }],
    [
      { prepTime: 'PT5M', totalTime: 'PT45M' },
      { prepTime: 5, cookTime: 40, waitingTime: null },
    ],
  ])('has the times that its data leaves out, if they agree with it: %j', (times, expected) => {
    const data = {
      '@type': 'Recipe',
      name: 'Leek soup',
      recipeIngredient: INGREDIENTS,
      recipeInstructions: STEPS,
    };
    const draft = draftOf(
      `<script type="application/ld+json">${JSON.stringify({ ...data, ...times })}</script>
       <h1>Leek soup</h1><p>Prep 30 min</p><p>Cook 15 min</p><h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(STEPS)}`,
    );
    expect(draft).toMatchObject(expected);
  });

  it.each([
    ['h-recipe', 'p-ingredient', 'e-instructions'],
    ['a plugin', 'wprm-recipe-ingredient', 'wprm-recipe-instruction-text'],
    ['a microformat of old', 'ingredient', 'instruction'],
  ])('is read by the class names of %s', (_, ingredient, step) => {
    const items = (name: string, texts: string[]) =>
      texts.map((text) => `<div class="${name}">${text}</div>`).join('');
    expectSoup(draftOf(`<h1>Leek soup</h1>${items(ingredient, INGREDIENTS)}${items(step, STEPS)}`));
  });

  it.each([
    ['Ingredients', 'Directions'],
    ['Zutaten', 'Zubereitung'],
    ['Ingrédients :', 'Préparation'],
    ['Suroviny', 'Postup'],
    ['Υλικά', 'Εκτέλεση'],
    ['材料', '作り方'],
  ])('is read below the headings %s and %s', (ingredients, steps) => {
    expectSoup(
      draftOf(
        `<nav>${list(['Home', 'Soups'])}</nav><h1>Leek soup</h1><p>Good.</p><h2>${ingredients}</h2>${list(INGREDIENTS)}
         <h2>${steps}</h2>${list(STEPS, 'ol')}<h2>Comments</h2>${list(['Lovely soup, thank you for sharing it with us!'])}`,
      ),
    );
  });

  it('is read if only bold words are headings, without its numbers and boxes', () => {
    expectSoup(
      draftOf(
        `<h1>Leek soup</h1><p><b>Ingredients:</b></p><p>${INGREDIENTS.map((text) => `▢ ${text}`).join('<br>')}</p>
         <p><b>Method</b></p>${STEPS.map((text, at) => `<p>${at + 1}. ${text}</p>`).join('')}`,
      ),
    );
  });

  it('is read without any headings', () => {
    expectSoup(
      draftOf(
        `<h1>Leek soup</h1><p>My mother made this.</p>${list(INGREDIENTS)}<p>${STEPS.join('</p><p>')}</p>`,
      ),
    );
  });

  it('has each ingredient once, even if the page repeats them in other units', () => {
    const again = ['2 large leeks', '15 g butter', '10 fl oz vegetable stock'];
    expectSoup(
      draftOf(
        `<h1>Leek soup</h1><h2>Ingredients</h2>${list(INGREDIENTS)}${list(again)}<h2>Method</h2>${list(STEPS)}`,
      ),
    );
  });

  it('takes amounts from the page if its data lacks them', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Leek soup',
      recipeIngredient: ['leeks', 'butter', 'vegetable stock'],
      recipeInstructions: STEPS,
    };
    expectSoup(
      draftOf(
        `<script type="application/ld+json">${JSON.stringify(data)}</script><h2>Ingredients</h2>${list(INGREDIENTS)}`,
      ),
    );
  });

  it('is plain text, without tags, entities, hidden text or advertisements', () => {
    const draft = draftOf(
      `<h1>Leek &amp; potato soup</h1><h2>Ingredients</h2>${list(['2&nbsp;<b>large</b> <a href="/x">leeks</a>', '&frac12; onion', '1 potato<span style="display:none">es</span>'])}
       <div class="adsbygoogle">Buy!</div><h2>Method</h2>${list(STEPS)}`,
    );
    expect(draft.title).toBe('Leek & potato soup');
    expect(lines(draft)).toEqual(['2 large leeks', '½ onion', '1 potato']);
  });

  it('is not found if the page has none', () => {
    expect(recipeFromPage('<h1>News</h1><p>Nothing to eat.</p>', pageModel())).toBeNull();
    expect(readHtml('', pageModel())).toEqual([
      { title: null, problems: [{ field: 'file', message: 'No recipe found on this page.' }] },
    ]);
  });

  it.each([
    ['nested 10,000 deep', '<div>'.repeat(10_000)],
    ['of unclosed tags', '<b itemprop="ingredients" class="ingredient">2 leeks'.repeat(20_000)],
    ['of 5 MB of list items', '<ul><li class="ingredient">2 leeks'.repeat(150_000)],
    ['of recipes', '<p itemscope itemtype="https://schema.org/Recipe">'.repeat(20_000)],
    ['of brackets', `<script type="application/ld+json">${'[{"'.repeat(500_000)}</script>`],
    ['of quotes', `<script type="application/ld+json">{${'" "'.repeat(500_000)}</script>`],
    ['of quotes within quotes', `<script type="application/ld+json">"${'\\\\"'.repeat(40_000)}</script>`],
    ['of tag beginnings', '<'.repeat(1_000_000)],
  ])('does not fail on a page %s', (_, garbage) => {
    expect(() => recipeFromPage(garbage, pageModel())).not.toThrow();
  });
});
