import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorld, type Person, type World } from '../../test/world.ts';
import { listenToDatabase } from './database/notifications.ts';
import { KitchenEvents } from './events.ts';
import { Memory } from './memory.ts';

let world: World;
const open: { stop(): void }[] = [];
beforeAll(async () => {
  world = await createWorld();
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.stop();
});
afterAll(() => world.close());

/** A tab that follows the plan of a person's kitchen. */
async function follow(person: Pick<Person, 'fetch'>, page = '', age = '') {
  const connection = new AbortController();
  const response = await person.fetch(`/api/events?page=${page}&age=${age}`, {
    signal: connection.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const tab = { heard: 0, ended: false, stop: () => connection.abort() };
  open.push(tab);
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      tab.heard += decoder.decode(chunk).split('event: mealPlanUpdated\ndata: {}\n\n').length - 1;
    tab.ended = true;
  })().catch(() => {});
  return tab;
}

const cookWithRecipe = async () => {
  const cook = await world.person({ subscribed: true });
  const { id: recipeId } = await world.recipe();
  return { cook, meal: { recipeId, date: '2026-03-02' } };
};

describe('following the plan', () => {
  it('every tab of a kitchen is notified of a member’s change, and no other kitchen is', async () => {
    const { cook, meal } = await cookWithRecipe();
    const other = await world.person({ subscribed: true });
    const [one, two, stranger] = [await follow(cook), await follow(cook), await follow(other)];
    const { id } = await cook.api.mealPlan.plan(meal);
    await expect.poll(() => [one.heard, two.heard]).toEqual([1, 1]);
    await cook.api.mealPlan.moveSeries({ id, scope: 'all', date: '2026-03-03' });
    await expect.poll(() => one.heard).toBe(2);
    await cook.api.mealPlan.remove({ id });
    await expect.poll(() => [one.heard, two.heard]).toEqual([3, 3]);
    await other.api.mealPlan.plan(meal);
    await expect.poll(() => stranger.heard).toBe(1);
    expect(one.heard).toBe(3);
  });

  it('a page whose data may be stale is told as soon as it subscribes', async () => {
    const { cook, meal } = await cookWithRecipe();
    await cook.api.mealPlan.plan(meal);
    // A slow page may have read its data before the change, and recorded the time after it.
    const slow = await follow(cook, '', '0');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const [late, current] = [await follow(cook, '', '61000'), await follow(cook, '', '0')];
    vi.useRealTimers();
    await expect.poll(() => [late.heard, slow.heard]).toEqual([1, 1]);
    await cook.api.mealPlan.plan({ ...meal, date: '2026-03-04' });
    await expect.poll(() => [late.heard, current.heard]).toEqual([2, 1]);
  });

  it('a page is not told of its own changes, by this process or another', async () => {
    const { cook, meal } = await cookWithRecipe();
    const page = randomUUID();
    const [own, other] = [await follow(cook, page), await follow(cook, randomUUID())];
    await cook.fetch('/api/meal-plan/meals', {
      method: 'POST',
      body: JSON.stringify(meal),
      headers: { 'x-plateful-page': page },
    });
    await expect.poll(() => other.heard).toBe(1);
    const { rows } = await world.database.pool.query(
      'select kitchen_id from kitchen_members where user_id = $1',
      [cook.id],
    );
    const notifications = await listenToDatabase(world.connection);
    const elsewhere = new KitchenEvents(world.database, notifications, new Memory(notifications, 1_000));
    elsewhere.tell(rows[0].kitchen_id, page);
    await expect.poll(() => other.heard).toBe(2);
    expect(own.heard).toBe(0);
    elsewhere.tell(rows[0].kitchen_id, page);
    elsewhere.tell(rows[0].kitchen_id, randomUUID());
    await expect.poll(() => own.heard).toBe(1);
    await elsewhere.close();
    await notifications.close();
  });

  it('a refused change is not sent', async () => {
    const { cook, meal } = await cookWithRecipe();
    const tab = await follow(cook);
    const { id } = await cook.api.mealPlan.plan(meal);
    await expect.poll(() => tab.heard).toBe(1);
    await expect(cook.api.mealPlan.plan({ ...meal, date: 'soon' })).rejects.toThrow();
    await expect(
      cook.api.mealPlan.copyDays({ from: '2026-03-02', to: '2026-03-02', days: 1 }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await cook.api.mealPlan.remove({ id });
    await expect.poll(() => tab.heard).toBeGreaterThan(1);
    expect(tab.heard).toBe(2);
  });

  it('a change made by another process is sent', async () => {
    const { cook } = await cookWithRecipe();
    const [tab, stranger] = [await follow(cook), await follow(await world.person())];
    const { rows } = await world.database.pool.query(
      'select kitchen_id from kitchen_members where user_id = $1',
      [cook.id],
    );
    const notifications = await listenToDatabase(world.connection);
    const elsewhere = new KitchenEvents(world.database, notifications, new Memory(notifications, 1_000));
    elsewhere.tell(rows[0].kitchen_id);
    await expect.poll(() => tab.heard).toBe(1);
    await elsewhere.close();
    await notifications.close();
    expect(stranger.heard).toBe(0);
  });

  it('allows ten tabs per person: the oldest ends', async () => {
    const { cook, meal } = await cookWithRecipe();
    const tabs: Awaited<ReturnType<typeof follow>>[] = [];
    for (let nth = 1; nth <= 11; nth++) tabs.push(await follow(cook));
    await expect.poll(() => tabs[0]?.ended).toBe(true);
    await cook.api.mealPlan.plan(meal);
    await expect.poll(() => tabs.map(({ heard }) => heard)).toEqual([0, ...Array(10).fill(1)]);
  });

  it('ends with the session', async () => {
    const { cook } = await cookWithRecipe();
    const elsewhere = await world.signIn(cook.email, world.password);
    const [here, there] = [
      await follow(cook),
      await follow({
        fetch: (path, init) => fetch(world.origin + path, { ...init, headers: { cookie: elsewhere } }),
      }),
    ];
    await cook.api.accounts.signOut();
    await expect.poll(() => here.ended).toBe(true);
    expect(there.ended).toBe(false);
  });

  it('a HEAD request opens no stream', async () => {
    const { cook, meal } = await cookWithRecipe();
    const tab = await follow(cook);
    for (let nth = 0; nth < 12; nth++)
      expect((await cook.fetch('/api/events', { method: 'HEAD' })).status).toBe(200);
    await cook.api.mealPlan.plan(meal);
    await expect.poll(() => tab.heard).toBe(1);
    expect(tab.ended).toBe(false);
  });

  it('requires being signed in', async () => {
    const response = await world.visitor.fetch('/api/events');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'not_signed_in' });
  });
});

it('a server that stops ends every stream', async () => {
  const stopping = await createWorld();
  const tab = await follow(await stopping.person());
  await stopping.app.events.close();
  await expect.poll(() => tab.ended).toBe(true);
  await stopping.close();
});
