import { afterAll, beforeAll, expect, test } from 'vitest';
import { inLanguage } from '#server/language.ts';
import { ChefRules } from './chef-rules.ts';

let rules: ChefRules;
beforeAll(() => {
  rules = new ChefRules();
});
afterAll(() => rules?.close());

test('a separate process responds in the reader’s language', async () => {
  const order = { prompt: 'vegan curry with chickpeas and spinach for 6, no nuts', seed: 3 };
  const [english, german] = await Promise.all([
    rules.compose(order),
    inLanguage('de', () => rules.compose(order)),
  ]);
  if (english.kind !== 'recipe' || german.kind !== 'recipe') throw new Error('It asks.');
  expect(english.recipe.servings).toBe(6);
  expect(english.why.join('\n')).toContain('Checked line by line: it is vegan.');
  expect(german.why.join('\n')).toContain('Zeile für Zeile geprüft');
});

test('foods and amounts in its sentences are in the reader’s language too', async () => {
  const ask = (prompt: string) => inLanguage('de', () => rules.compose({ prompt, seed: 1 }));
  const [chicken, vegan] = await Promise.all([
    ask('chicken soup with spinach and feta'),
    ask('vegan lasagne'),
  ]);
  if (chicken.kind !== 'recipe' || vegan.kind !== 'recipe') throw new Error('It asks.');
  expect(chicken.why).toContain('Das Gewünschte ist dazugekommen: Spinat und Feta.');
  expect(vegan.why).toContain('Statt Butter: vegane Butter.');
});

test('what it suggests to ask for is in the reader’s language, and is read by the chef', async () => {
  const ask = (prompt: string) => inLanguage('de', () => rules.compose({ prompt, seed: 1 }));
  const answers = await Promise.all(['Hallo', 'Kuchen für jemanden mit Unverträglichkeiten'].map(ask));
  const suggestions = answers.flatMap((answer) => (answer.kind === 'recipe' ? [] : answer.suggestions));
  expect(suggestions).toContain('Ein schnelles veganes Curry mit Kichererbsen und Spinat');
  expect(suggestions).toContain('Pfannkuchen, ohne Eier');
  expect((await Promise.all(suggestions.map(ask))).map(({ kind }) => kind)).toEqual(
    suggestions.map(() => 'recipe'),
  );
});

test('more requests than the chef can handle at once are refused', async () => {
  const asked = Array.from({ length: 40 }, (_, seed) => rules.compose({ prompt: 'soup', seed }));
  const results = await Promise.allSettled(asked);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['unavailable']));
});
