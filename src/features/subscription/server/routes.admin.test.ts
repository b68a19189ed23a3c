import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { verifyDue } from './jobs.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ elevated: true });
});
afterAll(() => world?.close());

const opens = async (person: Person) => (await person.fetch('/api/meal-plan')).status === 200;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const auditOf = async (subjectId: string) => {
  const { rows } = await world.database.pool.query(
    'select action, actor_id, details from audit_log where subject_id = $1 order by at',
    [subjectId],
  );
  return rows;
};

/** A person with a paid subscription. */
async function paying(): Promise<Person> {
  const person = await world.person();
  const { approvalUrl } = await person.api.subscription.start({});
  const subscriptionId = new URL(approvalUrl, world.origin).searchParams.get('subscription_id') ?? '';
  await person.api.subscription.decide({ subscriptionId, decision: 'approve' });
  return person;
}

describe('gifted access', () => {
  test('opens the app permanently, and is in the audit log', async () => {
    const person = await world.person();
    await admin.api.subscription.gift({ userId: person.id, until: null });
    expect(await opens(person)).toBe(true);
    expect(await person.api.subscription.get()).toMatchObject({
      status: 'ACTIVE',
      paidUntil: null,
      paidBy: { name: 'Gift', isGift: true },
    });
    const started = person.api.subscription.start({});
    await expect(started).rejects.toMatchObject({ code: 'conflict' });
    expect(await auditOf(person.id)).toEqual([
      { action: 'gift_subscription', actor_id: admin.id, details: { until: null } },
    ]);
  });

  test('ends on time, and when it is revoked', async () => {
    const person = await world.person();
    await admin.api.subscription.gift({ userId: person.id, until: inAnHour() });
    expect(await opens(person)).toBe(true);
    await world.database.pool.query(
      "update subscriptions set paid_until = now() - interval '1 second' where user_id = $1",
      [person.id],
    );
    await expect.poll(() => opens(person)).toBe(false);
    await admin.api.subscription.gift({ userId: person.id, until: null });
    expect(await opens(person)).toBe(true);
    expect(await admin.api.subscription.revokeGift({ userId: person.id })).toEqual({ revoked: 1 });
    expect(await opens(person)).toBe(false);
    const again = admin.api.subscription.revokeGift({ userId: person.id });
    await expect(again).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is free: a subscription that starts before its end costs nothing until then', async () => {
    const person = await world.person();
    const until = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString();
    await admin.api.subscription.gift({ userId: person.id, until });
    const { approvalUrl } = await person.api.subscription.start({});
    const id = new URL(approvalUrl, world.origin).searchParams.get('subscription_id') ?? '';
    await person.api.subscription.decide({ subscriptionId: id, decision: 'approve' });
    expect((await person.api.subscription.verify({ subscriptionId: id })).paidUntil).toBe(until);
  });

  test.each([['until a time'], ['for good']])(
    '%s does not hide a paid subscription: both are shown, and it can be canceled',
    async (lasts) => {
      const person = await paying();
      const { subscriptionId } = await person.api.subscription.get();
      const until = lasts === 'for good' ? null : new Date(Date.now() + 60 * DAY_MS).toISOString();
      await admin.api.subscription.gift({ userId: person.id, until });
      expect(await person.api.subscription.get()).toMatchObject({
        subscriptionId,
        status: 'ACTIVE',
        paidBy: { isGift: false },
        gift: { until },
      });
      const again = person.api.subscription.start({});
      await expect(again).rejects.toMatchObject({ message: 'You already have an active subscription.' });
      expect((await person.api.subscription.cancel({})).status).toBe('CANCELLED');
      expect(await person.api.subscription.get()).toMatchObject({ status: 'CANCELLED', canResume: false });
    },
  );

  test('that outlasts the paid period is not charged when a canceled subscription is renewed', async () => {
    const person = await paying();
    await person.api.subscription.cancel({});
    const until = new Date(Date.now() + 60 * DAY_MS).toISOString();
    await admin.api.subscription.gift({ userId: person.id, until });
    const { approvalUrl } = await person.api.subscription.start({});
    const id = new URL(approvalUrl, world.origin).searchParams.get('subscription_id') ?? '';
    expect((await person.api.subscription.testPayment({ subscriptionId: id }))?.terms.startsAt).toBe(until);
  });

  test.each([
    ['a time that is over', { until: '2020-01-01T00:00:00Z' }, 'invalid_input'],
    ['nobody', { userId: crypto.randomUUID(), until: null }, 'not_found'],
  ])('is refused for %s', async (_, input, code) => {
    const { id: userId } = await world.person();
    await expect(admin.api.subscription.gift({ userId, ...input })).rejects.toMatchObject({ code });
  });
});

describe('promo codes', () => {
  const months = { kind: 'months', months: 2 } as const;
  const create = (code: string, changes: object = {}) =>
    admin.api.subscription.promoCodes.create({
      code,
      gives: months,
      mostUses: null,
      expiresAt: null,
      ...changes,
    });
  const use = async (person: Person, promoCode: string) => {
    const { approvalUrl } = await person.api.subscription.start({ promoCode });
    const subscriptionId = new URL(approvalUrl, world.origin).searchParams.get('subscription_id') ?? '';
    await person.api.subscription.decide({ subscriptionId, decision: 'approve' });
  };
  const refusalOf = (person: Person, promoCode: string) =>
    person.api.subscription.tryPromoCode({ interval: 'month', promoCode }).then(
      () => 'taken',
      (error: Error) => error.message,
    );

  test('give free months, whatever their case and spaces', async () => {
    await create('Spring 26');
    const person = await world.person();
    expect(
      await person.api.subscription.tryPromoCode({ interval: 'month', promoCode: ' spring26 ' }),
    ).toMatchObject({
      amount: 3500,
      freeMonths: 2,
    });
    await use(person, 'SPRING26');
    const { paidUntil } = await person.api.subscription.get();
    const days = (new Date(paidUntil ?? 0).getTime() - Date.now()) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(58);
    expect(days).toBeLessThan(63);
  });

  test('are used no more often than allowed, even at once', async () => {
    await create('TWICE', { mostUses: 2 });
    const people = await Promise.all(Array.from({ length: 6 }, () => world.person()));
    const results = await Promise.allSettled(people.map((person) => use(person, 'TWICE')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await refusalOf(await world.person(), 'TWICE')).toBe('This promo code has been used up.');
    const { promoCodes } = await admin.api.subscription.promoCodes.list();
    expect(promoCodes.find(({ code }) => code === 'TWICE')).toMatchObject({ uses: 2, mostUses: 2 });
  });

  test('are held by a checkout for as long as it can be paid for, and given back when it is closed', async () => {
    await create('LAST-ONE', { mostUses: 1 });
    const [slow, other] = [await world.person(), await world.person()];
    const { approvalUrl } = await slow.api.subscription.start({ promoCode: 'LAST-ONE' });
    const subscriptionId = new URL(approvalUrl, world.origin).searchParams.get('subscription_id') ?? '';
    const age = (minutes: number) =>
      world.database.pool.query(
        "update subscriptions set created_at = now() - $2 * interval '1 minute' where checkout_id = $1",
        [subscriptionId, minutes],
      );
    const verify = () => verifyDue({ db: world.database.db, payments: world.app.payments, now: new Date() });
    await age(90);
    await verify();
    expect(await refusalOf(other, 'LAST-ONE')).toBe('This promo code has been used up.');
    expect(await refusalOf(slow, 'LAST-ONE')).toBe('taken');
    await age(121);
    await verify();
    expect(await refusalOf(other, 'LAST-ONE')).toBe('taken');
    await use(other, 'LAST-ONE');
    const late = slow.api.subscription.decide({ subscriptionId, decision: 'approve' });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect(await opens(slow)).toBe(false);
  });

  test('can be used once per person', async () => {
    await create('ONCE-EACH');
    const person = await world.person();
    await use(person, 'ONCE-EACH');
    expect(await refusalOf(person, 'ONCE-EACH')).toBe('You have already used this promo code.');
  });

  test('give nothing once ended or retired, or if they never existed', async () => {
    await create('EXPIRED');
    await world.database.pool.query("update promo_codes set expires_at = now() where code = 'EXPIRED'");
    await create('RETIRED');
    await admin.api.subscription.promoCodes.retire({ code: 'retired' });
    const person = await world.person();
    expect(await refusalOf(person, 'EXPIRED')).toBe('This promo code has expired.');
    for (const code of ['RETIRED', 'NEVER'])
      expect(await refusalOf(person, code)).toBe('There is no such promo code. Please check the spelling.');
    const starting = person.api.subscription.start({ promoCode: 'RETIRED' });
    await expect(starting).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await person.api.subscription.get()).status).toBeNull();
  });

  test('are created once, and the audit log names who created and retired them', async () => {
    await create('AUDITED');
    await expect(create('audited')).rejects.toMatchObject({ code: 'conflict' });
    await admin.api.subscription.promoCodes.retire({ code: 'AUDITED' });
    const retiring = admin.api.subscription.promoCodes.retire({ code: 'AUDITED' });
    await expect(retiring).rejects.toMatchObject({ code: 'not_found' });
    expect((await auditOf('AUDITED')).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['create_promo_code', admin.id],
      ['retire_promo_code', admin.id],
    ]);
  });

  test.each([
    [{ gives: { kind: 'percent', percent: 100, payments: null } }],
    [{ gives: { kind: 'months', months: 25 } }],
    [{ mostUses: 0 }],
    [{ expiresAt: 'soon' }],
    [{ expiresAt: '2020-01-01T00:00:00Z' }],
    [{ code: 'x' }],
    [{ code: '<script>' }],
  ])('are refused with %j', async (changes) => {
    await expect(create('WRONG', changes)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('the list of subscriptions', () => {
  test('shows all, newest first, page by page, by status and by a part of the email address', async () => {
    const people = [];
    for (let n = 0; n < 5; n++)
      people.push(await world.person({ subscribed: true, email: `listed${n}_x@plateful.test` }));
    const [lapsed] = people;
    const own = await lapsed!.api.subscription.get();
    await lapsed!.api.subscription.decide({ subscriptionId: own.subscriptionId ?? '', decision: 'lapse' });
    const seen: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.api.subscription.all({ email: '_X@plateful', limit: 2, cursor });
      seen.push(...page.subscriptions.map(({ email }) => email));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([4, 3, 2, 1, 0].map((n) => `listed${n}_x@plateful.test`));
    const waiting = await world.person({ email: 'listed5_x@plateful.test' });
    await waiting.api.subscription.start({});
    const pending = await admin.api.subscription.all({ email: 'listed', status: 'PENDING' });
    expect(pending.subscriptions).toMatchObject([{ email: waiting.email, status: 'PENDING' }]);
    const expired = await admin.api.subscription.all({ email: 'listed', status: 'EXPIRED' });
    expect(expired.subscriptions).toMatchObject([
      {
        email: lapsed!.email,
        userId: lapsed!.id,
        hasProfile: true,
        status: 'EXPIRED',
        subscriptionId: own.subscriptionId,
        startedAt: own.startedAt,
      },
    ]);
  });

  test('shows each once in any sort order', async () => {
    for (const name of ['sorted1', 'sorted2', 'sorted3', 'sorted4'])
      await world.person({ subscribed: true, email: `${name}@sorts.test` });
    await (await world.person({ email: 'sorted5@sorts.test' })).api.subscription.start({});
    const emails = [1, 2, 3, 4, 5].map((n) => `sorted${n}@sorts.test`);
    for (const sort of ['created', 'email', 'status'] as const)
      for (const direction of ['asc', 'desc'] as const) {
        const seen: { email: string | null; status: string; createdAt: string }[] = [];
        let cursor: string | undefined;
        do {
          const page = await admin.api.subscription.all({
            email: '@sorts.test',
            sort,
            direction,
            limit: 2,
            cursor,
          });
          seen.push(...page.subscriptions);
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        expect(seen.map(({ email }) => email).toSorted(), `${sort} ${direction}`).toEqual(emails);
        const keys = seen.map(
          ({ createdAt, email, status }) => ({ created: createdAt, email, status })[sort],
        );
        expect(keys).toEqual(direction === 'asc' ? keys.toSorted() : keys.toSorted().reverse());
      }
  });

  test('keeps subscriptions whose account was erased', async () => {
    const person = await world.person({ subscribed: true });
    const { subscriptionId } = await person.api.subscription.get();
    await world.database.pool.query('delete from users where id = $1', [person.id]);
    const { subscriptions } = await admin.api.subscription.all({});
    expect(subscriptions.find((one) => one.subscriptionId === subscriptionId)).toMatchObject({
      email: null,
      userId: null,
      hasProfile: false,
    });
  });
});

test('refreshing handles five active ones at a time, and counts changes and failures', async () => {
  const own = await createWorld();
  try {
    const boss = await own.person({ elevated: true });
    const people = await Promise.all(Array.from({ length: 7 }, () => own.person({ subscribed: true })));
    await boss.api.subscription.gift({ userId: (await own.person()).id, until: null });
    const [lapsed, failing] = people;
    const idOf = async (person: Person) => (await person.api.subscription.get()).subscriptionId ?? '';
    await own.database.pool.query("update sandbox_subscriptions set status = 'EXPIRED' where id = $1", [
      await idOf(lapsed!),
    ]);
    await failing!.api.subscription.decide({ subscriptionId: await idOf(failing!), decision: 'fail' });
    expect(await boss.api.subscription.counts()).toEqual({
      byStatus: { PENDING: 0, ACTIVE: 8, INACTIVE: 0, CANCELLED: 0, EXPIRED: 0 },
      subscribers: 8,
      withAccess: 8,
      refreshable: 7,
    });
    const first = await boss.api.subscription.refresh({});
    const second = await boss.api.subscription.refresh({ cursor: first.cursor });
    const third = await boss.api.subscription.refresh({ cursor: second.cursor });
    expect([first.checked, second.checked, third.checked]).toEqual([5, 2, 0]);
    expect(first.updated + second.updated).toBe(1);
    expect(first.failed + second.failed).toBe(1);
    expect(third.cursor).toBeNull();
    expect((await boss.api.subscription.counts()).byStatus).toMatchObject({ ACTIVE: 7, EXPIRED: 1 });
  } finally {
    await own.close();
  }
});
