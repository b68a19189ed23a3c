import type { Page } from '@playwright/test';
import { expect, goTo, isPhone, MOVING, newcomer, open, test, toasts } from '../support/plateful.ts';
import { name, recipeOf, save, says, step, stored, write } from './recipe-form.ts';

interface Point {
  x: number;
  y: number;
}

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

async function asksBeforeLeaving(page: Page): Promise<void> {
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
}

async function survivesAReload(page: Page): Promise<void> {
  await goTo(page, '/create');
  await write(page, 'Half a Recipe');
  const step1 = step(page, 1);
  await step1.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeAttached();
  await expect(step1).toBeInViewport();
  await expect(page.getByLabel('Title')).toHaveValue('Half a Recipe');
  await expect(name(page, 1)).toHaveValue('leeks');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a Recipe');
  await save(page).click();
  await says(page, 'Recipe created successfully!');
  await open(page, '/create');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText('Draft restored')).toBeHidden();
}

test.describe('a draft', () => {
  test('survives a reload and leaving the form, which asks first, can be discarded and restored, and is gone once it is saved', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');

    await asksBeforeLeaving(page);
    await survivesAReload(page);
  });
});

test.describe('rows', () => {
  test.use(MOVING);
  const order = async (page: Page) => Promise.all([1, 2, 3].map((at) => step(page, at).inputValue()));

  test('can be reordered with the keyboard, which announces it', { tag: '@desktop' }, async ({ page }) => {
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

  test('can be dragged by their handles', { tag: '@both' }, async ({ page }) => {
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
