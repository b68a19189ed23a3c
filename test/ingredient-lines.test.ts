import { describe, expect, it } from 'vitest';
import { hasLabelledLines, scoreLabelledLines } from '../bench/ingredients.ts';

describe.skipIf(!hasLabelledLines)(
  'the 12,144 labelled lines (skipped where ../shared/bench is not beside the checkout)',
  () => {
    it('are read right, at least 88 in 100 of them', () => {
      const { lines, right } = scoreLabelledLines();
      expect(lines).toBe(12_144);
      expect(right / lines).toBeGreaterThanOrEqual(0.88);
    });
  },
);
