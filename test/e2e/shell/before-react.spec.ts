import type { Page } from '@playwright/test';
import { dayFromToday, plan, planOats, saved } from '../grocery/grocery.ts';
import { weekDay } from '../meal-plan/days.ts';
import { DEMO, expect, holdBack, newcomer, recipes, test } from '../support/plateful.ts';

/** Keeps React from starting until the returned function is called. */
const holdReact = (page: Page) => holdBack(page, /\/assets\/.*\.js$/);

test('a press before React starts takes effect once it does', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const start = await holdReact(page);
  await page.goto('/meal-plan?view=weekly&date=2026-05-05');
  await weekDay(page, 'Tue 5').getByRole('link', { name: 'Add breakfast' }).click();
  start();
  await expect(page).toHaveURL(/\/recipes/);
  await expect(page.getByRole('complementary', { name: 'Choosing a meal' })).toBeVisible();
});

test('signing in before React starts works once it does, and puts no password in the URL', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const start = await holdReact(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(DEMO.member);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.keyboard.press('Enter');
  start();
  await expect(page).not.toHaveURL(/\/auth/);
  expect(addresses.filter((address) => address.includes(encodeURIComponent(DEMO.password)))).toEqual([]);
});

test('items ticked before React starts stay ticked', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const [recipe] = await recipes(page);
  await plan(page, recipe?.id ?? '', dayFromToday(1));
  const start = await holdReact(page);
  await page.goto('/grocery-list');
  const boxes = page.getByRole('main').getByRole('checkbox', { disabled: false });
  const names = await boxes.evaluateAll((all) => all.slice(0, 3).map((box) => box.ariaLabel ?? ''));
  expect(names).toHaveLength(3);
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
  // Somebody who changes their mind.
  await page.getByRole('checkbox', { name: names[2] ?? '', exact: true }).uncheck();
  start();
  await expect.poll(() => saved(page, 'home')).toHaveLength(2);
  for (const name of names.slice(0, 2))
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: names[2] ?? '', exact: true })).not.toBeChecked();
});

test('a choice made and text typed before React starts are kept', async ({ page }) => {
  const start = await holdReact(page);
  await page.goto('/search?q=soup');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  const value = await sort.evaluate((select: HTMLSelectElement) => select.options[1]?.value ?? '');
  await sort.selectOption(value);
  start();
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toHaveValue(value);

  const startAgain = await holdReact(page);
  await page.goto('/ai-assistant');
  const prompt = page.getByLabel('What would you like to cook?');
  await prompt.fill('Leek soup');
  startAgain();
  await expect(page.getByRole('button', { name: 'Generate Recipe' })).toBeEnabled();
  await expect(prompt).toHaveValue('Leek soup');
});

test('a press while React is starting takes effect once', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  await planOats(page);
  // React listens to the document as soon as it starts; it hydrates a task later, or at once if a press asks for it.
  await page.addInitScript(() => {
    const listen = document.addEventListener;
    const { port1, port2 } = new MessageChannel();
    let tasks = 0;
    port1.onmessage = () => {
      tasks += 1;
      if (tasks === 1) port2.postMessage('again');
      else document.querySelector<HTMLElement>('[aria-label="Details for milk"]')?.click();
    };
    document.addEventListener = (...listener: Parameters<typeof listen>) => {
      document.addEventListener = listen;
      document.addEventListener(...listener);
      port2.postMessage('started');
    };
  });
  await page.goto('/grocery-list');
  const details = page.getByRole('button', { name: 'Details for milk', exact: true });
  await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  await expect(details).toHaveAttribute('aria-expanded', 'true');
});

test('the code of a page has run when hydration begins to wait for the session', async ({ page }) => {
  await newcomer(page);
  await page.addInitScript(() => {
    let session: unknown;
    Object.defineProperty(window, 'platefulPersonal', {
      get() {
        // Set by the page's last script, which has imported the code of the page.
        const hasRun = '__reactRouterRouteModules' in window;
        document.documentElement.dataset.hadRun ??= String(hasRun);
        return session;
      },
      set(requested) {
        session = requested;
      },
    });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-had-run', 'true');
});
