import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakePayPal, startPayPal } from '../../../../test/services/paypal.ts';
import { createWorld, type World } from '../../../../test/world.ts';
import { createPayments } from './payments/providers.ts';

let paypal: FakePayPal;
let world: World;
beforeAll(async () => {
  paypal = await startPayPal();
  world = await createWorld(paypal.settings);
});
afterAll(async () => {
  await world?.close();
  await paypal?.close();
});

describe('a plan of the operator’s own', () => {
  const sellWith = (planId: string) => {
    const { provider, paypal: own, stripe } = world.config.payments;
    return createPayments(
      { payments: { provider, stripe, paypal: { ...own!, planId } } },
      world.database.db,
    ).current.create({
      reference: randomUUID(),
      email: 'cook@plateful.test',
      terms: {
        ...{ currency: 'USD', amount: 3500, interval: 'month' },
        ...{ freeDays: 0, freeMonths: 0, discount: null, startsAt: null },
      },
      returnUrl: 'http://localhost/subscription-success',
      cancelUrl: 'http://localhost/subscription',
    });
  };
  const planOf = (value: string) => {
    const id = `P-OWN${value.replace('.', '')}`;
    const frequency = { interval_unit: 'MONTH', interval_count: 1 };
    const pricing_scheme = { fixed_price: { value, currency_code: 'USD' } };
    const cycle = { frequency, tenure_type: 'REGULAR', sequence: 1, total_cycles: 0, pricing_scheme };
    paypal.plans.set(id, { id, product_id: 'PROD-OWN', status: 'ACTIVE', billing_cycles: [cycle] });
    return id;
  };

  test('is used if it costs what the settings say', async () => {
    const planId = planOf('35.0');
    expect((await sellWith(planId)).planId).toBe(planId);
  });

  test('is refused if it costs anything else: nobody pays another price than they were shown', async () => {
    await expect(sellWith(planOf('40.00'))).rejects.toThrow('must be active and cost 35.00 USD each month');
  });
});
