import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../test/processor-time.ts';
import { readJsonLd } from './json-ld.ts';

const PLAIN = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek &amp; potato soup',
  recipeIngredient: ['2 leeks', '400&nbsp;g potatoes'],
  recipeInstructions: 'Slice.\nBoil.',
};

describe('a JSON text of any kind', () => {
  it.each([
    ['{', 'This is not valid JSON.'],
    ['NaN', 'This is not valid JSON.'],
    ['', 'This is not valid JSON.'],
    ['{}', 'No recipe found.'],
    ['null', 'No recipe found.'],
    ['[]', 'No recipe found.'],
    ['{"__proto__":{"@type":"Recipe"}}', 'No recipe found.'],
    ['['.repeat(5_000_000), 'The JSON is nested more than 200 levels deep.'],
    ['{"a":'.repeat(900_000), 'The JSON is nested more than 200 levels deep.'],
    [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'The JSON is nested more than 200 levels deep.'],
    [
      `[${'0,'.repeat(2_000_000)}0]`,
      'The file contains too many recipes. Please split it into smaller files.',
    ],
    [`"${'x'.repeat(5_000_000)}"`, 'The text is longer than 5,000,000 characters.'],
  ])('is refused with one reason (%#)', (text, message) => {
    const ms = processorTime(() =>
      expect(readJsonLd(text)).toEqual([{ title: null, problems: [{ field: 'file', message }] }]),
    );
    expect(ms).toBeLessThan(3000);
  });

  it('never throws on any JSON', () => {
    const keys = fc.constantFrom(
      '@type',
      '@id',
      '@graph',
      'name',
      'text',
      'itemListElement',
      'item',
      'recipeInstructions',
      'recipeIngredient',
      'author',
      'image',
      'recipeYield',
      'prepTime',
      'totalTime',
      'keywords',
      'url',
      'datePublished',
      'steps',
      'ingredients',
      'title',
      'food',
      'note',
      'notes',
      'amount',
      'is_header',
      'working_time',
      '__proto__',
      'constructor',
      'toString',
    );
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('Recipe', 'HowToSection', 'HowToStep', 'PT1H', '1. a. 2. b.', '<p>', '#a', ''),
        fc.string({ unit: 'binary' }),
        fc.double(),
        fc.constant(null),
        fc.boolean(),
        fc.array(tie('node'), { maxLength: 6 }),
        fc.dictionary(keys, tie('node'), { maxKeys: 8 }),
      ),
    }));
    fc.assert(
      fc.property(node, fc.boolean(), (value, isRecipe) => {
        const text =
          JSON.stringify(isRecipe ? { ...PLAIN, ...(value as object), '@type': 'Recipe' } : value) ?? '';
        return readJsonLd(text).every(({ draft, problems }) =>
          draft ? draft.title !== '' : problems.length > 0,
        );
      }),
      { numRuns: 1000 },
    );
    fc.assert(fc.property(fc.string(), (text) => readJsonLd(text).length > 0));
  });

  it.each([
    '<',
    '&',
    '<a ',
    '1. ',
    ' ',
    '\\n',
    '<script>',
    '<!--',
    'Step 1:',
    '(',
    '\\u0000',
    '\\ud800',
    '. 2.',
    'PT',
    '1/',
    '•',
  ])('is fast for megabytes of %j', (piece) => {
    const much = piece.repeat(Math.floor(400_000 / piece.length));
    const text = `{"@type":"Recipe","name":"x${much}","description":"${much}","recipeInstructions":"1. ${much}","recipeIngredient":["${much}"],"prepTime":"${much}","keywords":"${much}"}`;
    expect(processorTime(() => expect(readJsonLd(text)).toHaveLength(1))).toBeLessThan(4000);
  });
});
