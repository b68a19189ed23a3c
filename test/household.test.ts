import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eraseDueAccounts } from '#features/account-data/server/commands/erase.ts';
import { remindOfMeals } from '#features/notifications/server/commands/reminders.ts';
import { addDays } from '#shared/dates.ts';
import { EXPECTED_KITCHEN } from '#shared/expected-user.ts';
import { gatherOffers } from '../src/app/server/offers.ts';
import { PASSWORD } from './database.ts';
import {
  addItem,
  cooks,
  household,
  inviteBy,
  itemsOf,
  join,
  kitchenOf,
  namesOf,
  plan,
  planOf,
  TODAY,
} from './households.ts';
import { unzipped } from './unzip.ts';
import { createWorld, type Person, type World } from './world.ts';

let world: World;
/** Another process on the same database. */
let other: World;
const streams: AbortController[] = [];
beforeAll(async () => {
  world = await createWorld();
  other = await createWorld({}, { beside: { other: world } });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.abort();
});
afterAll(async () => {
  await other?.close();
  await world?.close();
});

/** The same person, making requests to the other process. */
const atOther = ({ cookie }: Person) => ({
  fetch: (path: string, init: RequestInit = {}) =>
    other.visitor.fetch(path, { ...init, headers: { cookie, ...init.headers } }),
});

/** The events that an open page of somebody receives. */
async function listen(to: Pick<Person, 'fetch'>, query = '') {
  const stream = new AbortController();
  streams.push(stream);
  const response = await to.fetch(`/api/events?${query}`, { signal: stream.signal });
  expect(response.status).toBe(200);
  const tab = { heard: [] as string[], ended: false };
  void (async () => {
    for await (const chunk of response.body ?? [])
      tab.heard.push(...(new TextDecoder().decode(chunk).match(/(?<=event: )\w+/g) ?? []));
    tab.ended = true;
  })().catch(() => {});
  return tab;
}

describe('open pages', () => {
  test('of a joining person switch immediately, and are notified of nothing in the old kitchen', async () => {
    const [anna, ben, carl] = await cooks(world, 'Anna', 'Ben', 'Carl');
    await plan(ben, 'Stew');
    await join(ben, await inviteBy(carl));
    const tab = await listen(ben);
    await ben.api.household.leave();
    await expect.poll(() => tab.heard).toEqual(['kitchenChanged']);
    await join(ben, await inviteBy(anna));
    await expect.poll(() => tab.heard).toEqual(['kitchenChanged', 'kitchenChanged']);
    await plan(carl, 'Salad');
    await plan(anna, 'Soup');
    await expect.poll(() => tab.heard).toEqual(['kitchenChanged', 'kitchenChanged', 'mealPlanUpdated']);
  });

  test('of the others are notified of joining and leaving', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    const tab = await listen(anna);
    await join(ben, await inviteBy(anna));
    await expect.poll(() => tab.heard).toEqual(['mealPlanUpdated']);
    await ben.api.household.leave();
    await expect.poll(() => tab.heard).toEqual(['mealPlanUpdated', 'mealPlanUpdated']);
  });

  test('that show the wrong kitchen are told so when they subscribe', async () => {
    const [anna, ben] = await cooks(world, 'Anna', 'Ben');
    const before = await kitchenOf(ben);
    await join(ben, await inviteBy(anna));
    const [stale, current] = [
      await listen(ben, `kitchen=${before}`),
      await listen(ben, `kitchen=${await kitchenOf(ben)}`),
    ];
    await expect.poll(() => stale.heard).toEqual(['kitchenChanged']);
    await plan(anna, 'Soup');
    await expect.poll(() => current.heard).toEqual(['mealPlanUpdated']);
  });

  test('in another process switch too, and its cache of the person is dropped', async () => {
    const [anna, ben] = await household(world, 'Anna', 'Ben');
    await plan(anna, 'Soup');
    const mealsThere = async () => (await atOther(ben).fetch('/api/meal-plan')).text();
    await expect.poll(mealsThere).toContain('Soup');
    const tab = await listen(atOther(ben));
    await anna.api.household.remove({ personId: ben.id });
    await expect.poll(() => tab.heard.at(-1)).toBe('kitchenChanged');
    expect(await mealsThere()).not.toContain('Soup');
    const before = tab.heard.length;
    await plan(anna, 'Salad');
    await plan(ben, 'Stew');
    await expect.poll(() => tab.heard.slice(before)).toEqual(['mealPlanUpdated']);
  });
});

test('a change for the former kitchen is refused, and stored in neither kitchen', async () => {
  const [anna, ben] = await cooks(world, 'Anna', 'Ben');
  const before = await kitchenOf(ben);
  await join(ben, await inviteBy(anna));
  const send = (kitchen: string, text: string) =>
    ben.fetch('/api/meal-plan/meals', {
      method: 'POST',
      body: JSON.stringify({ text, date: TODAY }),
      headers: { [EXPECTED_KITCHEN]: kitchen },
    });
  const refused = await send(before, 'Stew');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'conflict',
    detail: 'This was meant for the household you were in before. Please make this change again.',
  });
  expect((await send(await kitchenOf(ben), 'Soup')).status).toBe(200);
  expect(await planOf(anna)).toEqual(['Soup']);
  await ben.api.household.leave();
  expect(await planOf(ben)).toEqual([]);
});

describe('an account that is deleted', () => {
  const erase = async (...people: Person[]) => {
    for (const { api } of people) await api.accountData.requestDeletion({ password: PASSWORD });
    const later = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
    await Promise.all([
      eraseDueAccounts(world.database.db, world.app.personal, later),
      eraseDueAccounts(other.database.db, other.app.personal, later),
    ]);
  };

  test('leaves the household to the others, and takes along its own stored plan', async () => {
    const [anna, ben, carl] = await cooks(world, 'Anna', 'Ben', 'Carl');
    await plan(anna, 'Kept away');
    const kept = await kitchenOf(anna);
    await join(anna, await inviteBy(ben));
    await join(carl, await inviteBy(ben));
    await plan(anna, 'Soup');
    await erase(anna);
    expect(await namesOf(carl)).toEqual(['Ben', 'Carl']);
    expect(await planOf(carl)).toEqual(['Soup']);
    const { rowCount } = await world.database.pool.query('select from kitchens where id = $1', [kept]);
    expect(rowCount).toBe(0);
  });

  test('of the organizer makes another member the organizer', async () => {
    const [anna, ben, carl] = await household(world, 'Anna', 'Ben', 'Carl');
    await erase(anna);
    expect(await ben.api.household.get()).toMatchObject({
      people: [{ id: ben.id, isOrganizer: true }, { id: carl.id }],
    });
  });

  test('while somebody joins leaves everyone with a kitchen', async () => {
    for (let round = 0; round < 5; round++) {
      const [anna, ben] = await cooks(world, 'Anna', 'Ben');
      await plan(anna, 'Soup');
      const token = await inviteBy(anna);
      const [joined] = await Promise.allSettled([join(ben, token), erase(anna)]);
      expect(await namesOf(ben)).toEqual(['Ben']);
      expect(await planOf(ben)).toEqual(joined.status === 'fulfilled' ? ['Soup'] : []);
    }
  });

  test('of everyone at once leaves no household', async () => {
    const [anna, ben] = await household(world, 'Anna', 'Ben');
    const kitchen = await kitchenOf(anna);
    await erase(anna, ben);
    const { rowCount } = await world.database.pool.query('select from kitchens where id = $1', [kitchen]);
    expect(rowCount).toBe(0);
  });
});

test('an export contains the shared plan and the person’s own stored plan', async () => {
  const [anna, ben] = await cooks(world, 'Anna', 'Ben');
  await plan(ben, 'Stew');
  await addItem(ben, 'candles');
  await join(ben, await inviteBy(anna));
  await plan(anna, 'Soup');
  await addItem(anna, 'matches');
  const answer = await ben.fetch('/export/plateful.zip');
  const files = unzipped(new Uint8Array(await answer.arrayBuffer()));
  const json = (name: string) => JSON.parse(new TextDecoder().decode(files.get(name)));
  const names = json('meal-plan.json').map(({ recipeName }: { recipeName: string }) => recipeName);
  expect(names.sort()).toEqual(['Soup', 'Stew']);
  const items = json('grocery-list.json').items.map(({ text }: { text: string }) => text);
  expect(items.sort()).toEqual(['candles', 'matches']);
});

test('the public page of a plan names the organizer, and is closed while it is stored', async () => {
  const [anna, ben] = await household(world, 'Anna', 'Ben');
  const share = async () => (await ben.api.mealPlan.createShare()).link.secret;
  let secret = await share();
  const shared = () => world.visitor.api.mealPlan.shared({ secret, from: TODAY, to: TODAY });
  expect((await shared()).owner).toBe('Anna');
  await anna.api.household.leave();
  secret = await share();
  expect((await shared()).owner).toBe('Ben');
  const [carl] = await cooks(world, 'Carl');
  await join(ben, await inviteBy(carl));
  await expect(shared()).rejects.toMatchObject({ code: 'not_found' });
  await ben.api.household.leave();
  expect((await shared()).owner).toBe('Ben');
});

test('each member is reminded of meals once, at their own hour', async () => {
  const [anna, ben] = await household(world, 'Anna', 'Ben');
  await anna.api.notifications.setTimeZone({ timeZone: 'Europe/Berlin' });
  await ben.api.notifications.setTimeZone({ timeZone: 'America/New_York' });
  await plan(anna, 'Soup', addDays(TODAY, 1));
  const told = async ({ id }: Person) =>
    (await world.database.pool.query("select from notifications where user_id = $1 and kind = 'meals'", [id]))
      .rowCount;
  const remind = (at: string) => remindOfMeals(world.database.db, new Date(at), new AbortController().signal);
  // 20:30 in Berlin, and 14:30 in New York.
  for (let times = 0; times < 2; times++) await remind(`${TODAY}T18:30:00Z`);
  expect([await told(anna), await told(ben)]).toEqual([1, 0]);
  for (let times = 0; times < 2; times++) await remind(`${addDays(TODAY, 1)}T00:30:00Z`);
  expect([await told(anna), await told(ben)]).toEqual([1, 1]);
});

test('neither an admin acting as somebody nor an API token can join, leave, invite or remove', async () => {
  const [anna, ben] = await household(world, 'Anna', 'Ben');
  const token = await inviteBy(anna);
  const admin = await world.person({ elevated: true });
  await admin.api.adminSession.actAs({ userId: anna.id });
  const { household: calls } = admin.api;
  expect((await calls.get()).people).toHaveLength(2);
  for (const call of [
    () => calls.invite(),
    () => calls.revokeInvitation(),
    () => calls.join({ token, bring: false, today: TODAY }),
    () => calls.leave(),
    () => calls.remove({ personId: ben.id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
  const { secret } = await ben.api.apiTokens.create({
    ...{ name: 'Script', scopes: ['meal-plan:write', 'grocery-list:write'], days: 30 },
  });
  const answer = await world.visitor.fetch('/api/household/leave', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(answer.status).toBe(403);
  expect(await namesOf(anna)).toEqual(['Anna', 'Ben']);
});

test('after all of this, the invariants of kitchens hold', async () => {
  const { invariants } = gatherOffers({ media: world.app.media, publicUrl: world.config.publicUrl });
  const ofKitchens = invariants.filter(({ name }) => name.includes('kitchen'));
  expect(ofKitchens).toHaveLength(2);
  for (const { name, broken } of ofKitchens)
    expect((await world.database.pool.query(broken)).rows, name).toEqual([]);
  expect(await itemsOf(await world.person({ subscribed: true }))).toEqual([]);
});
