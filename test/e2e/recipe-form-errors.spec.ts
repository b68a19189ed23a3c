import { expect, newcomer, open, signInAs, test, toasts } from './plateful.ts';
import { recipeOf, request, save, savedId, says, stored, write } from './recipe-form.ts';

test('a wrong number is told below its field, and the fields beside it stay in line', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  await open(page, '/create');
  await write(page);
  await page.getByLabel('Prep (min)').fill('-5');
  await save(page).click();
  await says(page, 'Please enter whole minutes.');
  const top = async (label: string) => (await page.getByLabel(label, { exact: true }).boundingBox())?.y;
  expect(await top('Servings')).toBe(await top('Prep (min)'));
});

test.describe('trouble', () => {
  test.use({ expectedErrors: [/status of [45]\d\d|could not answer|net::ERR/] });

  test('loses nothing, and says what to do', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await write(page, 'Unlucky Leeks');
    await page.route('**/rpc/recipes/create', (route) => route.abort());
    await save(page).click();
    await says(page, 'Failed to save recipe. Please try again.');
    await expect(page.getByLabel('Title')).toHaveValue('Unlucky Leeks');
    await page.unroute('**/rpc/recipes/create');
    await save(page).click();
    await says(page, 'Recipe created successfully!');
    const id = await savedId(page);

    await open(page, `/create?edit=${id}`);
    await page.getByLabel('Title').fill('Lucky Leeks');
    await page.route('**/rpc/recipes/update', (route) => route.abort());
    await save(page).click();
    await says(page, 'Failed to update recipe. Please try again.');
    await expect(page.getByLabel('Title')).toHaveValue('Lucky Leeks');
  });

  test('with too many recipes at once is told when to go on', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await write(page);
    // Tries count, whether or not they become recipes.
    const tries = () => Array.from({ length: 20 }, () => request(page).post('/api/recipes', { data: {} }));
    for (let n = 0; n < 20; n++) await Promise.all(tries());
    await save(page).click();
    const toast = toasts(page).filter({ hasText: 'Failed to save recipe' });
    await expect(toast).toContainText('Too many new recipes');
    await expect(page.getByLabel('Title')).toHaveValue('Lemon Leeks');
  });

  test('whose first answer was lost is told of what is stored, and overwrites nothing unasked', {
    tag: '@desktop',
  }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await write(page, 'First Words');
    await page.route('**/rpc/recipes/create', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save(page).click();
    await says(page, 'Failed to save recipe. Please try again.');
    await page.unroute('**/rpc/recipes/create');
    await page.getByLabel('Title').fill('Second Words');
    await save(page).click();
    await page.getByRole('button', { name: 'Overwrite with mine' }).click();
    const id = await savedId(page);
    expect(await stored(page, id)).toMatchObject({ title: 'Second Words', version: 2 });
  });

  test('when the recipe is gone or cannot be loaded is said', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, `/create?edit=${crypto.randomUUID()}`);
    await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
    const { id } = await recipeOf(page);
    await page.route('**/rpc/recipes/get', (route) => route.abort());
    await open(page, `/create?edit=${id}`);
    await expect(page.getByText('Failed to load recipe for editing')).toBeVisible();
    await page.unroute('**/rpc/recipes/get');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Leek Pasta');
  });

  test('of the place for pictures is said, and tried again', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await page.route('**/rpc/media/ready*', (route) => route.abort());
    await open(page, '/create');
    const panel = page.getByRole('alert').filter({ hasText: 'Pictures cannot be uploaded right now.' });
    await expect(panel).toBeVisible();
    await page.unroute('**/rpc/media/ready*');
    let answer = () => {};
    const held = new Promise<void>((release) => {
      answer = release;
    });
    await page.route('**/rpc/media/ready*', (route) => held.then(() => route.continue()));
    await panel.getByRole('button', { name: 'Retry' }).click();
    await says(page, 'Retrying storage connection');
    answer();
    await says(page, 'Storage connected');
    await expect(panel).toBeHidden();
  });

  test('whoever is signed out meanwhile is told, and their words wait for them', { tag: '@desktop' }, async ({
    page,
  }) => {
    const { email } = await newcomer(page, { subscribed: true });
    for (const [button, text] of [
      [save(page), 'Authentication required to create content'],
      [
        page.getByRole('button', { name: 'Save and shop' }),
        'Please sign in to save recipes and view grocery lists',
      ],
    ] as const) {
      await open(page, '/create');
      await write(page, 'Waiting Leeks');
      await page.context().clearCookies();
      await button.click();
      await says(page, text);
      await expect(
        page.getByRole('heading', { name: 'Authentication required to create content' }),
      ).toBeVisible();
      await signInAs(page, email);
      await open(page, '/create');
      await expect(page.getByLabel('Title')).toHaveValue('Waiting Leeks');
    }
  });
});
