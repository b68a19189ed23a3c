import type { Page } from '@playwright/test';
import {
  DEMO,
  expect,
  goTo,
  newcomer,
  open,
  recipes,
  runUntil,
  signInAs,
  test,
} from '../support/plateful.ts';

const refuse = (code: string, status: number) => ({
  status,
  json: { json: { code, message: 'Not now.' } },
});

async function sharesItsPlainLink(page: Page, id?: string): Promise<void> {
  // A phone shares through its own sheet.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Share Recipe' }).click();
  await expect(page.getByRole('button', { name: 'Link copied!' })).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(new URL(copied).pathname).toBe(`/recipe/${id}`);
  expect(new URL(copied).search).toBe('');
  await page.clock.runFor(2900);
  await expect(page.getByRole('button', { name: 'Link copied!' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Share Recipe' })).toBeVisible();
}

async function printsAlone(page: Page, title?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const picture = page.getByRole('img', { name: title ?? '', exact: true });
  await expect(picture, 'dimmed in the dark theme').toHaveCSS('filter', 'brightness(0.86)');
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  const chosen = ingredients.getByRole('group', { name: 'Servings' });
  const original = await chosen.innerText();
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(chosen).not.toHaveText(original);
  const servings = await chosen.innerText();
  const amounts = await ingredients.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  expect(await page.evaluate('window.prints')).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(ingredients.getByText(`For ${servings.trim()}`)).toBeVisible();
  expect(await ingredients.getByRole('listitem').allInnerTexts()).toEqual(amounts);
  await expect(page.getByRole('region', { name: 'Instructions' })).toBeVisible();
  for (const gone of ['banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(gone)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Similar Recipes' })).toBeHidden();
  await expect(picture, 'not dimmed on paper').toHaveCSS('filter', 'none');
  for (const width of [718, 1_040]) {
    await page.setViewportSize({ width, height: 1_000 });
    const box = await picture.boundingBox();
    expect(box?.width).toBeLessThan(200);
    expect((box?.width ?? 0) / (box?.height ?? 1), 'neither squeezed nor cut').toBeCloseTo(4 / 3, 1);
  }
  const [ink, paper] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
}

async function sharesWithoutHttps(page: Page, id?: string): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
  });
  await page.getByRole('button', { name: 'Share Recipe' }).click();
  await expect(page.getByRole('button', { name: 'Link copied!' })).toBeVisible();
  await goTo(page, '/search');
  const field = page.getByRole('combobox', { name: 'Search recipes' });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(new RegExp(`^http://[^/]+/recipe/${id}$`));
}

async function offersToVisitors(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('link', { name: 'Sign up for unlimited recipes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share Recipe' })).toBeHidden();
}

async function offersToAuthors(page: Page, path: string): Promise<void> {
  await signInAs(page, DEMO.member);
  await open(page, path);
  for (const name of ['Add to Meal Plan', 'Share Recipe'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Meal Plan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Recipe' })).toBeHidden();
  await signInAs(page, DEMO.author);
  await open(page, path);
  await expect(page.getByRole('link', { name: 'Edit Recipe' })).toHaveAttribute(
    'href',
    path.replace('/recipe/', '/create?edit='),
  );
}

async function replacesBrokenPictures(page: Page): Promise<void> {
  const broken = { status: 200, contentType: 'image/webp', body: 'no picture' };
  await page.route('**/{art,pictures}/{recipes,stored}/**', (route) => route.fulfill(broken));
  const [recipe] = await recipes(page, '&category=breakfast');
  await open(page, '/category/breakfast');
  const title = page.getByRole('heading', { name: recipe?.title ?? '', exact: true });
  const picture = page.getByRole('article').filter({ has: title }).locator('picture img');
  await expect(picture).toHaveAttribute('src', /^\/art\/placeholder-\d+\.webp$/);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

async function saysWhatCannotBeLoaded(page: Page): Promise<void> {
  const [recipe] = await recipes(page, '&category=breakfast');
  await page.unrouteAll();
  await page.route('**/rpc/recipes/get*', (route) => route.fulfill(refuse('internal', 500)));
  await page.route('**/rpc/recipes/similar*', (route) => route.fulfill(refuse('internal', 500)));
  await page
    .getByRole('main')
    .getByRole('link', { name: recipe?.title ?? '', exact: true })
    .click();
  await expect(page.getByText('Could not load recipe. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/recipes');

  await page.route('**/rpc/search/search*', (route) =>
    route.fulfill({ status: 500, json: { json: { code: 'internal', message: '' } } }),
  );
  await page.getByRole('combobox', { name: 'Search recipes' }).fill('soup');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to load recipes')).toBeVisible();
  await expect(page.getByText('Error loading recipes')).toBeVisible();
  await page.getByRole('tab', { name: 'Profiles' }).click();
  await expect(page.getByText('Failed to search profiles')).toBeVisible();
  await expect(page.getByText('Error searching profiles')).toBeVisible();
}

test.describe('a recipe’s page', () => {
  test('numbers its steps, scales amounts both ways, and links to similar recipes and elsewhere', async ({
    page,
  }) => {
    const [oats] = (await recipes(page, '&author=ari_writes')).filter(({ title }) => title.includes('Oats'));
    await open(page, `/recipe/${oats?.id}`);
    const ingredients = page.getByRole('region', { name: 'Ingredients' });
    await expect(ingredients).toContainText('7 items');
    await expect(ingredients).toContainText('100 g');
    await page.getByRole('button', { name: 'More servings' }).click();
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect(ingredients).toContainText('200 g');
    await expect(ingredients).toContainText('1 tsp');
    await page.getByRole('button', { name: 'Reset servings' }).click();
    await expect(ingredients).toContainText('100 g');
    const method = page.getByRole('region', { name: 'Instructions' });
    await expect(method.getByRole('listitem')).toContainText(['1', '2']);
    const similar = page.getByRole('region', { name: 'Similar Recipes' });
    await expect(similar.getByRole('article')).not.toHaveCount(0);
    expect(await similar.getByRole('article').count()).toBeLessThanOrEqual(4);
    await expect(page.getByRole('link', { name: 'Generate Similar Recipe' })).toHaveAttribute(
      'href',
      '/ai-assistant',
    );
    await expect(page.getByRole('link', { name: 'View More Recipe Videos' })).toHaveAttribute(
      'href',
      '/reels',
    );
    await expect(page.getByRole('link', { name: 'View Meal Plan' })).toBeHidden();
  });

  test('is shared as its plain link, also without HTTPS, where browsers neither share nor give the clipboard, and prints alone, with the amounts on screen, black on white', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.addInitScript(`window.print = () => { window.prints = (window.prints ?? 0) + 1; };`);
    await page.clock.install();
    await signInAs(page, DEMO.member);
    const [recipe] = await recipes(page);
    await open(page, `/recipe/${recipe?.id}?from=somewhere`);
    await sharesItsPlainLink(page, recipe?.id);
    await page.clock.resume();
    await printsAlone(page, recipe?.title);
    await page.emulateMedia({ media: null });
    await sharesWithoutHttps(page, recipe?.id);
  });
});

async function isKeptForFiveMinutes(page: Page, title: string): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/recipes/get')) asked.push(request.url());
  });
  const visit = async () => {
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/category/breakfast');
  };
  await visit();
  expect(asked).toHaveLength(1);
  await page.clock.fastForward(4 * 60_000);
  await visit();
  expect(asked).toHaveLength(1);
  await page.clock.fastForward(2 * 60_000);
  await visit();
  expect(asked).toHaveLength(2);
}

async function isRequestedFourTimes(page: Page, title: string): Promise<void> {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  let tries = 0;
  await page.route('**/rpc/recipes/get*', (route) => {
    tries++;
    return route.abort();
  });
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  const failed = page.getByText('Could not load recipe. Please try again.');
  await runUntil(page, () => expect(failed).toBeVisible({ timeout: 50 }));
  expect(tries).toBe(4);
  expect(logged.some((text) => text.includes('Plateful could not answer'))).toBe(true);
}

async function showsWithoutTheServer(page: Page, title: string): Promise<void> {
  const card = page.getByRole('main').getByRole('link', { name: title, exact: true });
  await card.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  await page.route('**/rpc/{recipes/get,recipes/similar,search/*}*', (route) => route.abort());
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Breakfast Recipes' })).toBeVisible();
  await expect(card).toBeVisible();
  await card.click();
  await expect(heading).toBeVisible();
}

test.describe('while the server cannot be reached', () => {
  test.use({ expectedErrors: [/Failed to load resource|Plateful could not answer/] });

  test('a loaded recipe is not requested again for 5 minutes, and shows again without the server, and one that cannot be loaded is requested four times, then the cook is told and the failure logged', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.clock.install();
    const [first, second] = await recipes(page, '&category=breakfast');
    await open(page, '/category/breakfast');
    await isKeptForFiveMinutes(page, first?.title ?? '');
    await showsWithoutTheServer(page, first?.title ?? '');
    await page.goBack();
    await page.unrouteAll();
    await isRequestedFourTimes(page, second?.title ?? '');
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/500|403|503|could not|failed/i] });

  test('shows each kind of reader what they may do, and says to authors and admins why deleting failed', {
    tag: '@desktop',
  }, async ({ page }) => {
    const [recipe] = await recipes(page, '&author=ari_writes');
    const path = `/recipe/${recipe?.id}`;
    await offersToVisitors(page, path);
    const remove = async (button: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this recipe?' });
      await question.getByRole('button', { name: 'Delete' }).click();
    };
    await page.route('**/rpc/recipes/remove', (route) => route.fulfill(refuse('internal', 500)));
    await offersToAuthors(page, path);
    await remove('Delete');
    await expect(page.getByText('Failed to delete recipe', { exact: true })).toBeVisible();

    await signInAs(page, DEMO.admin);
    await open(page, path);
    await expect(page.getByRole('button', { name: 'Delete Recipe (Admin)' })).toBeVisible();
    for (const [code, status, words] of [
      ['internal', 500, 'Failed to delete recipe. (Admin)'],
      ['unavailable', 503, 'Could not verify admin permissions.'],
      [
        'forbidden',
        403,
        'You are not currently recognized as an admin. Please log out and log in using the admin login.',
      ],
    ] as const) {
      await page.unroute('**/rpc/recipes/remove');
      await page.route('**/rpc/recipes/remove', (route) => route.fulfill(refuse(code, status)));
      await remove('Delete Recipe (Admin)');
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    // The server reports success, but the recipe still exists.
    await page.unroute('**/rpc/recipes/remove');
    await page.route('**/rpc/recipes/remove', (route) =>
      route.fulfill({ status: 200, json: { json: { id: recipe?.id } } }),
    );
    await remove('Delete Recipe (Admin)');
    await expect(page.getByText('The recipe is still there')).toBeVisible();
  });

  test('a picture that fails to load is replaced by a built-in one, and a recipe or search that cannot be loaded says so, and links to others', {
    tag: '@desktop',
  }, async ({ page }) => {
    await replacesBrokenPictures(page);
    await saysWhatCannotBeLoaded(page);
  });

  test('a report has one of seven reasons, and says when it could not be sent', async ({ page }) => {
    await newcomer(page);
    const [recipe] = await recipes(page);
    await open(page, `/recipe/${recipe?.id}`);
    await page.getByRole('button', { name: `Report: ${recipe?.title}` }).click();
    const sheet = page.getByRole('dialog', { name: 'Report' });
    const reasons = sheet.getByRole('radio');
    await expect(reasons).toHaveCount(7);
    expect(await reasons.evaluateAll((all) => all.map((reason) => reason.getAttribute('value')))).toEqual([
      ...['inappropriate', 'spam', 'harmful', 'hateful', 'violence', 'copyright', 'other'],
    ]);
    const send = () => sheet.getByRole('button', { name: 'Submit Report' }).click();
    await send();
    await expect(sheet.getByText('Please select a reason for reporting this content')).toBeVisible();
    await sheet.getByText('Spam').click();
    await page.route('**/rpc/moderation/report', (route) => route.fulfill(refuse('internal', 500)));
    await send();
    await expect(sheet.getByText('Failed to submit report. Please try again later.')).toBeVisible();
    await page.unroute('**/rpc/moderation/report');
    await send();
    await expect(sheet).toBeHidden();
  });
});
