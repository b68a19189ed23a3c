import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const GERMAN = { 'accept-language': 'de-DE,de;q=0.9' };

test('a German browser gets a German page, no matter who requested it before', async () => {
  for (const headers of [{}, GERMAN, {}, GERMAN]) {
    const response = await world.visitor.fetch('/', { headers });
    const page = await response.text();
    const isGerman = 'accept-language' in headers;
    expect(page).toMatch(isGerman ? /<html lang="de" dir="ltr"/ : /<html lang="en" dir="ltr"/);
    expect(page.includes('Was kochen wir?')).toBe(isGerman);
    expect(page.includes('What are we cooking?')).toBe(!isGerman);
    expect(response.headers.get('content-language')).toBe(isGerman ? 'de' : 'en');
    expect(response.headers.get('vary')).toMatch(/accept-language/i);
  }
});

test('an installed app has its shortcuts in the chosen language, or else the browser’s', async () => {
  const shortcuts = async (headers: Record<string, string>) => {
    const response = await world.visitor.fetch('/manifest.webmanifest', { headers });
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await response.json()) as { lang: string; shortcuts: { name: string }[] };
    return [manifest.lang, ...manifest.shortcuts.map(({ name }) => name)];
  };
  const german = ['de', 'Heutiger Plan', 'Einkaufsliste', 'Neues Rezept'];
  expect(await shortcuts({})).toEqual(['en', "Today's plan", 'Grocery list', 'New recipe']);
  expect(await shortcuts(GERMAN)).toEqual(german);
  expect(await shortcuts({ cookie: 'plateful.language=de' })).toEqual(german);
});

test('refusals are in the reader’s language', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await world.visitor.fetch('/api/recipes?limit=1000', { headers })).json();
  expect(await ask({})).toMatchObject({ issues: [{ message: 'This must be 100 or less.' }] });
  expect(await ask(GERMAN)).toMatchObject({
    title: 'Die Anfrage ist ungültig',
    issues: [{ message: 'Das darf höchstens 100 sein.' }],
  });
});

test('confirmations are in the reader’s language', async () => {
  const post = async (path: string, data: object) => {
    const init = { method: 'POST', body: JSON.stringify(data), headers: GERMAN };
    return (await world.visitor.fetch(path, init)).json();
  };
  const topics = { weeklyRecipes: true, cookingTips: false, mealPlanning: false, specialOffers: false };
  expect(await post('/api/newsletter', { email: 'anna@plateful.test', preferences: topics })).toEqual({
    message: 'Bitte öffne den Link in der E-Mail, die wir dir gerade geschickt haben.',
  });
  const message = { name: 'Anna', email: 'anna@plateful.test', subject: 'Hallo', message: 'Guten Tag!' };
  expect(await post('/api/contact', { ...message, id: randomUUID(), openFor: 60_000 })).toEqual({
    message: 'Nachricht gesendet!',
  });
});

test('a member’s language comes with their account to every device', async () => {
  const cook = await world.person();
  const chosen = await cook.fetch('/api/language', {
    method: 'POST',
    body: JSON.stringify({ language: 'de' }),
  });
  expect(chosen.headers.get('set-cookie')).toMatch(
    /^plateful\.language=de; Path=\/; Max-Age=34560000; SameSite=Lax/,
  );
  const personal = await cook.fetch('/personal?path=/');
  expect(personal.headers.get('set-cookie')).toMatch(/plateful\.language=de/);
  const again = await cook.fetch('/personal?path=/', {
    headers: { cookie: `${cook.cookie}; plateful.language=de` },
  });
  expect(again.headers.get('set-cookie')).toBeNull();
});
