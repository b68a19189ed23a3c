import { describe, expect, it } from 'vitest';
import { readJsonLd } from './json-ld.ts';

const PLAIN = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek &amp; potato soup',
  recipeIngredient: ['2 leeks', '400&nbsp;g potatoes'],
  recipeInstructions: 'Slice.\nBoil.',
};

function draftOf(more: object) {
  const [read] = readJsonLd(JSON.stringify({ ...PLAIN, ...more }));
  if (!read?.draft) throw new Error(JSON.stringify(read));
  return read.draft;
}
const steps = (recipeInstructions: unknown) => draftOf({ recipeInstructions }).instructions;

describe('the steps of a schema.org recipe', () => {
  it.each<[string, unknown, string[]]>([
    ['a text in lines', '1. Slice.\n\n2. Boil.', ['Slice.', 'Boil.']],
    [
      'HTML',
      '<ol><li>Slice <b>thin</b>.</li><li>Boil.<br/>Stir.</li></ol>',
      ['Slice thin.', 'Boil.', 'Stir.'],
    ],
    ['HTML in entities', '&lt;p&gt;Slice.&lt;/p&gt;&lt;p&gt;Boil.&lt;/p&gt;', ['Slice.', 'Boil.']],
    [
      'numbers within a text',
      '1. Slice 2 leeks. 2. Boil 1.5 l. 3. Eat.',
      ['Slice 2 leeks.', 'Boil 1.5 l.', 'Eat.'],
    ],
    ['steps within a text', 'Step 1: Slice. Step 2: Boil.', ['Slice.', 'Boil.']],
    ['one text', 'Slice and boil.', ['Slice and boil.']],
    ['texts', ['1) Slice.', 'Boil.'], ['Slice.', 'Boil.']],
    [
      'texts between their numbers',
      ['1:', 'Slice.', '2:', 'Boil.', 'Step 3', 'Eat.'],
      ['Slice.', 'Boil.', 'Eat.'],
    ],
    ['a list of one text', ['Slice.\nBoil.'], ['Slice.', 'Boil.']],
    [
      'steps',
      [
        { '@type': 'HowToStep', text: 'Slice.' },
        { '@type': 'HowToStep', name: 'Step 2', text: 'Boil.' },
      ],
      ['Slice.', 'Boil.'],
    ],
    [
      'steps with names',
      [
        { '@type': 'HowToStep', name: 'The leeks', text: 'Slice.' },
        { '@type': 'HowToStep', name: 'Boil for…', text: 'Boil for long.' },
        { '@type': 'HowToStep', name: 'Eat' },
      ],
      ['The leeks: Slice.', 'Boil for long.', 'Eat'],
    ],
    [
      'steps in parts',
      [
        {
          '@type': 'HowToStep',
          itemListElement: [
            { '@type': 'HowToDirection', text: 'Slice.' },
            { '@type': 'HowToTip', text: 'Thin.' },
          ],
        },
      ],
      ['Slice.\nThin.'],
    ],
    [
      'sections',
      [
        {
          '@type': 'HowToSection',
          name: 'Soup',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Slice.' },
            { '@type': 'HowToStep', text: 'Boil.' },
          ],
        },
        { '@type': 'HowToSection', name: 'Bread', itemListElement: { '@type': 'HowToStep', text: 'Toast.' } },
      ],
      ['Soup: Slice.', 'Boil.', 'Bread: Toast.'],
    ],
    [
      'a list of items',
      {
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', item: { '@type': 'HowToStep', text: 'Slice.' } },
          { '@type': 'ListItem', name: 'Boil.' },
        ],
      },
      ['Slice.', 'Boil.'],
    ],
  ])('are read from steps given as %s', (_shape, given, expected) => {
    expect(steps(given)).toEqual(expected);
  });

  it('leave out names that several steps share, which only state their type', () => {
    const step = (name: string, text: string) => ({ '@type': 'HowToStep', name, text });
    expect(
      steps([
        step('Adding an ingredient', 'Put in the leeks.'),
        step('Adding an ingredient', 'Put in the butter.'),
        step('The stock', 'Pour it in.'),
      ]),
    ).toEqual(['Put in the leeks.', 'Put in the butter.', 'The stock: Pour it in.']);
  });

  it('keep tips apart from steps', () => {
    const draft = draftOf({
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Boil.' },
        { '@type': 'HowToTip', text: 'Salt it.' },
      ],
    });
    expect(draft).toMatchObject({ instructions: ['Boil.'], cookingTips: ['Salt it.'] });
  });
});
