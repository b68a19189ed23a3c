import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { replay } from '../rules/money-log.ts';
import { DECISIONS, type Decision } from '../rules/statuses.ts';
import { eventsOf, recordedOf } from './commands/record.ts';
import { verifyDue } from './jobs.ts';
import { subscriptions } from './tables.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ elevated: true });
});
afterAll(() => world?.close());

const started = async (person: Person, promoCode?: string) =>
  new URL((await person.api.subscription.start({ promoCode })).approvalUrl, world.origin).searchParams.get(
    'subscription_id',
  ) ?? '';
const decide = (person: Person, subscriptionId: string, decision: Decision) =>
  person.api.subscription.decide({ subscriptionId, decision });
const opens = async (person: Person) => (await person.fetch('/api/meal-plan')).status === 200;

async function subscribed(): Promise<{ person: Person; id: string }> {
  const person = await world.person();
  const id = await started(person);
  await decide(person, id, 'approve');
  return { person, id };
}

/** Moves the end of the paid time some days into the past, for Plateful and for the test provider. */
async function endedDaysAgo(id: string, days: number): Promise<void> {
  const { pool } = world.database;
  const ended = "paid_until = now() - $2 * interval '1 day'";
  await pool.query(`update sandbox_subscriptions set ${ended} where id = $1`, [id, days]);
  await pool.query(`update subscriptions set ${ended} where provider_subscription_id = $1`, [id, days]);
  world.app.memory.changed(null);
}

const subscriptionsOf = async ({ id }: Person) =>
  (await world.database.pool.query('select from subscriptions where user_id = $1', [id])).rowCount;

describe('a subscription with test payments', () => {
  test('lets a newcomer in as soon as it is approved', async () => {
    const person = await world.person();
    expect(await opens(person)).toBe(false);
    const subscriptionId = await started(person);
    expect(await person.api.subscription.verify({ subscriptionId })).toMatchObject({ status: 'PENDING' });
    expect(await opens(person)).toBe(false);
    await decide(person, subscriptionId, 'approve');
    expect(await person.api.subscription.verify({ subscriptionId })).toMatchObject({ status: 'ACTIVE' });
    expect(await opens(person)).toBe(true);
    expect((await person.api.accounts.session()).subscription).toBe('ACTIVE');
  });

  test('lets nobody in when declined, and cannot be approved afterward', async () => {
    const person = await world.person();
    const id = await started(person);
    await decide(person, id, 'decline');
    expect(await opens(person)).toBe(false);
    await expect(decide(person, id, 'approve')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('can be approved twice without harm', async () => {
    const { person, id } = await subscribed();
    expect(await decide(person, id, 'approve')).toMatchObject({ status: 'ACTIVE' });
  });

  test('is not started a second time while one is active', async () => {
    const { person } = await subscribed();
    await expect(person.api.subscription.start({})).rejects.toMatchObject({ code: 'conflict' });
  });

  test('is created once, however often the button is pressed at once', async () => {
    const person = await world.person();
    const answers = await Promise.all([1, 2, 3, 4].map(() => person.api.subscription.start({})));
    expect(new Set(answers.map(({ approvalUrl }) => approvalUrl)).size).toBe(1);
    expect(await subscriptionsOf(person)).toBe(1);
  });

  test('of someone else can be neither seen nor approved', async () => {
    const [person, other] = await Promise.all([world.person(), world.person()]);
    const subscriptionId = await started(person);
    const attempts = await Promise.allSettled([
      other.api.subscription.verify({ subscriptionId }),
      ...DECISIONS.map((decision) => decide(other, subscriptionId, decision)),
    ]);
    for (const attempt of attempts)
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    for (const { api } of [other, world.visitor])
      expect(await api.subscription.testPayment({ subscriptionId })).toBeNull();
    expect((await person.api.subscription.get()).status).toBe('PENDING');
  });

  test('keeps access until the paid-through date after cancellation, and then ends', async () => {
    const { person, id } = await subscribed();
    const { paidUntil } = await person.api.subscription.get();
    expect(await person.api.subscription.cancel({})).toEqual({ status: 'CANCELLED', paidUntil });
    expect(await opens(person)).toBe(true);
    expect(await person.api.subscription.get()).toMatchObject({ status: 'CANCELLED', hasAccess: true });
    await endedDaysAgo(id, 0.01);
    expect(await opens(person)).toBe(false);
    expect((await person.fetch('/meal-plan')).headers.get('location')).toContain('reason=cancelled');
  });

  test('can be resumed after it was canceled', async () => {
    const { person, id } = await subscribed();
    await person.api.subscription.cancel({});
    const { approvalUrl } = await person.api.subscription.start({});
    expect(approvalUrl).toBe(`/subscription-success?subscription_id=${id}`);
    expect((await person.api.subscription.get()).status).toBe('ACTIVE');
  });

  test('cannot be canceled by a person who has none', async () => {
    const person = await world.person();
    await expect(person.api.subscription.cancel({})).rejects.toMatchObject({
      code: 'conflict',
      message: "You don't have an active subscription to cancel.",
    });
  });

  test('that lapses leads to /subscription as expired', async () => {
    const { person, id } = await subscribed();
    await decide(person, id, 'lapse');
    expect((await person.fetch('/meal-plan')).headers.get('location')).toContain('reason=expired');
  });

  test.each(['fail', 'hang'] as const)('stays open while its provider is made to %s', async (mood) => {
    const { person, id } = await subscribed();
    await decide(person, id, mood);
    const verifying = person.api.subscription.verify({ subscriptionId: id });
    await expect(verifying).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^The test payment provider does not answer right now/),
    });
    expect(await opens(person)).toBe(true);
    await decide(person, id, 'work');
    expect(await person.api.subscription.verify({ subscriptionId: id })).toMatchObject({ status: 'ACTIVE' });
  });

  test('stays open exactly one day past the paid-through date, because payments may be late', async () => {
    const { person, id } = await subscribed();
    await endedDaysAgo(id, 0.9);
    expect(await opens(person)).toBe(true);
    await endedDaysAgo(id, 1.1);
    expect(await opens(person)).toBe(false);
    expect((await person.api.subscription.get()).status).toBe('EXPIRED');
  });
});

describe('what an admin configures', () => {
  const set = (values: Record<string, number | boolean | string | null>) =>
    admin.api.siteSettings.update({ values, reset: [] });
  const resetAll = () =>
    admin.api.siteSettings.update({
      values: {},
      reset: ['price', 'yearly-price', 'currency', 'trial-days', 'subscriptions'],
    });

  test('is the price of new subscriptions; existing subscribers keep theirs', async () => {
    const { person: early } = await subscribed();
    await set({ price: 999, 'yearly-price': 9_900, currency: 'EUR', 'trial-days': 7 });
    const { offers } = await world.visitor.api.subscription.get();
    expect(offers).toMatchObject([
      { amount: 999, currency: 'EUR', interval: 'month', freeDays: 7 },
      { amount: 9_900, currency: 'EUR', interval: 'year', freeDays: 7 },
    ]);
    const { person } = await subscribed();
    const own = await person.api.subscription.get();
    expect(own.terms).toMatchObject({ amount: 999, currency: 'EUR' });
    const days = (new Date(own.paidUntil ?? 0).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect((await early.api.subscription.get()).terms).toMatchObject({ amount: 3500, currency: 'USD' });
    await resetAll();
  });

  test('gives free days once per person', async () => {
    await set({ 'trial-days': 7 });
    const { person, id } = await subscribed();
    await decide(person, id, 'lapse');
    expect((await person.api.subscription.get()).offers).toMatchObject([{ freeDays: 0 }]);
    await resetAll();
  });

  test('ends sales, while subscribers keep their subscription', async () => {
    const { person } = await subscribed();
    await set({ subscriptions: false });
    const newcomer = await world.person();
    expect((await newcomer.api.subscription.get()).offers).toEqual([]);
    await expect(newcomer.api.subscription.start({})).rejects.toMatchObject({ code: 'conflict' });
    expect(await opens(person)).toBe(true);
    await resetAll();
  });

  test('offers no yearly subscription while it has no price', async () => {
    const person = await world.person();
    await expect(person.api.subscription.start({ interval: 'year' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('the background job', () => {
  const run = () => verifyDue({ db: world.database.db, payments: world.app.payments, now: new Date() });
  const statusOf = async (id: string) => {
    const { rows } = await world.database.pool.query(
      'select status from subscriptions where coalesce(provider_subscription_id, checkout_id) = $1',
      [id],
    );
    return rows[0]?.status;
  };
  const inBooks = (id: string, changes: string) =>
    world.database.pool.query(`update sandbox_subscriptions set ${changes} where id = $1`, [id]);

  test('learns of a lapse that was not reported', async () => {
    const { person, id } = await subscribed();
    await endedDaysAgo(id, 1);
    await inBooks(id, "status = 'EXPIRED'");
    await run();
    expect(await statusOf(id)).toBe('EXPIRED');
    await expect.poll(() => opens(person)).toBe(false);
  });

  test('learns of a renewal', async () => {
    const { person, id } = await subscribed();
    await endedDaysAgo(id, 2);
    await expect.poll(() => opens(person)).toBe(false);
    await inBooks(id, "paid_until = now() + interval '20 days'");
    await run();
    await expect.poll(() => opens(person)).toBe(true);
  });

  test('finds payments approved without coming back, and gives up on others after a week', async () => {
    const [approved, forgotten] = [await world.person(), await world.person()];
    const [one, other] = [await started(approved), await started(forgotten)];
    await inBooks(one, "status = 'ACTIVE', started_at = now(), paid_until = now() + interval '30 days'");
    const age = 'update subscriptions set created_at = now() - $2::interval where checkout_id = $1';
    await world.database.pool.query(age, [one, '1 hour']);
    await world.database.pool.query(age, [other, '8 days']);
    await run();
    await expect.poll(() => opens(approved)).toBe(true);
    expect(await statusOf(other)).toBe('INACTIVE');
  });

  test('stops the payments of an erased account', async () => {
    const { person, id } = await subscribed();
    await world.database.pool.query('delete from users where id = $1', [person.id]);
    expect(await statusOf(id)).toBe('ACTIVE');
    await run();
    expect(await statusOf(id)).toBe('CANCELLED');
    const { rows } = await world.database.pool.query(
      'select status from sandbox_subscriptions where id = $1',
      [id],
    );
    expect(rows).toEqual([{ status: 'CANCELLED' }]);
  });

  test('changes nothing while the provider fails, and continues with the next', async () => {
    const [failing, fine] = [await subscribed(), await subscribed()];
    for (const { id } of [failing, fine]) await endedDaysAgo(id, 1);
    await decide(failing.person, failing.id, 'fail');
    await inBooks(fine.id, "status = 'EXPIRED'");
    await run();
    expect(await statusOf(failing.id)).toBe('ACTIVE');
    expect(await statusOf(fine.id)).toBe('EXPIRED');
  });
});

test('the user metadata always matches the subscriptions', async () => {
  const { person, id } = await subscribed();
  const metadata = async () => {
    const { rows } = await world.database.pool.query(
      'select * from account_subscriptions where user_id = $1',
      [person.id],
    );
    return rows[0];
  };
  const { startedAt, paidUntil } = await person.api.subscription.get();
  expect(await metadata()).toMatchObject({
    is_subscribed: true,
    subscription_id: id,
    subscription_status: 'ACTIVE',
    subscription_start: new Date(startedAt ?? 0),
    subscription_end: new Date(paidUntil ?? 0),
    subscription_updated_at: expect.any(Date),
  });
  const { rows } = await world.database.pool.query(
    'select subscription_data from subscriptions where user_id = $1',
    [person.id],
  );
  expect(rows).toEqual([{ subscription_data: { billing_info: { next_billing_time: paidUntil } } }]);
  await person.api.subscription.cancel({});
  expect(await metadata()).toMatchObject({ is_subscribed: true, subscription_status: 'CANCELLED' });
  await endedDaysAgo(id, 10);
  expect(await metadata()).toMatchObject({ is_subscribed: false, subscription_status: 'CANCELLED' });
});

test('every subscription can be replayed from the money log, which nobody can change', async () => {
  const { person } = await subscribed();
  await person.api.subscription.cancel({});
  await person.api.subscription.start({});
  const gifted = await world.person();
  await admin.api.subscription.gift({ userId: gifted.id, until: null });
  await admin.api.subscription.revokeGift({ userId: gifted.id });
  const { db } = world.database;
  // Other tests moved some in time without the log.
  const rows = (await db.select().from(subscriptions)).filter(({ userId }) =>
    [person.id, gifted.id].includes(userId ?? ''),
  );
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(replay(await eventsOf(db, row.id))).toEqual(recordedOf(row));
  for (const change of [
    'update payment_events set kind = kind',
    'delete from payment_events',
    'truncate payment_events',
  ])
    await expect(world.owner.pool.query(change)).rejects.toThrow(/never changed or deleted/);
});
