import type { Page } from '@playwright/test';
import {
  DEMO,
  expect,
  MOVING,
  newcomer,
  open,
  runUntil,
  stopClock,
  test,
  toasts,
} from '../support/plateful.ts';

test.use({ ...MOVING, expectedErrors: [/Failed to load resource|Plateful could not answer/] });

/** Advances time in small steps until these toasts are visible. */
async function appear(page: Page, expected: RegExp[]): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toasts(page)).toHaveText(expected, { timeout: 50 });
  }).toPass({ intervals: [10] });
}

/** The two forms of /auth, filled in, while nothing reaches Plateful: each attempt gets a toast. */
async function openCutOff(page: Page) {
  await page.clock.install();
  await open(page, '/auth');
  await page.route('**/rpc/**', (route) => route.abort());
  const select = (tab: string) => page.getByRole('tab', { name: tab }).click();
  await page.getByLabel('Email').fill('casey@plateful.test');
  await page.getByLabel('Password', { exact: true }).fill('a good long password');
  return {
    async signIn() {
      await page.getByRole('button', { name: 'Login', exact: true }).click();
    },
    async toSignUp() {
      await select('Sign Up');
      await page.getByLabel('Name').fill('Casey Cook');
      await page.getByLabel('Email').fill('casey@plateful.test');
      await page.getByLabel('Password', { exact: true }).fill('a good long password');
    },
    async signUp() {
      await page.getByRole('button', { name: 'Sign Up' }).click();
    },
  };
}

test('toasts stay for 3 seconds, at most three at the bottom right, and block no press', {
  tag: '@desktop',
}, async ({ page }) => {
  const { signIn, toSignUp, signUp } = await openCutOff(page);
  await stopClock(page);
  await signIn();
  await appear(page, [/Error signing in/]);
  await page.clock.runFor(2500);
  await expect(toasts(page)).toHaveText([/Error signing in/]);
  const leaving = page.locator('[data-sonner-toast][data-removed=true]');
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(leaving).toHaveCount(1, { timeout: 20 });
  }).toPass({ intervals: [1] });
  await expect(leaving).toHaveCSS('pointer-events', 'none');
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);

  await signIn();
  await appear(page, [/Error signing in/]);
  await toSignUp();
  await signUp();
  await appear(page, [/Error creating account/, /Error signing in/]);

  // On a phone they take the available width. Under the mouse they spread out and stay.
  const [newest, oldest] = ['Error creating account', 'Error signing in'].map((text) =>
    toasts(page).filter({ hasText: text }),
  );
  await newest?.hover();
  await page.clock.resume();
  const inner = (await page.locator('body').boundingBox())?.width ?? 0;
  const place = async () => {
    const [lower, upper] = await Promise.all([newest?.boundingBox(), oldest?.boundingBox()]);
    if (!lower || !upper) throw new Error('A toast is gone.');
    return {
      width: lower.width,
      right: inner - lower.x - lower.width,
      bottom: Math.round(800 - lower.y - lower.height),
      apart: Math.round(lower.y - upper.y - upper.height),
    };
  };
  await expect.poll(place).toEqual({ width: 356, right: 24, bottom: 24, apart: 14 });
  await stopClock(page);
  await signUp();
  await appear(page, [/Error creating account/, /Error creating account/, /Error signing in/]);
  await signUp();
  await appear(page, Array(3).fill(/Error creating account/));
});

/** Brings somebody's subscription into a state through test payments. */
async function subscriptionAfter(page: Page, ...decisions: string[]): Promise<void> {
  await newcomer(page);
  const post = (path: string, data: object) => page.request.post(`/api/subscription${path}`, { data });
  const started = await post('', {});
  const { approvalUrl } = await started.json();
  const subscriptionId = new URL(approvalUrl, started.url()).searchParams.get('subscription_id');
  for (const decision of decisions) await post('/test-payment', { subscriptionId, decision });
}

test('a notice reports a missing subscription for 4 seconds after one, a canceled one, or a failed payment and its provider', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  await stopClock(page);
  await newcomer(page);
  await open(page, '/cooking-tips');
  await page.clock.runFor(900);
  await expect(toasts(page)).toHaveCount(0);
  await appear(page, [/Please subscribe to access the app features/]);
  await page.clock.runFor(3500);
  await expect(toasts(page)).toHaveText([/Please subscribe to access the app features/]);
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);

  for (const [decisions, notice] of [
    [['approve', 'cancel', 'lapse'], 'Your subscription has been cancelled'],
    [['decline'], 'Your Test payments subscription is no longer active'],
  ] as const) {
    await subscriptionAfter(page, ...decisions);
    await open(page, '/cooking-tips');
    const shown = toasts(page).filter({ hasText: notice });
    await runUntil(page, () => expect(shown).toBeVisible({ timeout: 50 }));
    await page.clock.runFor(3000);
    await expect(shown).toBeVisible();
    await page.clock.runFor(1500);
    await expect(shown).toHaveCount(0);
  }
});

test('a person who pays within the page’s first second is not told to subscribe', {
  tag: '@desktop',
}, async ({ page }) => {
  await newcomer(page);
  const answer = await page.context().request.post('/api/subscription', { data: {} });
  const { approvalUrl } = await answer.json();
  await page.clock.install();
  await stopClock(page);
  await open(page, approvalUrl);
  await page.getByRole('button', { name: 'Approve' }).click();
  const confirmed = page.getByRole('heading', { name: 'Subscription Confirmed!' });
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(confirmed).toBeVisible({ timeout: 20 });
  }).toPass({ intervals: [10] });
  // Only in-app navigation keeps the page that was opened without a subscription.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meal Plan' }).click();
  const today = page.getByRole('button', { name: 'Today', exact: true });
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(today).toBeVisible({ timeout: 20 });
  }).toPass({ intervals: [10] });
  await page.clock.runFor(1200);
  await today.click();
  const named = (text: RegExp) => toasts(page).filter({ hasText: text });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(named(/Jumped to today/)).toBeVisible({ timeout: 20 });
  }).toPass({ intervals: [10] });
  await expect(toasts(page).getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
});

test('a second attempt updates the first one’s toast, and a toast can be closed', {
  tag: '@desktop',
}, async ({ page }) => {
  const { email } = await newcomer(page);
  await page.context().clearCookies();
  await page.clock.install();
  await open(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await stopClock(page);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await appear(page, [/Error signing in/]);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await appear(page, [/Login Successful.*Welcome back!/]);
  await toasts(page).getByRole('button', { name: 'Close toast' }).click();
  await appear(page, []);
});
