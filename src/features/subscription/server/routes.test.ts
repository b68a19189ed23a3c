import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const started = async (person: Person) =>
  new URL((await person.api.subscription.start()).approvalUrl, world.origin).searchParams.get(
    'subscription_id',
  ) ?? '';

describe('a subscription with test payments', () => {
  test('lets a newcomer in once approved, at once', async () => {
    const person = await world.person();
    expect((await person.fetch('/api/meal-plan')).status).toBe(402);
    const subscriptionId = await started(person);
    expect(await person.api.subscription.verify({ subscriptionId })).toEqual({ status: 'PENDING' });
    expect((await person.fetch('/api/meal-plan')).status).toBe(402);
    await person.api.subscription.decide({ subscriptionId, decision: 'approve' });
    expect(await person.api.subscription.verify({ subscriptionId })).toEqual({ status: 'ACTIVE' });
    expect((await person.fetch('/api/meal-plan')).status).toBe(200);
    expect((await person.api.accounts.session()).subscription).toBe('ACTIVE');
  });

  test('lets nobody in when declined, and cannot be approved afterward', async () => {
    const person = await world.person();
    const subscriptionId = await started(person);
    await person.api.subscription.decide({ subscriptionId, decision: 'decline' });
    expect((await person.fetch('/api/meal-plan')).status).toBe(402);
    await expect(
      person.api.subscription.decide({ subscriptionId, decision: 'approve' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('can be approved twice without harm', async () => {
    const person = await world.person();
    const subscriptionId = await started(person);
    await person.api.subscription.decide({ subscriptionId, decision: 'approve' });
    expect(await person.api.subscription.decide({ subscriptionId, decision: 'approve' })).toEqual({
      status: 'ACTIVE',
    });
  });

  test('is not started a second time while one is active', async () => {
    const person = await world.person({ subscribed: true });
    await expect(person.api.subscription.start()).rejects.toMatchObject({ code: 'conflict' });
  });

  test('of someone else can neither be seen nor approved', async () => {
    const [person, other] = await Promise.all([world.person(), world.person()]);
    const subscriptionId = await started(person);
    await expect(other.api.subscription.verify({ subscriptionId })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      other.api.subscription.decide({ subscriptionId, decision: 'approve' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
