import type { Locator, Page } from '@playwright/test';
import { axe, DEMO, expect, isPhone, newcomer, open, signInAs, test, toasts } from './plateful.ts';

const request = (page: Page) => page.context().request;
const amount = (page: Page, at: number) => page.getByRole('textbox', { name: `Amount of ingredient ${at}` });
const name = (page: Page, at: number) => page.getByRole('textbox', { name: `Name of ingredient ${at}` });
const step = (page: Page, at: number) => page.getByRole('textbox', { name: `Step ${at}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^Save (Recipe|Changes)$/ });
const says = (page: Page, text: string) => expect(toasts(page).filter({ hasText: text })).toBeVisible();

interface Point {
  x: number;
  y: number;
}

const FIELDS = {
  title: 'Leek Pasta',
  description: 'For a weeknight.',
  prepTime: 10,
  cookTime: 20,
  servings: 4,
  difficulty: 'Easy',
  category: 'dinner',
  tags: ['quick'],
  ingredients: [
    { amount: '200 g', name: 'spaghetti' },
    { amount: '2', name: 'leeks' },
    { amount: '', name: 'salt' },
  ],
  instructions: ['Boil the pasta.', 'Fry the leeks.', 'Toss both.'],
  cookingTips: [],
};

/** A recipe of the signed-in cook's, made by the API. */
async function recipeOf(
  page: Page,
  fields: Partial<typeof FIELDS> = {},
): Promise<{ id: string; version: number }> {
  const answer = await request(page).post('/api/recipes', {
    data: { id: crypto.randomUUID(), ...FIELDS, ...fields },
  });
  return answer.json();
}

const stored = async (page: Page, id: string) => (await request(page).get(`/api/recipes/${id}`)).json();

/** The id of the recipe whose page a save led to. */
async function savedId(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/);
  return page.url().split('/').pop() ?? '';
}

async function write(page: Page, title = 'Lemon Leeks'): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Bright and quick.');
  await amount(page, 1).fill('2');
  await name(page, 1).fill('leeks');
  await step(page, 1).fill('Fry the leeks.');
}

/** Pastes as the clipboard would. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test.describe('a new recipe', () => {
  test('is written in a form, and stands on its own page', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Recipe');
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(page.getByLabel('Prep (min)')).toHaveValue('10');
    await expect(page.getByLabel('Cook (min)')).toHaveValue('20');
    await expect(page.getByLabel('Servings')).toHaveValue('4');
    await expect(page.getByLabel('Difficulty')).toHaveValue('Easy');
    await expect(page.getByLabel('Category')).toHaveValue('dinner');
    await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
      'Breakfast',
      'Lunch',
      /Desserts?/,
      'Drinks',
      'Snacks',
      'Seafood',
      'BBQ',
      'Dinner',
    ]);

    await page.getByLabel('Title').fill('Lemon Leek Pasta');
    await page.getByLabel('Description').fill('Bright and quick.');
    await page.getByLabel('Prep (min)').fill('15');
    await page.getByLabel('Difficulty').selectOption('Medium');
    await page.getByLabel('Category').selectOption('lunch');
    const tags = page.getByRole('textbox', { name: /^Tags/ });
    for (const tag of [' quick ', 'Quick', 'one pot']) {
      await tags.fill(tag);
      await tags.press('Enter');
    }
    await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'quick',
      'one pot',
    ]);
    await amount(page, 1).fill('200 g');
    await amount(page, 1).press('Enter');
    await expect(name(page, 1)).toBeFocused();
    await name(page, 1).fill('spaghetti');
    await name(page, 1).press('Enter');
    await expect(amount(page, 2)).toBeFocused();
    await amount(page, 2).fill('2');
    await name(page, 2).fill('large leeks, finely sliced');
    await step(page, 1).fill('Boil the pasta.');
    await step(page, 1).press('Enter');
    await expect(step(page, 2)).toBeFocused();
    await step(page, 2).fill('Toss it with the leeks.');
    await page.getByRole('button', { name: 'Add tip' }).click();
    await page.getByRole('textbox', { name: 'Tip 2' }).fill('Save some pasta water.');
    await save(page).click();

    await says(page, 'Recipe created successfully!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lemon Leek Pasta');
    const recipe = await stored(page, await savedId(page));
    expect(recipe).toMatchObject({
      prepTime: 15,
      cookTime: 20,
      servings: 4,
      difficulty: 'Medium',
      category: 'lunch',
      tags: ['quick', 'one pot'],
      ingredients: [
        { amount: '200 g', name: 'spaghetti' },
        { amount: '2', name: 'large leeks, finely sliced' },
      ],
      instructions: ['Boil the pasta.', 'Toss it with the leeks.'],
      cookingTips: ['Save some pasta water.'],
    });
  });

  test('goes over today’s dinner onto the grocery list', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await write(page, 'Shopped Leeks');
    await page.getByRole('button', { name: 'Save and shop' }).click();
    await says(page, 'Recipe saved! Redirecting to grocery list...');
    await expect(page).toHaveURL(/\/grocery-list$/);
    await expect(page.getByRole('checkbox', { name: '2 leeks' })).toBeVisible();
    const { meals } = await (await request(page).get('/api/meal-plan')).json();
    expect(meals).toMatchObject([{ recipeName: 'Shopped Leeks', mealType: 'Dinner' }]);
  });

  test('says what is missing, at its field too', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    const missing = async (text: string, field: Locator) => {
      await save(page).click();
      await says(page, text);
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(text);
    };
    await missing('Please enter a recipe title', page.getByLabel('Title'));
    await page.getByLabel('Title').fill('Leeks');
    await missing('Please enter a recipe description', page.getByLabel('Description'));
    await page.getByLabel('Description').fill('Good.');
    await missing('At least one ingredient is required', amount(page, 1));
    await name(page, 1).fill('leeks');
    await missing('Please fill in all ingredient fields or remove empty ones', amount(page, 1));
    await amount(page, 1).fill('2');
    await missing('At least one instruction step is required', step(page, 1));
    await step(page, 1).fill('Fry.');
    await step(page, 1).press('Enter');
    await missing('Please fill in all instruction steps or remove empty ones', step(page, 2));
    await step(page, 2).press('Backspace');
    await expect(step(page, 2)).toBeHidden();
    await name(page, 1).press('Enter');
    await name(page, 2).fill('salt');
    await page.getByRole('button', { name: 'to taste' }).click();
    await expect(name(page, 2)).toHaveValue('salt, to taste');
    await save(page).click();
    await says(page, 'Recipe created successfully!');
  });

  test('has one row at least in each list', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    for (const what of ['ingredient', 'step', 'tip']) {
      const remove = page.getByRole('button', { name: new RegExp(`^Remove ${what}`) });
      await expect(remove).toHaveCount(1);
      await expect(remove).toBeDisabled();
      await page.getByRole('button', { name: `Add ${what}` }).click();
      await expect(remove).toHaveCount(2);
      await remove.last().click();
      await expect(remove).toHaveCount(1);
      await expect(remove).toBeDisabled();
    }
    await name(page, 1).fill('leeks');
    await name(page, 1).press('Enter');
    await page.getByRole('button', { name: 'Remove ingredient 1' }).click();
    await expect(name(page, 1)).toHaveValue('');
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(name(page, 1)).toHaveValue('leeks');
  });

  test('has a picture, drawn from its description', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await page.getByRole('button', { name: 'AI Generate' }).click();
    await says(page, 'Please add a description first to generate an image');
    await write(page, 'Pictured Leeks');
    await page.getByRole('button', { name: 'AI Generate' }).click();
    await says(page, 'AI Image generated!');
    await expect(page.getByRole('img', { name: 'Picture of the dish' })).toBeVisible();
    await save(page).click();
    await says(page, 'Recipe created successfully!');
    const recipe = await stored(page, await savedId(page));
    expect(recipe.image).toMatch(/^\/pictures\/stored\//);
  });

  test('shows what each ingredient was understood as', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await amount(page, 1).fill('2 (14 oz) cans');
    await name(page, 1).fill('tomatoes, drained');
    await expect(page.getByText('2 cans (14 oz) · tomatoes · drained')).toBeVisible();
    await amount(page, 1).fill('lots');
    await name(page, 1).fill('basil');
    await expect(page.getByText('No amount recognized')).toBeVisible();
    await amount(page, 1).fill('1 kg');
    await name(page, 1).fill('100');
    await expect(page.getByText('No food recognized')).toBeVisible();
  });
});

test.describe('a draft', () => {
  test('survives a reload, and is gone once it is saved', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await write(page, 'Half a Recipe');
    await page.reload();
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Half a Recipe');
    await expect(name(page, 1)).toHaveValue('leeks');
    await save(page).click();
    await says(page, 'Recipe created successfully!');
    await open(page, '/create');
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByText('Draft restored')).toBeHidden();
  });

  test('can be thrown away, and that be undone', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await write(page, 'Half a Recipe');
    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Half a Recipe');
  });

  test('stays when the form is left, which is asked before', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    const leave = () => page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await write(page, 'Half a Recipe');
    await leave();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toContainText('Your draft stays on this device');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Half a Recipe');
    await leave();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByLabel('Title')).toHaveValue('Half a Recipe');
    await page.getByRole('button', { name: 'Start over' }).click();
    await leave();
    await expect(page).toHaveURL(/\/$/);
  });
});

/** Drags with the mouse, or on a phone with a finger. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const points = Array.from({ length: 12 }, (_, at) => ({
    x: from.x,
    y: from.y + ((to.y - from.y) * at) / 11,
  }));
  if (!isPhone(page)) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of points) await page.mouse.move(x, y);
    return page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const point of points) await touch('touchMove', [point]);
  await touch('touchEnd', []);
}

test.describe('rows', () => {
  const order = async (page: Page) => Promise.all([1, 2, 3].map((at) => step(page, at).inputValue()));

  test('are put in order with the keyboard, which is said', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const { id } = await recipeOf(page);
    await open(page, `/create?edit=${id}`);
    await page.getByRole('button', { name: 'Move step 1', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up step 1 of 3.')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('step 1 is at position 2 of 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => order(page)).toEqual(['Fry the leeks.', 'Boil the pasta.', 'Toss both.']);
    await step(page, 3).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(step(page, 2)).toBeFocused();
    expect(await order(page)).toEqual(['Fry the leeks.', 'Toss both.', 'Boil the pasta.']);
    await save(page).click();
    await says(page, 'Recipe updated successfully!');
    expect((await stored(page, id)).instructions).toEqual([
      'Fry the leeks.',
      'Toss both.',
      'Boil the pasta.',
    ]);
  });

  test('are dragged by their handles', { tag: '@both' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const { id } = await recipeOf(page);
    await open(page, `/create?edit=${id}`);
    const handle = page.getByRole('button', { name: 'Move step 3', exact: true });
    await handle.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 200));
    const from = await handle.boundingBox();
    const to = await page.getByRole('button', { name: 'Move step 1', exact: true }).boundingBox();
    if (!from || !to) throw new Error('There are no handles');
    await drag(page, { x: from.x + 10, y: from.y + 20 }, { x: to.x + 10, y: to.y + 10 });
    await expect.poll(() => order(page)).toEqual(['Toss both.', 'Boil the pasta.', 'Fry the leeks.']);
  });
});

test.describe('what is pasted', () => {
  test('as a list becomes rows, which can be undone', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await paste(amount(page, 1), '200 g flour\n• 2 eggs, beaten\nsalt to taste\r\n1 1/2 cups (360 ml) milk');
    await expect(amount(page, 4)).toHaveValue('1 1/2 cups (360 ml)');
    await expect(name(page, 1)).toHaveValue('flour');
    await expect(name(page, 2)).toHaveValue('eggs, beaten');
    await expect(amount(page, 3)).toHaveValue('');
    await paste(step(page, 1), '1. Whisk it all.\n2. Fry thin pancakes.');
    await expect(step(page, 2)).toHaveValue('Fry thin pancakes.');
    await toasts(page).filter({ hasText: '2 steps added' }).getByRole('button', { name: 'Undo' }).click();
    await expect(step(page, 2)).toBeHidden();
  });

  test('or typed as one line is parted into amount and name', { tag: '@desktop' }, async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await paste(amount(page, 1), '1 1/2 cups plain flour');
    await expect(amount(page, 1)).toHaveValue('1 1/2 cups');
    await expect(name(page, 1)).toHaveValue('plain flour');
    await name(page, 1).press('Enter');
    await name(page, 2).fill('2 eggs');
    await step(page, 1).focus();
    await expect(amount(page, 2)).toHaveValue('2');
    await expect(name(page, 2)).toHaveValue('eggs');
  });

  test('as a whole recipe into the title fills the form, which can be undone', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await page.getByLabel('Title').fill('My soup');
    await paste(
      page.getByLabel('Title'),
      'Leek Soup\n\nIngredients\n3 leeks\n1 l stock\n\nMethod\nCook it all.',
    );
    await expect(page.getByLabel('Title')).toHaveValue('Leek Soup');
    await expect(name(page, 2)).toHaveValue('stock');
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('My soup');
    await expect(name(page, 2)).toBeHidden();
  });
});

test.describe('a text', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('as a whole recipe fills the form', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await page.getByRole('button', { name: 'Import a recipe' }).click();
    const sheet = page.getByRole('dialog', { name: 'Import a recipe' });
    await sheet.getByRole('tab', { name: 'Text' }).click();
    const text = sheet.getByRole('textbox', { name: 'Recipe text' });
    await text.fill('See you at seven!');
    await sheet.getByRole('button', { name: 'Import recipe' }).click();
    await expect(
      sheet.getByText('No recipe found. A recipe needs a list of ingredients or steps.'),
    ).toBeVisible();
    await text.fill(
      'Lemon Pasta\nQuick and bright.\nServes 2\nPrep: 5 min\n\nIngredients\n200 g spaghetti\n1 lemon\nsalt\n\nMethod\n1. Boil the pasta.\n2. Toss with lemon.',
    );
    await sheet.getByRole('button', { name: 'Import recipe' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByLabel('Title')).toHaveValue('Lemon Pasta');
    await expect(page.getByLabel('Servings')).toHaveValue('2');
    await expect(name(page, 3)).toHaveValue('salt');
    await expect(step(page, 2)).toHaveValue('Toss with lemon.');
    // A line that came without an amount may stay so.
    await save(page).click();
    await says(page, 'Recipe created successfully!');
  });
});

test.describe('a recipe that is changed', () => {
  test('says what it was, and leads back to its page', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const { id } = await recipeOf(page);
    await open(page, `/recipe/${id}`);
    await page.getByRole('link', { name: 'Edit Recipe' }).click();
    await expect(page).toHaveURL(`/create?edit=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Recipe');
    await expect(page.getByRole('main').getByRole('link', { name: 'Recipe Details' })).toHaveAttribute(
      'href',
      `/recipe/${id}`,
    );
    await expect(page.getByLabel('Title')).toHaveValue('Leek Pasta');
    await page.getByLabel('Title').fill('Better Leek Pasta');
    await page.keyboard.press('Control+s');
    await says(page, 'Recipe updated successfully!');
    await expect(page).toHaveURL(new RegExp(`/recipe/${id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Better Leek Pasta');
  });
});

test.describe('a recipe that is changed', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('by two at once: the second is told, and nothing is overwritten', async ({ page, browser }) => {
    const { email } = await newcomer(page, { subscribed: true });
    const { id } = await recipeOf(page);
    await open(page, `/create?edit=${id}`);
    const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await signInAs(other, email);
    await open(other, `/create?edit=${id}`);
    await other.getByLabel('Title').fill('Theirs');
    await save(other).click();
    await says(other, 'Recipe updated successfully!');

    await page.getByLabel('Description').fill('Mine.');
    await save(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'This recipe has changed since you opened it' });
    await expect(notice).toContainText('Their changes: title.');
    await expect(page.getByLabel('Description')).toHaveValue('Mine.');
    expect(await stored(page, id)).toMatchObject({ title: 'Theirs', description: 'For a weeknight.' });
    await expect(notice.getByRole('link', { name: 'View their version' })).toHaveAttribute(
      'href',
      `/recipe/${id}`,
    );
    await notice.getByRole('button', { name: 'Overwrite with mine' }).click();
    await says(page, 'Recipe updated successfully!');
    expect(await stored(page, id)).toMatchObject({ title: 'Leek Pasta', description: 'Mine.' });

    await open(other, `/create?edit=${id}`);
    await open(page, `/create?edit=${id}`);
    await page.getByLabel('Title').fill('Newest');
    await save(page).click();
    await says(page, 'Recipe updated successfully!');
    await other.getByLabel('Title').fill('Too late');
    await save(other).click();
    await other.getByRole('button', { name: 'Use theirs' }).click();
    await expect(other.getByLabel('Title')).toHaveValue('Newest');
    await other.close();
  });

  test('is somebody else’s: only its author may', { tag: '@desktop' }, async ({ page }) => {
    await signInAs(page, DEMO.subscriber);
    const { recipes } = await (await request(page).get('/api/recipes?author=ari_writes')).json();
    await open(page, `/create?edit=${recipes[0].id}`);
    await expect(page.getByText("You can only edit recipes you've created")).toBeVisible();
    await expect(page.getByLabel('Title')).toBeHidden();
  });
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
    for (let n = 0; n < 10; n++) await Promise.all(Array.from({ length: 10 }, () => recipeOf(page)));
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

test('the form has no accessibility problems, light and dark', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const { id } = await recipeOf(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, `/create?edit=${id}`);
    await name(page, 2).fill('');
    await save(page).click();
    await says(page, 'Please fill in all ingredient fields or remove empty ones');
    await expect(page.getByText('200 g · spaghetti')).toBeVisible();
    const { violations } = await axe(page).analyze();
    expect(violations).toEqual([]);
  }
});

test('a cook without recipes is led to the form', { tag: '@desktop' }, async ({ page }) => {
  await newcomer(page, { subscribed: true });
  await open(page, '/profile');
  await expect(page.getByText('No recipes yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create your first recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Recipe' })).toBeVisible();
});
