import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from './world.ts';

/** Names that every plain object has, in case one is used as a table somewhere. */
const NAMES = [
  '__proto__',
  ...Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__'),
];

let world: World;
let cook: Person;
beforeAll(async () => {
  world = await createWorld();
  cook = await world.person({ subscribed: true });
});
afterAll(() => world?.close());

describe.each(NAMES)('a recipe whose words are "%s"', (name) => {
  const fields = {
    title: name,
    description: name,
    prepTime: 10,
    cookTime: 10,
    servings: 2,
    difficulty: 'Easy' as const,
    category: 'dinner',
    tags: [name],
    ingredients: [
      { amount: '2', name },
      { amount: `3 ${name}`, name: `${name} ${name}` },
    ],
    instructions: [`Cook the ${name} for 10 minutes.`],
    cookingTips: [name],
    image: null,
    sourceUrl: null,
  };

  test('is saved, drawn, shown, found, planned and shopped for', async () => {
    const { id, image } = await cook.api.recipes.create({ id: randomUUID(), ...fields });
    expect((await world.visitor.fetch(`${image}-320.webp`)).status).toBe(200);
    for (const path of [
      `/recipe/${id}`,
      `/search?q=${name}`,
      `/api/recipes?category=${name}&tag=${name}&diet=${name}`,
      `/category/${name}`,
      `/profile/${name}`,
    ])
      expect((await world.visitor.fetch(path)).status, path).toBeLessThan(500);
    await cook.api.mealPlan.plan({ recipeId: id, date: '2026-03-02', mealType: 'Dinner' });
    const list = await cook.fetch('/api/grocery-list?start=2026-03-01&end=2026-03-07');
    expect(list.status).toBe(200);
    expect(JSON.stringify(await list.json())).toContain(name);
  });

  test('is composed, imported from text and from a page', async () => {
    const answers = [
      cook.api.imports.readText({
        text: `${name}\n\nIngredients\n- 2 ${name}\n\nMethod\n1. Cook the ${name}.`,
      }),
      cook.api.imports.readText({
        text: `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${name}</h1><p itemprop="${name}">x</p>
<li itemprop="recipeIngredient">2 ${name}</li><li itemprop="recipeInstructions">Cook the ${name}.</li></div>`,
      }),
    ];
    // Markdown writes bold words between underscores.
    const word = name.replaceAll('_', '');
    for (const { recipes } of await Promise.all(answers)) expect(JSON.stringify(recipes)).toContain(word);
    for (const body of [
      `{"prompt":"${name}"}`,
      `{"prompt":"soup with ${name}","memory":{"${name}":["${name}"]}}`,
    ]) {
      const composed = await cook.fetch('/api/chef/recipes', { method: 'POST', body });
      expect(composed.status, body).toBeLessThan(500);
    }
  });
});
