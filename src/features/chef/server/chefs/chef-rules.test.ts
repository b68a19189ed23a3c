import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inLanguage } from '#server/language.ts';
import { ChefRules } from './chef-rules.ts';
import { think } from './think.ts';

let rules: ChefRules;
beforeAll(() => {
  rules = new ChefRules();
});
afterAll(() => rules?.close());

/** A text made to be slow. */
const SLOW = 'a '.repeat(600);

/** Processor time that this process spends meanwhile, in milliseconds. */
async function spentHere(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1_000;
}

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

  test('costs this process next to nothing, also if it was said before', async () => {
    await rules.compose({ prompt: 'for 6', seed: 1 });
    const first = await rules.compose({ prompt: 'chicken dinner', seed: 1 });
    if (first.kind !== 'recipe') throw new Error(first.message);
    const previous = { ...first.memory, heeded: [SLOW] };
    const itself = await spentHere(async () => think({ ask: 'compose', order: { prompt: SLOW, seed: 1 } }));
    const apart = (work: () => Promise<unknown>) => spentHere(work).then((ms) => ms / itself);
    expect(await apart(() => rules.compose({ prompt: SLOW, seed: 1 }))).toBeLessThan(0.2);
    expect(await apart(() => rules.compose({ prompt: 'for 6', seed: 1, previous }))).toBeLessThan(0.2);
    expect(await apart(() => rules.questionBefore([SLOW]))).toBeLessThan(0.2);
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
