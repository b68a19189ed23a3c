import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { belongingsOf } from '../../../../test/endpoints/belongings.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const unused = () => `cook_${randomUUID().slice(0, 8)}`;
const said = (changes: object = {}) => ({
  ...{ name: 'Ann', username: unused(), bio: '', avatarUrl: null },
  ...changes,
});
const seen = (idOrUsername: string) => world.visitor.api.profiles.profile({ idOrUsername });
const profilePage = (path: string) =>
  world.visitor.fetch(`/profile/${path}`, { headers: { accept: 'text/html' } });
const daysPass = (days: number) =>
  world.database.pool.query("update former_usernames set until = until - $1 * interval '1 day'", [days]);

describe('saving a profile', () => {
  test('stores name, username, bio and avatar, and the session and everyone else see them', async () => {
    const ann = await world.person();
    const avatarUrl = await belongingsOf(world, ann).picture();
    const input = said({ bio: 'Soup, mostly.', avatarUrl });
    expect(await ann.api.profiles.update(input)).toEqual({
      ...input,
      id: ann.id,
      email: ann.email,
      isHidden: false,
    });
    expect(await ann.api.profiles.own()).toMatchObject({ ...input, email: ann.email });
    expect((await ann.api.accounts.session()).user).toMatchObject({
      ...{ name: 'Ann', username: input.username, avatarUrl, hasCompletedProfile: true },
    });
    await expect.poll(() => seen(ann.id)).toMatchObject(input);
    expect((await world.visitor.fetch(`${avatarUrl}-320.webp`)).status).toBe(200);
  });

  test.each([
    ['name', '', 'Please enter your name'],
    ['name', ' \u200b\u202e ', 'Please enter your name'],
    ['name', 'N'.repeat(81), 'Please use at most 80 characters.'],
    ['name', '🍅'.repeat(400), 'Please use at most 80 characters.'],
    ['username', ' ', 'Please choose a username to continue.'],
    ['username', 'two words', 'Please use letters, numbers and underscores only.'],
    ['username', 'P1ateful', 'This username is reserved. Please choose another.'],
    ['bio', 'B'.repeat(10_000), 'Please use at most 500 characters.'],
    ['bio', '🍅'.repeat(501), 'Please use at most 500 characters.'],
    ['avatarUrl', 'https://elsewhere.example/me.png', 'Please upload the picture again.'],
  ])('refuses the %s %j', async (field, value, message) => {
    const ann = await world.person();
    await expect(ann.api.profiles.update(said({ [field]: value }))).rejects.toMatchObject({
      code: 'invalid_input',
      message,
      data: { issues: expect.arrayContaining([{ path: field, message }]) },
    });
  });

  test('refuses a picture that is not stored', async () => {
    const ann = await world.person();
    const avatarUrl = `/pictures/stored/${'0'.repeat(40)}`;
    await expect(ann.api.profiles.update(said({ avatarUrl }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  test('shows markup as text, and drops characters that change text direction', async () => {
    const ann = await world.person();
    const username = unused();
    await ann.api.profiles.update({
      ...{ username, avatarUrl: null },
      name: '<img src=x onerror=alert(1)>\u202eевил',
      bio: '</script><script>alert(2)</script>\u2066\u202d\n\n\n\n\nSoup',
    });
    expect(await ann.api.profiles.own()).toMatchObject({
      name: '<img src=x onerror=alert(1)>евил',
      bio: '</script><script>alert(2)</script>\n\nSoup',
    });
    const page = await (await profilePage(username)).text();
    expect(page).not.toContain('<img src=x');
    expect(page).not.toContain('<script>alert(2)');
  });

  test('is refused to a suspended person', async () => {
    const [ann, admin] = [await world.person(), await world.person({ admin: true })];
    await admin.api.moderation.sanction({ userId: ann.id, kind: 'suspension', reason: 'spam', days: 7 });
    await expect(ann.api.profiles.update(said())).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('hides a suspicious profile until a moderator has seen it, and its owner goes on editing', async () => {
    const [ann, admin] = [await world.person(), await world.person({ admin: true })];
    await admin.api.moderation.addHoldRule({ kind: 'word', value: 'miracle pills' });
    const input = said({ bio: 'Miracle pills!' });
    expect(await ann.api.profiles.update(input)).toMatchObject({ bio: 'Miracle pills!', isHidden: true });
    expect(await seen(input.username)).toMatchObject({ name: 'User', bio: '' });
    const mended = { ...input, bio: 'Soup.' };
    expect(await ann.api.profiles.update(mended)).toMatchObject({ ...mended, isHidden: true });
    expect(await seen(input.username)).toMatchObject({ name: 'User', bio: '' });
    await admin.api.moderation.decide({ decision: 'approve', contentType: 'profile', contentId: ann.id });
    await expect.poll(() => seen(input.username)).toMatchObject({ name: 'Ann', bio: 'Soup.' });
  });
});

describe('a username', () => {
  const rename = (person: Person, username: string) => person.api.profiles.update(said({ username }));
  const taken = { code: 'conflict', message: 'Please choose a different username.' };

  test('that was given up redirects to the new one for 30 days, in the API and on the page', async () => {
    const ann = await world.person();
    const [first, second] = [unused(), unused()];
    await rename(ann, first);
    await rename(ann, second);
    expect(await seen(first.toUpperCase())).toMatchObject({ id: ann.id, username: second });
    const page = await profilePage(first);
    expect([page.status, page.headers.get('location')]).toEqual([302, `/profile/${second}`]);
    expect((await profilePage(second.toUpperCase())).status).toBe(200);
    await daysPass(31);
    await expect.poll(async () => (await profilePage(`${first}?later`)).status).toBe(404);
  });

  test('that was given up stays reserved for 30 days, except for its former owner', async () => {
    const [ann, bob] = [await world.person(), await world.person()];
    const [first, second] = [unused(), unused()];
    await rename(ann, first);
    await rename(ann, second);
    await expect(rename(bob, first.toUpperCase())).rejects.toMatchObject({
      ...taken,
      data: { issues: [{ path: 'username', message: 'Username already taken' }] },
    });
    await rename(ann, first);
    await expect(rename(bob, second)).rejects.toMatchObject(taken);
    await daysPass(31);
    expect(await rename(bob, second)).toMatchObject({ username: second });
  });

  test.each([
    ['c00king_lll', 'COOKING_1iI'],
    ['rnary_w', 'mary_vv'],
    ['bill_o_0', 'b1ll_0_o'],
  ])('%s looks like %s, and only one person has it', async (one, other) => {
    const [ann, bob] = [await world.person(), await world.person()];
    await rename(ann, one);
    await expect(rename(bob, other)).rejects.toMatchObject(taken);
    expect(await rename(ann, other)).toMatchObject({ username: other });
  });

  test('can change five times in 30 days', async () => {
    const ann = await world.person();
    for (let renamed = 0; renamed <= 5; renamed++) await rename(ann, unused());
    await expect(rename(ann, unused())).rejects.toMatchObject({
      data: { issues: [{ message: expect.stringContaining('5 times in 30 days') }] },
    });
    await daysPass(31);
    await rename(ann, unused());
  });

  test('goes to only one of many people who request it at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.person()));
    const username = unused();
    const answers = await Promise.allSettled(people.map((person) => rename(person, username)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(taken);
  });

  test('is chosen once in the profile setup, and later changed on the profile itself', async () => {
    const ann = await world.person();
    await ann.api.accounts.completeProfile({ username: unused(), bio: '' });
    await expect(ann.api.accounts.completeProfile({ username: unused(), bio: '' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
