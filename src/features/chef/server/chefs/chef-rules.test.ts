import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inLanguage } from '#server/language.ts';
import { ChefRules } from './chef-rules.ts';
import { think } from './think.ts';

let rules: ChefRules;
const thinkHere = vi.fn(think);
beforeAll(() => {
  rules = new ChefRules(thinkHere);
});
afterAll(() => rules?.close());

describe('a text that is long', () => {
  test('is read in a process of its own, which answers as this one would, in the language of whoever asks', async () => {
    const wish = `vegan curry with chickpeas and spinach for 6, no nuts${' please'.repeat(40)}`;
    const [apart, german] = await Promise.all([
      rules.compose({ prompt: wish, seed: 3 }),
      inLanguage('de', () => rules.compose({ prompt: wish, seed: 3 })),
    ]);
    expect(apart.kind).toBe('recipe');
    if (apart.kind !== 'recipe' || german.kind !== 'recipe') return;
    expect(apart.recipe.servings).toBe(6);
    expect(apart.why.join('\n')).toContain('Checked line by line: it is vegan.');
    expect(german.why.join('\n')).toContain('Zeile für Zeile geprüft');
  });

  test('is never thought through in this process, also if it was said before', async () => {
    const first = await rules.compose({ prompt: 'chicken dinner', seed: 1 });
    if (first.kind !== 'recipe') throw new Error(first.message);
    expect(thinkHere).toHaveBeenCalledOnce();
    thinkHere.mockClear();

    const long = 'for 6 please '.repeat(20);
    await rules.compose({ prompt: long, seed: 1 });
    await rules.compose({ prompt: 'for 6', seed: 1, previous: { ...first.memory, heeded: [long] } });
    await rules.questionBefore([long]);
    await rules.judge(first.recipe, [long]);
    expect(thinkHere).not.toHaveBeenCalled();
  });
});

test('more at once than it can think of are refused', async () => {
  const long = 'soup '.repeat(50);
  const asked = Array.from({ length: 20 }, (_, seed) => rules.compose({ prompt: long, seed }));
  const results = await Promise.allSettled(asked);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['unavailable']));
});
