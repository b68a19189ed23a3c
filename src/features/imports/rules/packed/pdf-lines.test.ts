import { describe, expect, test } from 'vitest';
import { type PdfWords, textOfPdfPages } from './pdf-lines.ts';

/** A line that starts at the margin and is this many points wide. */
const line = (str: string, width: number, height = 12): PdfWords => ({
  ...{ str, hasEOL: true, width, height },
  transform: [1, 0, 0, 1, 36, 700],
});

describe('the text of a PDF', () => {
  test.each<[string, PdfWords[], string]>([
    [
      'joins lines that only the width of the page broke',
      [
        line('Beat the butter until it is pale, which takes', 500),
        line('five minutes.', 70),
        line('Bake.', 30),
      ],
      'Beat the butter until it is pale, which takes five minutes.\nBake.',
    ],
    [
      'keeps short lines apart',
      [line('A line as wide as the page is, to the end.', 500), line('2 eggs', 40), line('flour', 30)],
      'A line as wide as the page is, to the end.\n2 eggs\nflour',
    ],
    [
      'joins a word that was broken, and no other',
      [
        line('Add the softened butter-', 500),
        line('milk, keep the heat medium-', 500),
        line('High is too hot.', 90),
      ],
      'Add the softened buttermilk, keep the heat medium- High is too hot.',
    ],
    [
      'keeps a heading apart from what follows',
      [line('The best apple cake of all my aunts', 500, 24), line('Serves 8', 60)],
      'The best apple cake of all my aunts\nServes 8',
    ],
    [
      'is put together of the runs of a line',
      [
        { ...line('250 g', 40), hasEOL: false },
        { ...line(' ', 3), hasEOL: false },
        { ...line('fl', 8), hasEOL: false },
        line('our', 20),
        line('', 0),
      ],
      '250 g flour',
    ],
  ])('%s', (_, words, text) => {
    expect(textOfPdfPages([words])).toBe(text);
  });

  test('continues from page to page', () => {
    expect(textOfPdfPages([[line('One', 500)], [], [line('Two', 500)]])).toBe('One\n\nTwo');
  });
});
