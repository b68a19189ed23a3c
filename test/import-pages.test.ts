import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasSavedPages, scoreSavedPages } from '../bench/import-pages.ts';

test('pages as sites write them are read right: data of several kinds, plugins, headings alone, careless markup', () => {
  const { pages, wrong } = scoreSavedPages(join(import.meta.dirname, 'samples/pages'));
  expect(pages).toBe(10);
  expect(wrong).toEqual([]);
});

// ../shared/bench lies beside some checkouts: pages of real sites, which are not ours to publish.
if (hasSavedPages)
  test('the 205 saved pages are read right, at least 90 in 100 of them', { timeout: 60_000 }, () => {
    const { pages, right } = scoreSavedPages();
    expect(pages).toBe(205);
    expect(right / pages).toBeGreaterThanOrEqual(0.9);
  });
