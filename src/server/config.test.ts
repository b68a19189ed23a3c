import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the settings', () => {
  test('work with none set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      access: 'browse',
      demo: null,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
    });
  });

  test('use a test store, or Kroger with both parts of a registration', () => {
    expect(readConfig({}).store).toEqual({ kroger: null, fillsCart: true });
    const registration = { KROGER_CLIENT_ID: 'plateful', KROGER_CLIENT_SECRET: 'hush' };
    expect(readConfig({ ...registration, STORE_CART: 'off' }).store).toEqual({
      kroger: { clientId: 'plateful', clientSecret: 'hush', url: 'https://api.kroger.com' },
      fillsCart: false,
    });
    for (const [name, value] of Object.entries(registration))
      expect(() => readConfig({ [name]: value })).toThrow('requires KROGER_CLIENT_SECRET');
  });

  test('take payments through the configured provider, and must name it if both are set up', () => {
    const paypal = { PAYPAL_CLIENT_ID: 'plateful', PAYPAL_CLIENT_SECRET: 'hush' };
    const stripe = { STRIPE_SECRET_KEY: 'hush' };
    expect(readConfig({}).payments).toEqual({ provider: 'sandbox', paypal: null, stripe: null });
    expect(readConfig(paypal).payments).toMatchObject({ provider: 'paypal', stripe: null });
    expect(readConfig(stripe).payments).toMatchObject({ provider: 'stripe', paypal: null });
    expect(readConfig({ ...paypal, ...stripe, PAYMENTS: 'stripe' }).payments.provider).toBe('stripe');
    for (const [environment, problem] of [
      [{ ...paypal, ...stripe }, 'PayPal and Stripe are both set up'],
      [{ PAYPAL_CLIENT_ID: 'plateful' }, 'requires PAYPAL_CLIENT_SECRET'],
      [{ PAYMENTS: 'paypal' }, 'paypal requires PAYPAL_CLIENT_ID'],
      [{ PAYMENTS: 'stripe' }, 'stripe requires STRIPE_SECRET_KEY'],
    ] as const)
      expect(() => readConfig(environment)).toThrow(problem);
  });

  test('report all problems at once', () => {
    const read = () =>
      readConfig({
        PORT: 'abc',
        ACCESS: 'closed',
        PUBLIC_URL: 'recipes',
        TRUSTED_PROXIES: '-1',
        DEMO: 'perhaps',
        SECRET: 'short',
      });
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (error) {
      expect((error as ConfigError).problems.map((line) => line.split(':')[0])).toEqual([
        'PORT',
        'PUBLIC_URL',
        'TRUSTED_PROXIES',
        'SECRET',
        'DEMO',
        'ACCESS',
      ]);
    }
  });

  test('never print a secret', () => {
    expect(() => readConfig({ SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/s);
  });

  test('refuse a demo on an external database', () => {
    const environment = { DATABASE_URL: 'postgres://db/plateful' };
    expect(() => readConfig({ ...environment, DEMO: 'on' })).toThrow(/DEMO/);
    expect(readConfig(environment).demo).toBe(false);
  });

  test('drop the slash at the end of PUBLIC_URL', () => {
    expect(readConfig({ PUBLIC_URL: 'https://eat.example.org/' }).publicUrl).toBe('https://eat.example.org');
  });

  test('link to no outside page unless configured', () => {
    expect(readConfig({}).outside).toEqual({ links: [], newsletter: null });
    expect(
      readConfig({
        SOURCE_URL: 'https://code.example.org/plateful',
        SOCIAL_LINKS: 'Mastodon https://social.example.org/@us, Our Photos https://photos.example.org/a,b',
        NEWSLETTER_URL: 'https://letters.example.org',
      }).outside,
    ).toEqual({
      links: [
        { label: 'Source Code', url: 'https://code.example.org/plateful' },
        { label: 'Mastodon', url: 'https://social.example.org/@us' },
        { label: 'Our Photos', url: 'https://photos.example.org/a,b' },
      ],
      newsletter: 'https://letters.example.org',
    });
  });

  test.each(['Mastodon', 'https://social.example.org', 'Mastodon javascript:alert(1)'])(
    'refuse the social link "%s"',
    (SOCIAL_LINKS) => {
      expect(() => readConfig({ SOCIAL_LINKS })).toThrow(/SOCIAL_LINKS: must be names with addresses/);
    },
  );
});
