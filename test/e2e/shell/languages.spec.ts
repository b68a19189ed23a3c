import { cutOff, NARROW } from '../support/narrow.ts';
import {
  DEMO,
  expect,
  goTo,
  hydrated,
  newcomer,
  open,
  recipes,
  signInAs,
  test,
  toasts,
} from '../support/plateful.ts';
import { settled } from '../support/settled.ts';

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('gets German pages, and stays in German', async ({ page }) => {
    // Before any script runs: nobody sees another language first.
    const sent = await page.goto('/');
    expect(await sent?.text()).toMatch(/<html lang="de".*Was kochen wir\?/s);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Was kochen wir?' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Untere Leiste' })
      .getByRole('link', { name: 'Rezepte' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rezepte' })).toBeVisible();
    const [recipe] = await recipes(page);
    await goTo(page, `/recipe/${recipe?.id}`);
    await expect(page.getByRole('heading', { name: 'Zutaten' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Zubereitung' })).toBeVisible();
    const like = page.getByRole('button', { name: /^Gefällt mir/ }).locator('svg');
    const title = page.getByRole('heading', { level: 1 });
    const [icon, heading] = await Promise.all([like.boundingBox(), title.boundingBox()]);
    expect(icon?.x).toBeCloseTo(heading?.x ?? Number.NaN, 0);
    const author = page.locator('main header').getByText('Plateful', { exact: true });
    expect(await author.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('plans and shops in German, with German foods and units', async ({ page }) => {
    await signInAs(page, DEMO.subscriber);
    await open(page, '/meal-plan?view=weekly');
    await expect(page.getByRole('heading', { level: 1, name: 'Essensplan' })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Abendessen' })).not.toHaveCount(0);
    await goTo(page, '/grocery-list');
    await expect(page.getByRole('heading', { level: 1, name: 'Einkaufsliste' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Obst & Gemüse' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Details zu Karotten' })).toBeVisible();
  });

  test('plans a day and meal in German, is warned of what it must not eat, and has aligned fields', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await page.context().request.patch('/api/preferences', { data: { allergens: ['milk', 'gluten'] } });
    await open(page, '/create');
    const tops = await Promise.all(
      ['Vorbereiten (Min.)', 'Kochen (Min.)', 'Portionen'].map(
        async (name) => (await page.getByRole('textbox', { name }).boundingBox())?.y,
      ),
    );
    expect(new Set(tops).size).toBe(1);
    const heights = await page
      .locator('[data-save-bar] button')
      .evaluateAll((buttons) => buttons.map((button) => button.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(48);
    const bar = await page.locator('[data-save-bar]').boundingBox();
    const below = await page.getByRole('navigation', { name: 'Untere Leiste' }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThanOrEqual(below?.y ?? Number.NaN);

    const recipe = (await recipes(page)).find(({ title }) => title === 'Blueberry Buttermilk Pancakes');
    await goTo(page, `/recipe/${recipe?.id}`);
    await expect(page.getByRole('note')).toContainText('Enthält Gluten und Milch');

    await goTo(page, '/meal-plan?date=2026-03-04&view=daily');
    await page.getByRole('button', { name: 'Zu einem Tag springen' }).click();
    const calendar = page.getByRole('grid', { name: 'März 2026' });
    await expect(calendar.getByText('Di', { exact: true })).toBeVisible();
    await expect(calendar.getByRole('button', { name: 'Mittwoch, 4. März 2026, ausgewählt' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Etwas anderes hinzufügen' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Was', { exact: true }).fill('Suppe');
    await sheet.getByRole('radio', { name: 'Mittagessen' }).check({ force: true });
    await sheet.getByRole('button', { name: 'Mahlzeit hinzufügen' }).click();
    await expect(toasts(page).getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await expect(toasts(page).getByRole('button', { name: 'Meldung schließen' })).toBeVisible();
  });

  test('cuts off no long words at 320 px', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await newcomer(page, { subscribed: true });
    for (const address of ['/notifications', '/notification-settings', '/meal-plan?view=daily']) {
      await goTo(page, address);
      if (address.startsWith('/meal-plan'))
        await expect(page.getByRole('button', { name: /hinzufügen$/ })).toHaveCount(4);
      await settled(page);
      expect(await cutOff(page), address).toEqual([]);
    }
  });
});

test('a visitor chooses German in the settings, and every page follows', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('group', { name: 'Language' }).getByText('Deutsch').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Was kochen wir?' })).toBeVisible();
  await goTo(page, '/settings');
  await page.getByRole('group', { name: 'Sprache' }).getByText('English').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a member’s choice is kept with the account', async ({ page, browser, baseURL }) => {
  const { email } = await newcomer(page);
  await open(page, '/settings');
  await page.getByRole('group', { name: 'Language' }).getByText('Deutsch').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  const other = await browser.newPage({ baseURL });
  await signInAs(other, email);
  await other.goto('/settings');
  await other.goto('/');
  await expect(other.getByRole('heading', { level: 1, name: 'Was kochen wir?' })).toBeVisible();
  await other.close();
});
