import { expect, test } from 'vitest';
import { tableOf } from '../src/features/imports/rules/page/features.ts';
import { oddsOf } from '../src/features/imports/rules/page/forest.ts';
import { parsePage } from '../src/features/imports/rules/page/tree.ts';
import { unitsOf } from '../src/features/imports/rules/page/units.ts';
import { boost } from '../tools/import-model/boost.ts';
import { labelsOf } from '../tools/import-model/labels.ts';
import { strippedPage } from '../tools/import-model/saved-pages.ts';

const SETTINGS = { trees: 30, depth: 3, rate: 0.3, caution: 1, gain: 0.1, support: 0.1, share: 1 };
const ROWS = Array.from({ length: 400 }, (_, at) => [at % 20, (at * 7) % 11, at % 3]);

test('boosted trees learn a two-column rule, with the same result every time', () => {
  const table = tableOf(ROWS);
  const labels = ROWS.map(([first = 0, second = 0]) => Number(first > 10 !== second > 5));
  const forest = boost(table, labels, SETTINGS);
  const right = [...oddsOf(forest, table)].filter((odds, at) => Number(odds > 0) === labels[at]);
  expect(right).toHaveLength(ROWS.length);
  expect(boost(table, labels, SETTINGS)).toEqual(forest);
});

test('rows of a group compete for one positive label', () => {
  const table = tableOf(ROWS);
  const groups = ROWS.map((_, at) => Math.floor(at / 20));
  const labels = ROWS.map(([first]) => Number(first === 19));
  const odds = oddsOf(boost(table, labels, SETTINGS, groups), table);
  for (let from = 0; from < odds.length; from += 20) {
    const own = [...odds.slice(from, from + 20)];
    expect(own.indexOf(Math.max(...own))).toBe(19);
  }
});

test('labeled text is found in a page once, and repeats count as neither right nor wrong', () => {
  const list = '<ul><li>2 eggs</li><li>100 g flour</li><li>a little milk</li></ul>';
  const units = unitsOf(
    parsePage(`<p>My eggs</p>${list}<p>Mix all.</p>${'<p>More to read here.</p>'.repeat(9)}${list}`),
  );
  const labels = labelsOf(units, ['2 eggs', '100 g flour', 'a little milk']);
  expect([...(labels ?? [])]).toEqual([0, 1, 1, 1, ...Array(10).fill(0), -1, -1, -1]);
  expect(labelsOf(units, ['1 goose', '3 apples'])).toBeNull();
});

test('a page is stripped of its structured data, and keeps what people see', () => {
  const html =
    '<head><meta property="og:title" content="Soup"><script type="application/ld+json">{"@type":"Recipe"}</script></head>' +
    '<div class="hrecipe card" itemscope itemtype="https://schema.org/Recipe"><p class="p-ingredient big" itemprop="recipeIngredient">2 eggs</p></div>';
  const stripped = strippedPage({
    name: 'a',
    html,
    expected: { title: '', ingredients: [], instructions_list: [] },
  });
  expect(stripped.html).toBe(
    '<head><meta property="og:title" content="Soup"></head><div class=" card"><p class=" big">2 eggs</p></div>',
  );
});
