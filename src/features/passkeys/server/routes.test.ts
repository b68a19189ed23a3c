import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator, addPasskey } from '../../../../test/authenticator.ts';
import { cookiesOf } from '../../../../test/sessions.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { MOST_PASSKEYS } from '../rules/limits.ts';

let world: World;
let person: Person;
let phone: Authenticator;
beforeAll(async () => {
  world = await createWorld();
  person = await world.person();
  phone = new Authenticator(world.config.publicUrl);
  await addPasskey(person, world, phone);
});
afterAll(() => world.close());

const challenge = async () => (await world.visitor.api.passkeys.challenge()).challenge;
const signIn = (response: ReturnType<Authenticator['signIn']>) =>
  world.visitor.fetch('/api/auth/passkey', { method: 'POST', body: JSON.stringify({ response }) });

describe('a passkey', () => {
  test('signs its owner in, without an address or a password', async () => {
    const answer = await signIn(phone.signIn(await challenge()));
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await answer.json()).toMatchObject({ user: { id: person.id } });
    const cookie = cookiesOf(answer);
    expect(cookie).toContain('plateful.member=1');
    const session = await world.visitor.fetch('/api/session', { headers: { cookie } });
    expect(await session.json()).toMatchObject({ user: { id: person.id } });
    const [listed] = (await person.api.passkeys.list()).passkeys;
    expect(listed).toMatchObject({ name: 'My phone', lastUsedAt: expect.any(String) });
  });

  test('signs a challenge once', async () => {
    const response = phone.signIn(await challenge());
    expect((await signIn(response)).status).toBe(200);
    const replayed = await signIn(response);
    expect(replayed.status).toBe(401);
    expect(await replayed.json()).toMatchObject({ detail: 'This passkey is not registered here.' });
  });

  test.each([
    ['that nobody gave out', async () => phone.signIn('bWFkZSB1cA')],
    ['of another site', async () => new Authenticator('https://evil.example').signIn(await challenge())],
    ['without its PIN or fingerprint', async () => phone.signIn(await challenge(), { isVerified: false })],
    [
      'of a stranger’s device',
      async () => new Authenticator(world.config.publicUrl).signIn(await challenge()),
    ],
    [
      'signed with another key under a known name',
      async () => ({
        ...new Authenticator(world.config.publicUrl, 1000).signIn(await challenge()),
        id: phone.id.toString('base64url'),
        rawId: phone.id.toString('base64url'),
      }),
    ],
    ['for adding a passkey', async () => phone.signIn((await person.api.passkeys.prepare()).challenge)],
  ])('refuses a challenge %s', async (_, answer) => {
    expect((await signIn(await answer())).status).toBe(401);
  });

  test('expires with its challenge after five minutes', async () => {
    const response = phone.signIn(await challenge());
    await world.database.pool.query("update passkey_challenges set expires_at = now() - interval '1 second'");
    expect((await signIn(response)).status).toBe(401);
  });

  test('is added only with one’s own challenge, and only once', async () => {
    const other = await world.person();
    const { challenge: theirs } = await other.api.passkeys.prepare();
    const tablet = new Authenticator(world.config.publicUrl);
    const add = (given: string) =>
      person.api.passkeys.add({ name: 'Tablet', response: tablet.register(given) });
    await expect(add(theirs)).rejects.toMatchObject({ code: 'invalid_input' });
    await add((await person.api.passkeys.prepare()).challenge);
    await expect(add((await person.api.passkeys.prepare()).challenge)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This passkey was already added.',
    });
  });

  test('is refused at the limit, even if it was prepared before', async () => {
    const collector = await world.person();
    const { pool } = world.database;
    await pool.query(
      `insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
       select gen_random_uuid(), $1, 'Key', gen_random_uuid(), '', 0, '{}', now() from generate_series(2, $2::integer) n`,
      [collector.id, MOST_PASSKEYS],
    );
    const prepared = [await collector.api.passkeys.prepare(), await collector.api.passkeys.prepare()];
    const added = prepared.map(({ challenge }) =>
      collector.api.passkeys.add({
        name: 'One more',
        response: new Authenticator(world.config.publicUrl).register(challenge),
      }),
    );
    const outcomes = (await Promise.allSettled(added)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
    expect((await collector.api.passkeys.list()).passkeys).toHaveLength(MOST_PASSKEYS);
  });

  test('no longer signs in once it is removed', async () => {
    const watch = new Authenticator(world.config.publicUrl);
    const passkeyId = await addPasskey(person, world, watch);
    await person.api.passkeys.remove({ passkeyId });
    expect((await signIn(watch.signIn(await challenge()))).status).toBe(401);
  });

  test('that is made up or damaged is refused with a message', async () => {
    const tablet = new Authenticator(world.config.publicUrl);
    for (const attestationObject of ['', 'AAAA', 'oWFh', 'x'.repeat(8_000)]) {
      const made = tablet.register((await person.api.passkeys.prepare()).challenge);
      const response = { ...made, response: { ...made.response, attestationObject } };
      await expect(person.api.passkeys.add({ name: 'Broken', response })).rejects.toMatchObject({
        code: 'invalid_input',
        message: 'This passkey could not be added. Please try again.',
      });
    }
  });
});
