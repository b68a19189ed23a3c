import { afterAll, beforeAll, expect, test } from 'vitest';
import { VISITOR } from '#server/context.ts';
import { VIEWER_COOKIE } from '#shared/viewer.ts';
import { statementsOf } from '../../../../../test/statements.ts';
import { createWorld, type Person, type World } from '../../../../../test/world.ts';
import { remindOfMeals, tellTips } from './reminders.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const cookieIn = (zone: string) => `${VIEWER_COOKIE}=${new URLSearchParams({ zone })}`;
const visitFrom = (zone: string, { fetch, cookie }: Person, path = '/api/session') =>
  fetch(path, { headers: { cookie: `${cookie}; ${cookieIn(zone)}` } });

async function zoneOf({ api }: Person): Promise<string | null> {
  await world.app.clocks.flush();
  return (await api.notifications.preferences()).timeZone;
}

test('reminders, tips and quiet hours follow the clock of somebody who has never opened their notifications', async () => {
  const person = await world.person({ subscribed: true });
  await visitFrom('Europe/Berlin', person);
  await person.api.mealPlan.plan({ text: 'Toast', date: '2027-03-09', mealType: 'Dinner' });
  expect(await zoneOf(person)).toBe('Europe/Berlin');
  const { db } = world.database;
  await remindOfMeals(db, new Date('2027-03-08T17:00:00Z'), new AbortController().signal);
  await tellTips(db, new Date('2027-03-14T09:00:00Z'));
  const { notifications } = await person.api.notifications.list({});
  expect(notifications.map(({ kind }) => kind).sort()).toEqual(['meals', 'tip']);
  expect((await person.api.notifications.preferences()).quiet).toEqual({ from: 1320, until: 420 });
});

test('a page reports it too, and a traveler is recognized where they are, with their own settings', async () => {
  const person = await world.person({ subscribed: true });
  await visitFrom('Europe/Berlin', person, '/settings');
  expect(await zoneOf(person)).toBe('Europe/Berlin');
  await person.api.notifications.updatePreferences({ talk: false, quiet: null });
  await visitFrom('Asia/Tokyo', person);
  expect(await zoneOf(person)).toBe('Asia/Tokyo');
  expect(await person.api.notifications.preferences()).toMatchObject({ talk: false, quiet: null });
});

test('is written once a day for each place, for many people in one statement', async () => {
  const people = await Promise.all([world.person(), world.person()]);
  const visits = () => Promise.all(people.map((person) => visitFrom('Europe/Paris', person)));
  const flush = () => world.app.clocks.flush();
  const written = (act: () => Promise<unknown>) => statementsOf(act, /notification_people/);
  expect(await written(() => visits().then(flush))).toBe(1);
  expect(await written(() => visits().then(flush))).toBe(0);
  const [someone] = people as [Person, Person];
  const caller = await world.app.sessions.identify(new Headers({ cookie: someone.cookie }));
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  world.app.clocks.note(new Headers({ cookie: cookieIn('Europe/Paris') }), caller, tomorrow);
  expect(await written(flush)).toBe(1);
  for (const others of [VISITOR, { ...caller, scopes: [] }])
    world.app.clocks.note(new Headers({ cookie: cookieIn('Europe/Rome') }), others);
  expect(await written(flush)).toBe(0);
});

test.each(['Middle-earth/Shire', '', 'x'.repeat(300)])(
  'a zone that is none (%s) is not noted',
  async (zone) => {
    const person = await world.person();
    await visitFrom(zone, person);
    expect(await zoneOf(person)).toBeNull();
  },
);
