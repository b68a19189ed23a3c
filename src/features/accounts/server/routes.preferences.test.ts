import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: 'https://eat.example.org' });
});

afterAll(() => world?.close());

describe('the units for amounts', () => {
  test('are as written at first, and stored with the account once chosen', async () => {
    const [cook, other] = await Promise.all([world.person(), world.person()]);
    expect((await cook.api.accounts.session()).user?.units).toBe('written');
    expect((await cook.api.accounts.updatePreferences({ units: 'metric' })).user?.units).toBe('metric');
    expect((await cook.api.accounts.session()).user?.units).toBe('metric');
    expect((await other.api.accounts.session()).user?.units).toBe('written');
  });

  test('are one of three', async () => {
    const cook = await world.person();
    const response = await cook.fetch('/api/preferences', {
      method: 'PATCH',
      body: JSON.stringify({ units: 'ells' }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      issues: [{ path: 'units', message: 'Please choose “as written”, metric or US.' }],
    });
  });
});

describe('the diets a person follows', () => {
  const choose = (cook: Person, diets: unknown) =>
    cook.fetch('/api/preferences', { method: 'PATCH', body: JSON.stringify({ diets }) });

  test('are empty at first, and stored with the account once chosen', async () => {
    const [cook, other] = await Promise.all([world.person(), world.person()]);
    expect((await cook.api.accounts.session()).user?.diets).toEqual([]);
    const diets = ['vegan', 'nut-free'];
    expect(await (await choose(cook, ['vegan', 'nut-free', 'vegan'])).json()).toMatchObject({
      user: { diets },
    });
    expect((await cook.api.accounts.session()).user?.diets).toEqual(diets);
    expect((await other.api.accounts.session()).user?.diets).toEqual([]);
    await choose(cook, []);
    expect((await cook.api.accounts.session()).user?.diets).toEqual([]);
  });

  test('are the ones that recipes are checked for', async () => {
    const response = await choose(await world.person(), ['breatharian']);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      issues: [{ message: 'Please choose diets from the list.' }],
    });
  });
});

describe('allergens, household size and start of the week', () => {
  test('are unset at first, then stored with the account, and omitted ones stay', async () => {
    const [cook, other] = await Promise.all([world.person(), world.person()]);
    const nothing = { allergens: [], household: null, weekStart: null };
    expect((await cook.api.accounts.session()).user).toMatchObject(nothing);
    await cook.api.accounts.updatePreferences({ household: 5, weekStart: 'saturday', diets: ['vegan'] });
    await cook.api.accounts.updatePreferences({ allergens: ['nuts', 'milk', 'nuts'] });
    expect((await cook.api.accounts.session()).user).toMatchObject({
      allergens: ['milk', 'nuts'],
      household: 5,
      weekStart: 'saturday',
      diets: ['vegan'],
    });
    await cook.api.accounts.updatePreferences({ household: null });
    expect((await cook.api.accounts.session()).user?.household).toBeNull();
    expect((await other.api.accounts.session()).user).toMatchObject(nothing);
  });

  test.each([
    [{ allergens: ['cilantro'] }, 'Please choose allergens from the list.'],
    [{ household: 0 }, 'Please choose a household of 1 to 20.'],
    [{ household: 2.5 }, 'Please choose a household of 1 to 20.'],
    [{ household: 21 }, 'Please choose a household of 1 to 20.'],
    [{ weekStart: 'friday' }, 'Please choose Monday, Sunday or Saturday.'],
  ])('%j is refused', async (body, message) => {
    const cook = await world.person();
    const response = await cook.fetch('/api/preferences', { method: 'PATCH', body: JSON.stringify(body) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ message }] });
  });
});

describe('setting up a profile', () => {
  test('gives a username that nobody else can take, in any case', async () => {
    const [first, second] = await Promise.all([world.person(), world.person()]);
    const session = await first.api.accounts.completeProfile({ username: 'Basil_9', bio: 'Green.' });
    expect(session.user).toMatchObject({ username: 'Basil_9', hasCompletedProfile: true });
    const taken = await second.fetch('/api/profile-setup', {
      method: 'POST',
      body: JSON.stringify({ username: 'BASIL_9' }),
    });
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({
      detail: 'Please choose a different username.',
      issues: [{ message: 'Username already taken' }],
    });
    expect((await second.api.accounts.session()).user?.hasCompletedProfile).toBe(false);
  });

  test.each(['', '   ', 'with space', 'ünïcode', 'x'.repeat(31), 'admin', 'P1ateful_Support'])(
    'refuses the username "%s"',
    async (username) => {
      const person = await world.person();
      const response = await person.fetch('/api/profile-setup', {
        method: 'POST',
        body: JSON.stringify({ username }),
      });
      expect(response.status).toBe(400);
    },
  );
});
