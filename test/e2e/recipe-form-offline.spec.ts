import sharp from 'sharp';
import { expect, newcomer, open, test } from './plateful.ts';
import { save, says, write } from './recipe-form.ts';

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('a save says at once that it failed, and works when there is one again', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await page.getByRole('button', { name: 'Add tip' }).click();
    await page.getByRole('button', { name: 'Remove tip 2' }).click();
    await write(page, 'Leeks on a train');
    await context.setOffline(true);
    await save(page).click();
    await says(page, 'Failed to save recipe. Please try again.');
    await context.setOffline(false);
    await save(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Leeks on a train' })).toBeVisible();
  });
});

test('a save pressed twice makes one recipe', { tag: '@desktop' }, async ({ page }) => {
  const { username } = await newcomer(page, { subscribed: true });
  await open(page, '/create');
  await write(page, `Leeks of ${username}`);
  await save(page).dblclick();
  await expect(page).toHaveURL(/\/recipe\//);
  const found = await page.context().request.get(`/api/recipes?limit=100&sort=newest`);
  const { recipes } = (await found.json()) as { recipes: { title: string }[] };
  expect(recipes.filter(({ title }) => title === `Leeks of ${username}`)).toHaveLength(1);
});

test('a picture dropped beside its field is taken, and the page stays', { tag: '@desktop' }, async ({
  page,
}) => {
  await newcomer(page, { subscribed: true });
  await open(page, '/create');
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#335c81' } })
    .png()
    .toBuffer();
  const isStopped = await page.getByRole('heading', { name: 'Instructions' }).evaluate((heading, base64) => {
    const data = new DataTransfer();
    data.items.add(
      new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'dish.png', {
        type: 'image/png',
      }),
    );
    return !heading.dispatchEvent(
      new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
    );
  }, bytes.toString('base64'));
  expect(isStopped).toBe(true);
  await expect(page.getByRole('img', { name: 'Picture of the dish' })).toBeVisible();
});

test('words without an end widen no page', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const id = crypto.randomUUID();
  const word = (letter: string, length: number) => letter.repeat(length);
  const answer = await page.context().request.post('/api/recipes', {
    data: {
      id,
      title: word('W', 120),
      description: word('d', 300),
      prepTime: 1,
      cookTime: 1,
      servings: 1,
      difficulty: 'Easy',
      category: 'dinner',
      tags: [word('g', 30)],
      ingredients: [{ amount: '1', name: word('z', 100) }],
      instructions: [word('y', 400)],
      cookingTips: [word('t', 200)],
    },
  });
  expect(answer.ok()).toBe(true);
  for (const path of [`/recipe/${id}`, `/create?edit=${id}`]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { width, room } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    expect(width, path).toBeLessThanOrEqual(room);
  }
});

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [/40[14]/] });

  test('a session that ended leads to signing in, in sight', async ({ page, context }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await write(page, 'Leeks too late');
    await context.clearCookies();
    await save(page).click();
    await expect(
      page.getByRole('heading', { name: 'Authentication required to create content' }),
    ).toBeInViewport();
  });

  test('a recipe deleted elsewhere keeps what was written in the form', { tag: '@desktop' }, async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await write(page, 'Leeks for now');
    await save(page).click();
    await expect(page).toHaveURL(/\/recipe\//);
    const id = page.url().split('/').pop() ?? '';
    await open(page, `/create?edit=${id}`);
    await page.getByLabel('Title').fill('Leeks for later');
    expect((await page.context().request.delete(`/api/recipes/${id}`)).ok()).toBe(true);
    await save(page).click();
    await says(page, 'Recipe not found');
    await says(page, 'It has been deleted.');
    await expect(page.getByLabel('Title')).toHaveValue('Leeks for later');
  });
});
