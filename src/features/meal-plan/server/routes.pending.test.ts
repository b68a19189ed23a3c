import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('a change that waited on a device', () => {
  async function send(as: 'maker' | 'other' | 'visitor') {
    const people = {
      maker: await world.person({ subscribed: true }),
      other: await world.person({ subscribed: true }),
    };
    const body = JSON.stringify({ text: 'Leftovers', date: '2025-11-21' });
    const headers = { 'x-plateful-user': people.maker.id };
    const path = '/api/meal-plan/meals';
    const response =
      as === 'visitor'
        ? await fetch(`${world.origin}${path}`, {
            method: 'POST',
            body,
            headers: { ...headers, 'content-type': 'application/json' },
          })
        : await people[as].fetch(path, { method: 'POST', body, headers });
    const planned = await Promise.all(
      Object.values(people).map(async ({ api }) => (await api.mealPlan.list({})).meals.length),
    );
    return { status: response.status, planned };
  }

  it('is applied when its author is signed in', async () => {
    expect(await send('maker')).toEqual({ status: 200, planned: [1, 0] });
  });

  it('is refused, and changes nothing, if someone else or nobody is', async () => {
    expect(await send('other')).toEqual({ status: 401, planned: [0, 0] });
    expect(await send('visitor')).toEqual({ status: 401, planned: [0, 0] });
  });
});
