import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../../../test/world.ts';
import { newsletterSecrets } from './access.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const RECIPES = { weeklyRecipes: true, cookingTips: false, mealPlanning: false, specialOffers: false };
const TIPS = { ...RECIPES, weeklyRecipes: false, cookingTips: true };
const NONE = { ...RECIPES, weeklyRecipes: false };

let asked = 0;
const newAddress = () => `reader-${++asked}@plateful.test`;
const ask = (email: string, preferences = RECIPES) =>
  world.visitor.api.newsletter.subscribe({ email, preferences });
const mailsTo = (email: string) => world.mails().filter((mail) => mail.includes(`To: ${email}`));

/** The secret in the newest link to confirm an address. */
async function tokenFor(email: string): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBeGreaterThan(0);
  return /confirm\?token=(\S+)/.exec(mailsTo(email).at(-1) ?? '')?.[1] ?? '';
}

async function subscribe(email = newAddress(), preferences = RECIPES) {
  await ask(email, preferences);
  return world.visitor.api.newsletter.confirm({ token: await tokenFor(email) });
}

const rowsOf = async (email: string) =>
  (await world.database.pool.query('select * from newsletter_subscribers where email = $1', [email])).rows;

describe('subscribing', () => {
  test('stores nothing until the emailed link is confirmed', async () => {
    const email = newAddress();
    await ask(email, TIPS);
    const token = await tokenFor(email);
    const { rows } = await world.database.pool.query('select count(*)::int as n from newsletter_subscribers');
    expect(rows).toEqual([{ n: 0 }]);
    const subscriber = await world.visitor.api.newsletter.confirm({ token });
    expect(subscriber).toMatchObject({ email, preferences: TIPS });
    expect(await world.visitor.api.newsletter.preferences({ secret: subscriber.secret })).toEqual({
      email,
      preferences: TIPS,
    });
  });

  test('gives the same response for a known and an unknown address', async () => {
    const email = newAddress();
    const answer = await ask(email);
    await world.visitor.api.newsletter.confirm({ token: await tokenFor(email) });
    expect(await ask(email, TIPS)).toEqual(answer);
    await expect.poll(() => mailsTo(email).length).toBe(2);
    const subjects = mailsTo(email).map((mail) => /^Subject: .*$/m.exec(mail)?.[0]);
    expect(subjects[1]).toBe(subjects[0]);
  });

  test('again changes the choices, in one row, however the address is written', async () => {
    const email = newAddress();
    await subscribe(email);
    await ask(email.toUpperCase(), TIPS);
    await expect.poll(() => mailsTo(email).length).toBe(2);
    await world.visitor.api.newsletter.confirm({ token: await tokenFor(email) });
    expect(await rowsOf(email)).toMatchObject([{ weekly_recipes: false, cooking_tips: true }]);
  });

  test('floods no mailbox: a fourth email within a day is not sent, and the response does not reveal it', async () => {
    const strict = await createWorld({ RATE_LIMITS: 'strict' });
    const { api } = strict.visitor;
    const mailsOf = (email: string) => strict.mails().filter((mail) => mail.includes(`To: ${email}`)).length;
    const answers = new Set<string>();
    for (let more = 0; more < 4; more++)
      answers.add(
        JSON.stringify(await api.newsletter.subscribe({ email: 'one@plateful.test', preferences: RECIPES })),
      );
    await api.newsletter.subscribe({ email: 'last@plateful.test', preferences: RECIPES });
    await expect.poll(() => mailsOf('last@plateful.test')).toBe(1);
    expect(mailsOf('one@plateful.test')).toBe(3);
    expect(answers.size).toBe(1);
    await strict.close();
  });

  test.each([
    ['casey', RECIPES, 'Please enter a valid email address'],
    ['a@plateful.test\nBcc: all@plateful.test', RECIPES, 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@plateful.test`, RECIPES, 'Please use an email of at most 254 characters.'],
    ['casey@plateful.test', NONE, 'Please choose at least one topic.'],
  ])('as %s is refused', async (email, preferences, message) => {
    await expect(ask(email, preferences)).rejects.toMatchObject({ code: 'invalid_input', message });
  });

  test('needs a valid link that has not expired', async () => {
    const over = 'This link is not valid, or has expired. Please subscribe again.';
    const confirm = (token: string) => world.visitor.api.newsletter.confirm({ token });
    const secrets = newsletterSecrets('a secret for tests, thirty-two long');
    const wanted = { email: newAddress(), preferences: RECIPES };
    const old = secrets.toConfirm(wanted, new Date(Date.now() - 49 * 60 * 60 * 1000));
    const foreign = newsletterSecrets('another secret for tests, just so').toConfirm(wanted, new Date());
    for (const token of ['', 'made-up', old, foreign])
      await expect(confirm(token)).rejects.toMatchObject({ code: 'not_found', message: over });
    expect(await rowsOf(wanted.email)).toEqual([]);
  });
});

describe('the link in every issue', () => {
  test('changes what is read', async () => {
    const { secret, email } = await subscribe();
    const preferences = { ...TIPS, mealPlanning: true };
    expect(await world.visitor.api.newsletter.update({ secret, preferences })).toEqual({
      email,
      preferences,
    });
    await expect(world.visitor.api.newsletter.update({ secret, preferences: NONE })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  test('unsubscribes, deletes the address, and does no harm twice', async () => {
    const { secret, email } = await subscribe();
    const gone = { message: 'You are unsubscribed.' };
    expect(await world.visitor.api.newsletter.unsubscribe({ secret })).toEqual(gone);
    expect(await world.visitor.api.newsletter.unsubscribe({ secret })).toEqual(gone);
    expect(await rowsOf(email)).toEqual([]);
    await expect(world.visitor.api.newsletter.preferences({ secret })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('unsubscribes with one click, as mail programs do', async () => {
    const { secret, email } = await subscribe();
    const answer = await fetch(`${world.origin}/newsletter/preferences?secret=${secret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await rowsOf(email)).toEqual([]);
  });

  test.each(['', 'made-up', `${crypto.randomUUID()}.AAAA`])(
    'made up as "%s" does nothing',
    async (secret) => {
      const { email } = await subscribe();
      const [row] = await rowsOf(email);
      for (const forged of [secret, `${row.id}.${'A'.repeat(43)}`]) {
        const answer = await world.visitor.fetch(`/newsletter/preferences?secret=${forged}`, {
          method: 'POST',
        });
        expect(answer.status).toBe(404);
        const call = world.visitor.api.newsletter.unsubscribe({ secret: forged || 'x' });
        await expect(call).rejects.toMatchObject({ code: 'not_found' });
      }
      expect(await rowsOf(email)).toHaveLength(1);
    },
  );

  test('is not in any row of the database', async () => {
    const { secret, email } = await subscribe();
    expect(JSON.stringify(await rowsOf(email))).not.toContain(secret.split('.')[1]);
  });
});

describe('the data of a person', () => {
  test('includes what they confirmed while signed in, and goes with their account', async () => {
    const person = await world.person();
    const stranger = await world.person();
    await subscribe(stranger.email);
    await ask(person.email);
    await person.api.newsletter.confirm({ token: await tokenFor(person.email) });
    expect(await exportedOf(person.id)).toContain(person.email);
    // Nobody has verified that this account owns its address.
    expect(await exportedOf(stranger.id)).toBe('');
    for (const { erase } of world.app.personal)
      await erase?.(world.database.db, person.id, { keepRecipes: false });
    expect(await rowsOf(person.email)).toEqual([]);
  });
});

async function exportedOf(userId: string): Promise<string> {
  let all = '';
  for (const { exported } of world.app.personal)
    for await (const { path, content } of exported?.(world.database.db, userId) ?? [])
      if (path === 'newsletter.json') all += content;
  return all;
}
