import { expect, newcomer, open, recipes, test, toasts } from '../support/plateful.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|Failed to fetch/] });

test('a sheet that cannot be loaded says so, and opens once there is a connection', async ({
  page,
  context,
}) => {
  await newcomer(page);
  const [recipe] = await recipes(page);
  if (!recipe) throw new Error('The demo has no recipe.');
  await open(page, `/recipe/${recipe.id}`);
  const report = page.getByRole('button', { name: `Report: ${recipe.title}` });
  await report.scrollIntoViewIfNeeded();
  // Without a connection, toasts appear only if their code is loaded, which the first touch does.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await report.click();
  await expect(toasts(page).filter({ hasText: "This couldn't be loaded" })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Report', exact: true })).toBeVisible();
});

test('a sheet opens though the first request for its code is lost', async ({ page }) => {
  await newcomer(page);
  const [recipe] = await recipes(page);
  if (!recipe) throw new Error('The demo has no recipe.');
  await open(page, `/recipe/${recipe.id}`);
  const lost: string[] = [];
  await page.route(/\/assets\/.*\.js$/, (route) => {
    if (lost.length > 0) return route.continue();
    lost.push(route.request().url());
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: `Report: ${recipe.title}` }).click();
  await expect(page.getByRole('dialog', { name: 'Report', exact: true })).toBeVisible();
  expect(lost).toHaveLength(1);
});

test('a page that loses one of its modules on the way starts nevertheless, and is reloaded no more than once', async ({
  page,
}) => {
  const html = await (await page.context().request.get('/search')).text();
  const modules = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file);
  for (const file of [modules[1], modules[5]]) {
    let isLost = false;
    await page.route(`**${file}`, (route) => {
      if (isLost) return route.continue();
      isLost = true;
      return route.abort('connectionreset');
    });
    await open(page, '/search');
    expect(isLost).toBe(true);
  }

  await page.route(`**${modules[5]}`, (route) => route.abort('connectionreset'));
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/search');
  await expect.poll(() => loads).toBe(2);
  const asked = page.waitForRequest((request) => request.method() === 'HEAD', { timeout: 3_000 });
  await expect(asked).rejects.toThrow('Timeout');
  expect(loads).toBe(2);
});
