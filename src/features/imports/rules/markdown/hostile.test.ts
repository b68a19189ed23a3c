import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../test/processor-time.ts';
import { readMarkdown } from './markdown.ts';

const around = (ingredients: string, directions: string) =>
  `# Soup\n\n## Ingredients\n\n${ingredients}\n\n## Directions\n\n${directions}\n`;

describe('a Markdown text of any kind', () => {
  it('is parsed quickly, whatever it contains', () => {
    const pieces = fc.constantFrom(
      '# ',
      '## Ingredients\n',
      '## Directions\n',
      '- ',
      '1. ',
      '    ',
      '\n',
      '\n\n',
      '*',
      '_',
      '[',
      '](',
      ')',
      '`',
      '---\n',
      'title: ',
      ':',
      '<',
      '&amp;',
      '\\',
      '> ',
      '=',
      'salt',
      '\t',
      '\u0000',
      '\ud800',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces, { maxLength: 200 }).map((all) => all.join('')),
        ),
        (text) => {
          const [read] = readMarkdown(text);
          return read?.draft ? read.draft.instructions.length > 0 : (read?.problems.length ?? 0) > 0;
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    '#',
    '*',
    '_',
    '[',
    '](',
    '![',
    '[](',
    '<',
    '`',
    '~',
    '- ',
    '\n- a',
    '\n  - a',
    ' ',
    '>',
    '\\',
    ':',
    '&',
    "'",
    '"',
    '---\n',
    '=',
    '(',
    '1.',
    '\t',
    '<!--',
    '</script>',
    '\n# a',
    '(\n',
    '* a',
    '[a](b ',
    '\n\n',
  ])('is parsed quickly for megabytes of %j', (piece) => {
    const much = piece.repeat(Math.floor(900_000 / piece.length));
    for (const text of [`---\ntitle: ${much}x\n---\n`, around(`- ${much}x`, ''), around('- x', `${much}x`)])
      expect(processorTime(() => readMarkdown(text))).toBeLessThan(3000);
  });
});
