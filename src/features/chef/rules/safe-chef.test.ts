import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { type Refused, WORDINGS } from '../../../../test/refusals.ts';
import { REAL_PROMPTS } from '../../../../test/samples/chef/real-prompts.ts';
import { composeSafely } from './safe-chef.ts';

const knowledge = chefKnowledge();

describe('a restriction', () => {
  it.each(WORDINGS)('“%s” is respected or asked about', (prompt, refused) => {
    for (const seed of [1, 2, 3]) {
      const answer = composeSafely({ prompt, seed }, knowledge);
      if (answer.kind !== 'recipe') continue;
      if (refused === null) {
        expect(answer.why[0], `cooked: ${answer.recipe.title}`).toMatch(
          /^For (?:pregnancy|a baby|a small child|diabetes|blood pressure|the (?:heart|cholesterol|stomach)|gout|a low-FODMAP|the kidneys|somebody with a weak immune system)/,
        );
        continue;
      }
      const [traits, lines]: Refused = refused;
      for (const { food, name } of recipeFoods(knowledge.catalog, answer.recipe.ingredients)) {
        expect(food, name).not.toBeNull();
        const has = [...(food?.traits ?? []), ...(food?.mayBe ?? [])].filter((trait) =>
          traits.includes(trait),
        );
        expect(has, `${name} in ${answer.recipe.title}`).toEqual([]);
        expect(name).not.toMatch(lines);
      }
    }
  });

  it('is tested in at least 150 wordings', () => {
    expect(WORDINGS.length).toBeGreaterThanOrEqual(150);
  });

  it.each([
    'no time, quick pasta',
    'not too spicy curry',
    'no-bake cheesecake without an oven',
    'pasta ohne Ofen',
    'no idea what to cook with rice',
    'free-range chicken with lemon',
    'boneless skinless chicken thighs',
    'salad with baby spinach',
    'stress-free dinner with potatoes',
  ])('“%s” is not one, and is cooked', (prompt) => {
    expect(composeSafely({ prompt, seed: 1 }, knowledge).kind).toBe('recipe');
  });

  it.each([
    ['dutch baby', 'Dutch Baby'],
    ['steak and kidney pie', 'Steak and Kidney Pie'],
    ['red beans and rice', 'Red Beans and Rice'],
    ['corned beef reuben', 'Reuben Sandwich'],
    ['sausage and sauerkraut', 'Sausage and Sauerkraut'],
  ])('“%s” is a dish, and is cooked as itself', (prompt, title) => {
    expect(composeSafely({ prompt, seed: 1 }, knowledge)).toMatchObject({ recipe: { title } });
  });

  it('is recognized for a Dutch baby or diseased kidneys', () => {
    const forBaby = composeSafely({ prompt: 'dinner for my dutch baby', seed: 1 }, knowledge);
    if (forBaby.kind === 'recipe') expect(forBaby.why[0]).toMatch(/^For a baby/);
    const ill = composeSafely({ prompt: 'steak and kidney pie, I have kidney stones', seed: 1 }, knowledge);
    expect(ill.kind).toBe('not-understood');
  });
});

describe('the chef', () => {
  it('cooks without the refused food if it can', () => {
    const answer = composeSafely({ prompt: 'Pancakes w/o eggs', seed: 1 }, knowledge);
    expect(answer.kind).toBe('recipe');
  });

  it('names the unclear words, and says how to ask', () => {
    const answer = composeSafely({ prompt: 'dinner for my wife with lupus', seed: 1 }, knowledge);
    expect(answer).toMatchObject({ kind: 'not-understood', message: expect.stringContaining('lupus') });
  });

  it('respects a warning for the rest of the conversation', () => {
    const first = composeSafely({ prompt: 'pasta with chicken, allergic to nuts', seed: 1 }, knowledge);
    if (first.kind !== 'recipe') throw new Error(first.message);
    for (const prompt of ['add hazelnuts', 'with walnut pesto', 'swap the chicken for cashews']) {
      const next = composeSafely({ prompt, previous: first.memory, seed: 1 }, knowledge);
      if (next.kind !== 'recipe') continue;
      const traits = recipeFoods(knowledge.catalog, next.recipe.ingredients).flatMap(
        ({ food }) => food?.traits ?? [],
      );
      expect(traits).not.toContain('nuts');
    }
  });

  it('respects every warning, no matter how many', () => {
    const prompt = `A curry. ${'No eggs. '.repeat(40)}I have kidney stones.`;
    expect(composeSafely({ prompt, seed: 1 }, knowledge)).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining('“kidney stones”'),
    });
  });

  it('respects the first warning after thirty others', () => {
    const first = composeSafely({ prompt: 'pasta with chicken, no nuts', seed: 1 }, knowledge);
    if (first.kind !== 'recipe') throw new Error(first.message);
    const others = Array.from({ length: 30 }, (_, at) => `no eggs, please ${at}`);
    const previous = { ...first.memory, heeded: [...first.memory.heeded, ...others] };
    const next = composeSafely({ prompt: 'for six', previous, seed: 1 }, knowledge);
    if (next.kind !== 'recipe') throw new Error(next.message);
    expect(next.memory.heeded).toContain('pasta with chicken, no nuts');
  });

  it('keeps a warning it asked about until somebody says what to leave out', () => {
    const first = composeSafely({ prompt: 'thai green curry', seed: 1 }, knowledge);
    if (first.kind !== 'recipe') throw new Error(first.message);
    const asked = composeSafely(
      { prompt: 'oh, and Priya is allergic', previous: first.memory, seed: 1 },
      knowledge,
    );
    expect(asked.kind).toBe('not-understood');
    expect(asked.memory?.open).toHaveLength(1);
    const again = composeSafely({ prompt: 'for 8 people', previous: asked.memory!, seed: 1 }, knowledge);
    expect(again).toMatchObject({ kind: 'not-understood', message: expect.stringContaining('allergic') });
    const said = composeSafely({ prompt: 'no coconut milk', previous: again.memory!, seed: 1 }, knowledge);
    if (said.kind !== 'recipe') throw new Error(said.message);
    expect(said.recipe.ingredients.map(({ name }) => name).join()).not.toMatch(/coconut/);
    expect(said.memory.open).toBeUndefined();
  });

  it('asks about few real requests', () => {
    const asked = REAL_PROMPTS.filter(
      (prompt) => composeSafely({ prompt, seed: 1 }, knowledge).kind !== 'recipe',
    );
    expect(asked.length, asked.join('\n')).toBeLessThan(REAL_PROMPTS.length / 20);
  });

  it('for an unknown dish, offers what it can cook and what to search for', () => {
    expect(composeSafely({ prompt: 'chicken muamba', seed: 1 }, knowledge)).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining('I do not know “muamba”'),
      lookFor: 'chicken muamba',
      suggestions: expect.arrayContaining([expect.stringMatching(/Chicken/)]),
    });
  });

  it.each([
    ['lasanga for 4', 'dish:lasagne'],
    ['spagetti carbonnara', 'dish:spaghetti carbonara'],
    ['moussakka', 'dish:moussaka'],
  ])('understands a typo: %s', (prompt, dish) => {
    expect(composeSafely({ prompt, seed: 1 }, knowledge)).toMatchObject({ kind: 'recipe', memory: { dish } });
  });

  it.each(['vegetable soup', 'mushroom risotto', 'a meatless stew', 'vegetable lasagne', 'bean chili'])(
    'puts no meat and no fish into “%s”',
    (prompt) => {
      for (const seed of [1, 2, 3, 4]) {
        const answer = composeSafely({ prompt, seed }, knowledge);
        if (answer.kind !== 'recipe') continue;
        const traits = recipeFoods(knowledge.catalog, answer.recipe.ingredients).flatMap(
          ({ food }) => food?.traits ?? [],
        );
        expect(traits.filter((trait) => /meat|poultry|fish|crustaceans|molluscs/.test(trait))).toEqual([]);
      }
    },
  );
});
