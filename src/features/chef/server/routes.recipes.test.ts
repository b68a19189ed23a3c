import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { refusalOf } from '../../../../test/refusal.ts';
import { startChatModel } from '../../../../test/services/chat-model.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import type { ChefEvent } from '../contract.ts';

const FAILED = "We couldn't generate a recipe. Please try a different prompt.";

/** All events the chef sends, over HTTP. */
async function told(who: Pick<Person, 'fetch'>, body: object): Promise<ChefEvent[]> {
  const response = await who.fetch('/api/chef/recipes/stream', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(response.headers.get('content-type')).toMatch(/text\/event-stream/);
  return [...(await response.text()).matchAll(/^event: message\ndata: (.*)$/gm)].map(
    ([, data = '']) => JSON.parse(data) as ChefEvent,
  );
}
describe('the embedded chef', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  test('cooks for a visitor, and streams the recipe as it is written', async () => {
    const events = await told(world.visitor, { prompt: 'Chicken with rice and spinach for two', attempt: 1 });
    expect(events.at(0)).toMatchObject({ type: 'writing', recipe: { servings: 2 } });
    expect(events.filter(({ type }) => type === 'writing').length).toBeGreaterThan(3);
    const last = events.at(-1);
    if (last?.type !== 'recipe') throw new Error(`It ended with ${JSON.stringify(last)}`);
    const names = last.answer.ingredients.map(({ name }) => name).join(', ');
    expect(names).toMatch(/chicken/i);
    expect(last.answer.why.length).toBeGreaterThan(0);
    const whole = await world.visitor.api.chef.generateRecipe({
      prompt: 'Chicken with rice and spinach for two',
      attempt: 1,
    });
    expect(whole).toEqual(last.answer);
  });

  test('respects standing preferences from the account or the request', async () => {
    const cook = await world.person();
    await cook.api.accounts.updatePreferences({ allergens: ['milk'], diets: ['vegetarian'] });
    const prompt = 'a creamy pasta for two';
    const plain = await world.visitor.api.chef.generateRecipe({ prompt, attempt: 1 });
    expect(plain.ingredients.map(({ name }) => name).join()).toMatch(/cream|cheese|butter|parmesan/i);
    const answers = [
      await cook.api.chef.generateRecipe({ prompt, attempt: 1 }),
      await world.visitor.api.chef.generateRecipe({ prompt, attempt: 1, allergens: ['milk'] }),
    ];
    for (const { ingredients } of answers) {
      const foods = recipeFoods(foodCatalog(), ingredients);
      expect(foods.flatMap(({ food }) => food?.allergens ?? [])).not.toContain('milk');
    }
    expect(JSON.stringify(answers[0]?.ingredients)).not.toMatch(/chicken|beef|pork|bacon|salmon|tuna/i);
  });

  test('changes the previous recipe', async () => {
    const first = await world.visitor.api.chef.generateRecipe({
      prompt: 'Chicken curry for four',
      attempt: 3,
    });
    const vegan = await world.visitor.api.chef.generateRecipe({
      prompt: 'make it vegan, for six',
      memory: first.memory,
      attempt: 3,
    });
    expect(vegan.servings).toBe(6);
    expect(vegan.ingredients.map(({ name }) => name).join(', ')).not.toMatch(
      /chicken|yog|cream(?!ed)|butter\b/i,
    );
  });

  test('asks if it understands nothing, and does not trust the memory that a client sends', async () => {
    const [question] = await told(world.visitor, { prompt: 'qwertz flurble' });
    expect(question).toMatchObject({
      type: 'question',
      suggestions: expect.arrayContaining([expect.any(String)]),
    });
    expect(await refusalOf(world.visitor.api.chef.generateRecipe({ prompt: 'qwertz flurble' }))).toMatch(
      /^invalid_input: .*qwertz/,
    );
    for (const memory of [
      {},
      { request: 7 },
      { request: { wanted: [[{}]] }, dish: 'x' },
      { dish: ['y'.repeat(9_000)] },
    ])
      expect((await told(world.visitor, { prompt: 'Tomato soup', memory })).at(-1)?.type).toBe('recipe');
  });

  test('continues with a first request that it asked about', async () => {
    const [asked] = await told(world.visitor, { prompt: 'dinner for my dad who takes Zyloric' });
    const { memory } = asked as { memory: Record<string, unknown> };
    const again = await told(world.visitor, { prompt: 'something with chicken', memory });
    expect(again[0]).toMatchObject({ type: 'question', message: expect.stringContaining('“zyloric”') });
    const said = await told(world.visitor, { prompt: 'no shellfish, no liver', memory });
    expect(said.at(-1)?.type).toBe('recipe');
  });

  test('knows in a follow-up that it chose the dish', async () => {
    const first = await world.visitor.api.chef.generateRecipe({ prompt: 'surprise me', attempt: 1 });
    const other = await world.visitor.api.chef.generateRecipe({
      prompt: 'something else',
      memory: first.memory,
      attempt: 1,
    });
    expect(other.memory).toMatchObject({ request: { isChosen: true } });
    expect(other.title).not.toBe(first.title);
  });

  test('rejects an endlessly nested memory', async () => {
    const response = await world.visitor.fetch('/api/chef/recipes', {
      method: 'POST',
      body: `{"prompt":"soup","memory":{"dish":${'['.repeat(15_000)}${']'.repeat(15_000)}}}`,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: 'That recipe is too long to change.' });
  });

  test.each([
    [{ prompt: '  ' }, 'Please tell the chef what you would like.'],
    [{ prompt: 'x'.repeat(2_001) }, 'Please use at most 2,000 characters.'],
    [{ prompt: 'soup', memory: { dish: 'x'.repeat(50_000) } }, 'That recipe is too long to change.'],
  ])('refuses %.40j with a message', async (body, message) => {
    const response = await world.visitor.fetch('/api/chef/recipes', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', detail: message });
  });
});

test('limits how often one person can ask', async () => {
  const world = await createWorld({ RATE_LIMITS: 'strict' });
  const answers: number[] = [];
  for (let time = 0; time < 61; time++) {
    const response = await world.visitor.fetch('/api/chef/recipes', {
      method: 'POST',
      body: JSON.stringify({ prompt: 'Tomato soup' }),
    });
    answers.push(response.status);
  }
  expect(new Set(answers.slice(0, 60))).toEqual(new Set([200]));
  expect(answers.at(-1)).toBe(429);
  await world.close();
});

describe('a model', () => {
  let world: World;
  let model: Awaited<ReturnType<typeof startChatModel>>;
  beforeAll(async () => {
    model = await startChatModel();
    world = await createWorld({
      AI_BASE_URL: model.url,
      AI_MODEL: 'chef-1',
      AI_API_KEY: 'key-1',
      AI_DAILY_TOKENS: '2000',
    });
  });
  afterAll(async () => {
    await world.close();
    await model.close();
  });

  test('writes the recipe, shown as it arrives, and its cost is recorded', async () => {
    model.answering('recipe');
    const cook = await world.person();
    const events = await told(cook, { prompt: 'Lentil soup, vegan' });
    expect(events.filter(({ type }) => type === 'writing').length).toBeGreaterThan(3);
    expect(events.at(-1)).toMatchObject({
      type: 'recipe',
      answer: { ...model.recipe, category: 'dinner', memory: { prompts: ['Lentil soup, vegan'] } },
    });
    expect(model.asked.at(-1)).toMatchObject({ hasSchema: true, key: 'Bearer key-1' });
    const { rows } = await world.database.pool.query(
      'select model, prompt_tokens, answer_tokens from chef_uses where who = $1',
      [cook.id],
    );
    expect(rows).toEqual([{ model: 'chef-1', prompt_tokens: 300, answer_tokens: 200 }]);
  });

  test('gets the requested change together with the previous recipe', async () => {
    model.answering('recipe');
    const cook = await world.person();
    const first = await cook.api.chef.generateRecipe({ prompt: 'Lentil soup' });
    await cook.api.chef.generateRecipe({ prompt: 'spicier', memory: first.memory });
    const messages = model.asked.at(-1)?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[2]?.content).toContain('Lentil soup');
    expect(messages[3]?.content).toBe('Change that recipe: spicier');
  });

  test('without support for schemas is called without one', async () => {
    model.answering('no-schemas');
    const cook = await world.person();
    expect((await told(cook, { prompt: 'Lentil soup' })).at(-1)?.type).toBe('recipe');
    expect(model.asked.at(-1)?.hasSchema).toBe(false);
  });

  test.each(['down', 'garbage', 'prose', 'cut', 'endless'] as const)(
    'that is %s leads to a message',
    async (answer) => {
      model.answering(answer);
      const cook = await world.person();
      expect((await told(cook, { prompt: 'Lentil soup' })).at(-1)).toEqual({
        type: 'failed',
        message: FAILED,
      });
      // An endless answer costs a whole day's share.
      const other = await world.person();
      expect(await refusalOf(other.api.chef.generateRecipe({ prompt: 'Lentil soup' }))).toBe(
        `unavailable: ${FAILED}`,
      );
    },
  );

  test.each([
    ['no dairy please, a soup', { amount: '2 tbsp', name: 'butter' }],
    ['a vegan soup', { amount: '1', name: 'chicken breast' }],
    ['soup for someone allergic to nuts', { amount: '50 g', name: 'walnuts' }],
    ['soup without mushrooms', { amount: '200 g', name: 'mushrooms' }],
  ])('that breaks “%s” is not shown', async (prompt, ingredient) => {
    model.answering('recipe', {
      recipe: { ...model.recipe, ingredients: [...model.recipe.ingredients, ingredient] },
    });
    const cook = await world.person();
    expect((await told(cook, { prompt })).at(-1)).toEqual({ type: 'failed', message: FAILED });
  });

  test('that uses unknown foods leads to advice to check their labels', async () => {
    const ingredient = { amount: '1 tsp', name: 'flurble extract' };
    model.answering('recipe', {
      recipe: { ...model.recipe, ingredients: [...model.recipe.ingredients, ingredient] },
    });
    const cook = await world.person();
    const { why } = await cook.api.chef.generateRecipe({ prompt: 'a high protein soup' });
    expect(why).toEqual([expect.stringMatching(/^Please check the labels of: .*flurble extract/)]);
  });

  test.each([
    ['soup, no nuts please', 'You wrote “no nuts”'],
    ['soup for a toddler', 'You mentioned “toddler”'],
  ])('is not trusted with “%s” if it cannot be verified', async (prompt, question) => {
    const ingredient = { amount: '1 tsp', name: 'flurble extract' };
    model.answering('recipe', {
      recipe: { ...model.recipe, ingredients: [...model.recipe.ingredients, ingredient] },
    });
    const cook = await world.person();
    expect(await refusalOf(cook.api.chef.generateRecipe({ prompt }))).toContain(question);
  });

  test('is paid for by people who leave before it has answered', async () => {
    model.answering('silent');
    const cook = await world.person();
    const asked = model.asked.length;
    const leaving = new AbortController();
    const body = JSON.stringify({ prompt: 'Lentil soup' });
    const answer = cook.fetch('/api/chef/recipes', { method: 'POST', body, signal: leaving.signal });
    await expect.poll(() => model.asked.length).toBeGreaterThan(asked);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    const paid = 'select from chef_uses where who = $1 and prompt_tokens > 0';
    await expect.poll(async () => (await world.database.pool.query(paid, [cook.id])).rowCount).toBe(1);
  });

  test('counts what a crash left reserved only while the request could still be running', async () => {
    model.answering('recipe');
    const cook = await world.person();
    await world.database.pool.query(
      `insert into chef_uses (id, who, model, prompt_tokens, answer_tokens, used_at, reserved_until)
       values (gen_random_uuid(), $1, 'chef-1', 0, 3000, now(), now() + interval '1 minute')`,
      [cook.id],
    );
    expect(await refusalOf(cook.api.chef.generateRecipe({ prompt: 'Lentil soup' }))).toContain(
      'rate_limited',
    );
    // The server reads the time in milliseconds, the database in microseconds.
    await world.database.pool.query(
      `update chef_uses set reserved_until = now() - interval '1 second' where who = $1`,
      [cook.id],
    );
    expect(await cook.api.chef.generateRecipe({ prompt: 'Lentil soup' })).toMatchObject(model.recipe);
    expect(
      (await world.database.pool.query('select from chef_uses where reserved_until > now()')).rowCount,
    ).toBe(0);
  });

  test('is no longer called once a person has used their share, and unreported tokens count too', async () => {
    model.answering('no-usage');
    const cook = await world.person();
    let asked = 0;
    let last = '';
    while (asked++ < 10 && !last.startsWith('rate_limited'))
      last = await refusalOf(cook.api.chef.generateRecipe({ prompt: 'Lentil soup' }));
    expect(last).toBe(
      'rate_limited: You have reached your daily limit for the AI chef. Please come back tomorrow.',
    );
    expect(asked).toBeGreaterThan(2);
  });
});
