import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { scoreSavedPages } from '../bench/import-pages.ts';
import { hasSavedPages, SAVED_PAGES, SETS } from '../tools/import-model/saved-pages.ts';

test('real-world pages are read correctly: data of several kinds, plugins, headings alone, careless markup', () => {
  const { pages, wrong } = scoreSavedPages(join(import.meta.dirname, 'samples/pages'));
  expect(pages).toBe(10);
  expect(wrong).toEqual([]);
});

// Only next to some checkouts: pages of real sites, which are not ours to publish.
if (hasSavedPages())
  describe.each(SETS)('the saved pages of %s', (set) => {
    it('are read correctly, at least 88 in 100', { timeout: 60_000 }, () => {
      const { pages, right } = scoreSavedPages(join(SAVED_PAGES, set));
      expect(right / pages).toBeGreaterThanOrEqual(0.88);
    });
  });
