import { expect, test } from 'vitest';
import { similarPrompt } from './similar-prompt.ts';

test('names the title and the first foods, without what every kitchen uses', () => {
  const names = [
    'sea salt',
    'beef chuck, diced',
    'carrots (about 3)',
    'beef chuck',
    'thyme',
    'stout',
    'peas',
  ];
  expect(similarPrompt({ title: 'Beef Stew', ingredients: names.map((name) => ({ name })) })).toBe(
    'A dish like “Beef Stew”, with beef chuck, carrots, thyme and stout',
  );
  expect(similarPrompt({ title: 'Toast', ingredients: [{ name: 'butter' }] })).toBe('A dish like “Toast”');
});
