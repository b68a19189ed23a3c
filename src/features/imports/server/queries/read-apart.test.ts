import { expect, it } from 'vitest';
import readApart from './read-apart.ts';

const INGREDIENTS = ['500 g potatoes', '150 g flour', '1 egg', '12 plums', 'a pinch of salt'];
const STEPS = [
  'Boil the potatoes in their skins until they are soft, then peel and press them.',
  'Knead the potatoes with the flour, the egg and the salt to a smooth dough.',
  'Wrap each plum in a piece of the dough and roll it between your hands.',
  'Simmer the dumplings in salted water for ten minutes, until they rise.',
];

function notesOf(steps: string[]): string[] | undefined {
  const text = `<h1>Plum dumplings</h1><p>Good.</p><h2>Ingredients</h2><ul><li>${INGREDIENTS.join('</li><li>')}</li></ul>
    <h2>Method</h2>${steps.map((step) => `<p>${step}</p>`).join('')}`;
  return readApart({ task: { text }, language: 'en' }).found[0]?.notes;
}

it('tells the cook when a page shows no steps, and when some may be missing', () => {
  const numbered = STEPS.map((text, at) => `${at + 1}. ${text}`);
  expect(notesOf(numbered)).toEqual([
    'No description found; one was suggested from the title and ingredients.',
  ]);
  expect(notesOf(numbered.toSpliced(1, 1))).toContain(
    'Some steps may be missing or wrong. Please compare them with the page.',
  );
  expect(notesOf([])).toContain('The page shows no steps.');
});
