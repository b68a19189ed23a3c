import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

const FIVE_MB = 5_000_000;
const repeated = (text: string) => text.repeat(Math.floor(FIVE_MB / text.length));
/** Takes one thread several seconds to parse. */
const SLOW = `<html>${'<div itemscope itemtype="https://schema.org/Recipe">'.repeat(20)}${repeated('<p itemprop="recipeIngredient">1 egg</p>').slice(0, 4_900_000)}`;

let world: World;
let cook: Person;
beforeAll(async () => {
  world = await createWorld();
  cook = await world.person({ subscribed: true });
});
afterAll(() => world?.close());

const read = async (text: string) => {
  const response = await cook.fetch('/api/imports/text', { method: 'POST', body: JSON.stringify({ text }) });
  return { status: response.status, body: (await response.json()) as { detail?: string } };
};

describe('pages made to be slow', () => {
  test('do not delay others: most are refused, and the rest time out', async () => {
    const finished: string[] = [];
    const imports = Array.from({ length: 10 }, async () => {
      const answer = await read(SLOW);
      finished.push(String(answer.status));
      return answer;
    });
    const plan = cook.fetch('/api/meal-plan?from=2026-03-01&to=2026-03-07').then(({ status }) => {
      finished.push('plan');
      return status;
    });
    expect(await plan).toBe(200);
    expect(finished, 'no page was given up yet').not.toContain('400');
    const answers = await Promise.all(imports);
    const saying = (code: number) =>
      answers.filter(({ status }) => status === code).map(({ body }) => body.detail);
    expect(saying(503)).toContain('Too many imports right now. Please try again in a moment.');
    expect(new Set(saying(400))).toEqual(
      new Set(['This takes too long to read. Please copy and paste just the recipe.']),
    );
    expect(saying(503).length + saying(400).length).toBe(10);
  });

  test('do not affect imports after them', async () => {
    const { status, body } = await read(
      'Toast\n\nIngredients\n- 2 slices of bread\n\nMethod\n1. Toast the bread.',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ recipes: [{ title: 'Toast' }] });
  });
});

test.each([
  ['nested 200,000 deep', `<html>${repeated('<div>')}`],
  ['of brackets', `<script type="application/ld+json">${repeated('{"a":[')}</script>`],
  ['of one fact after another', repeated('Prep time: 10 min ')],
  ['of facts, one a line', repeated('Prep time: 10 min\n')],
  ['of marked lines', `<html>${repeated('<p itemprop="recipeIngredient">1 egg</p>')}`],
])('a text %s gets a response', async (_what, text) => {
  expect((await read(text)).status).toBeLessThan(500);
});
