import { describe, expect, it } from 'vitest';
import { hasSavedPages, scoreSavedPages } from '../bench/import-pages.ts';

describe.skipIf(!hasSavedPages)(
  'the 205 saved pages (skipped where ../shared/bench is not beside the checkout)',
  () => {
    it('are read right, at least 90 in 100 of them', { timeout: 60_000 }, () => {
      const { pages, right } = scoreSavedPages();
      expect(pages).toBe(205);
      expect(right / pages).toBeGreaterThanOrEqual(0.9);
    });
  },
);
