import type { Page } from '@playwright/test';
import { expect, hydrated, MOVING, newcomer, open, test } from '../support/plateful.ts';
import { following } from '../support/settled.ts';
import { mealIn, monthDay, weekDay } from './days.ts';
import { dinnerInMonth, drag, hang, MONTH, middleOf, WEEK } from './dragging.ts';
import { placesSaved, plan, request, saved } from './planned.ts';

test.use(MOVING);

test('a meal dragged to another day keeps its meal type, is saved at once, and can be undone', {
  tag: '@both',
}, async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Breakfast' });
  await open(page, WEEK);
  const [monday, tuesday] = [weekDay(page, 'Mon 4'), weekDay(page, 'Tue 5')];
  await drag(page, mealIn(tuesday, meal.recipeName), monday.getByRole('link', { name: 'Mon 4' }));
  await expect(mealIn(monday, meal.recipeName)).toBeVisible();
  await expect.poll(() => placesSaved(page)).toEqual(['2026-05-04 Breakfast']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mealIn(tuesday, meal.recipeName)).toBeVisible();
  await expect.poll(() => placesSaved(page)).toEqual(['2026-05-05 Breakfast']);
  await page.reload();
  await expect(mealIn(tuesday, meal.recipeName)).toBeVisible();
});

test('dragging near the bottom edge scrolls the page, and the meal lands on the day below', {
  tag: '@desktop',
}, async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Dinner' });
  await page.setViewportSize({ width: 1280, height: 560 });
  await open(page, MONTH);
  const chip = page.getByRole('listitem').filter({ hasText: meal.recipeName });
  await chip.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 200));
  const hold = await hang(page, chip);
  const target = monthDay(page, 'June 1, 2026');
  const { x } = await middleOf(target);
  await hold.to({ x, y: 500 });
  await expect.poll(async () => (await middleOf(target)).y).toBeLessThan(480);
  await hold.to({ x, y: 300 });
  await hold.to(await middleOf(target));
  await expect(page.getByText(/, over Monday, June 1, 2026\./)).toBeAttached();
  await hold.drop();
  await expect.poll(() => placesSaved(page)).toEqual(['2026-06-01 Dinner']);
});

test('on another day a meal keeps its type in any slot, and on its own day it takes the slot’s', async ({
  page,
}) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Breakfast' });
  await open(page, WEEK);
  const [monday, tuesday] = [weekDay(page, 'Mon 4'), weekDay(page, 'Tue 5')];
  const lunch = monday.getByRole('link', { name: 'Add lunch' });
  await drag(page, mealIn(tuesday, meal.recipeName), lunch);
  await expect.poll(() => placesSaved(page)).toEqual(['2026-05-04 Breakfast']);
  await drag(page, mealIn(monday, meal.recipeName), lunch);
  await expect.poll(() => placesSaved(page)).toEqual(['2026-05-04 Lunch']);

  // Another device changes the plan during a drag: the meal lands in the current slot.
  const hold = await hang(page, mealIn(monday, meal.recipeName));
  await hold.to(await middleOf(tuesday.getByRole('link', { name: 'Add lunch' })));
  await plan(page, { date: '2026-05-05', mealType: 'Breakfast' });
  await expect(mealIn(tuesday, meal.recipeName)).toBeVisible();
  await hold.to(await middleOf(tuesday.getByRole('link', { name: 'Add lunch' })));
  await hold.drop();
  await expect.poll(() => placesSaved(page)).toEqual(['2026-05-05 Breakfast', '2026-05-05 Lunch']);
});

test('in the month a drag saves with one request, a second finger does not end it, and a touch that opens the menu moves nothing', async ({
  page,
}) => {
  const loaded = following(page);
  const meal = await dinnerInMonth(page);
  await loaded();
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/rpc/')) asked.push(new URL(sent.url()).pathname);
  });
  const hold = await hang(page, page.getByRole('listitem').filter({ hasText: meal.recipeName }));
  await hold.to(await middleOf(monthDay(page, 'May 5, 2026')));
  await hold.touchBesides({ x: 200, y: 700 });
  await hold.to(await middleOf(monthDay(page, 'May 16, 2026')));
  await hold.drop();
  await expect(page.getByText(`${meal.recipeName} dropped on Saturday, May 16, 2026.`)).toBeAttached();
  await expect.poll(() => placesSaved(page)).toEqual(['2026-05-16 Dinner']);
  // A busy browser tells of a request after its server has answered it.
  await expect.poll(() => asked).toEqual(['/rpc/mealPlan/update']);
  await page.reload();
  await hydrated(page);
  await expect(monthDay(page, 'May 16, 2026').getByText(meal.recipeName)).toBeVisible();

  // A mouse opens the menu differently.
  const start = await middleOf(page.getByRole('listitem').filter({ hasText: meal.recipeName }));
  const end = await middleOf(monthDay(page, 'April 28, 2026'));
  const session = await page.context().newCDPSession(page);
  for (const [type, points] of [
    ['touchStart', [start]],
    ['touchMove', [end]],
    ['touchEnd', []],
  ] as const) {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await page.clock.runFor(750);
    await expect(page.getByRole('dialog', { name: 'Repeat Schedule' })).toBeVisible();
  }
  await expect(page.getByText(`${meal.recipeName} was not moved.`)).toBeAttached();
  expect(await placesSaved(page)).toEqual(['2026-05-16 Dinner']);
});

/** Copies the dinner of May 16 by Alt, which no phone has, and removes the dinner elsewhere while it is dragged. */
async function copyAndLose(page: Page, name: string): Promise<void> {
  await page.keyboard.down('Alt');
  await drag(page, monthDay(page, 'May 16, 2026').getByRole('listitem'), monthDay(page, 'May 9, 2026'));
  await page.keyboard.up('Alt');
  await expect
    .poll(() => placesSaved(page))
    .toEqual(['2026-05-09 Dinner', '2026-05-14 Lunch', '2026-05-16 Dinner']);

  const [first] = (await saved(page)).filter(({ date }) => date === '2026-05-16');
  const held = await hang(page, monthDay(page, 'May 16, 2026').getByRole('listitem'));
  await held.to(await middleOf(monthDay(page, 'May 20, 2026')));
  // The label is at the mouse.
  const label = page.getByText(name, { exact: true });
  await expect(label).toBeVisible();
  await request(page).delete(`/api/meal-plan/meals/${first?.id}`);
  await expect(label).toHaveCount(0);
  await held.drop();
  expect(await placesSaved(page)).toEqual(['2026-05-09 Dinner', '2026-05-14 Lunch']);
}

test('a meal put back or whose release was lost is not moved, other pointers do nothing, Alt copies, and a removed meal is dropped', {
  tag: '@desktop',
}, async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Dinner' });
  const words = { recipeId: undefined, text: 'Leftovers' };
  const other = await plan(page, { date: '2026-05-14', mealType: 'Lunch', ...words });
  await open(page, MONTH);
  const chip = page.getByRole('main').getByRole('listitem').filter({ hasText: meal.recipeName });
  const hold = await hang(page, chip);
  await hold.to(await middleOf(monthDay(page, 'May 16, 2026')));
  await hold.to(await middleOf(monthDay(page, 'May 5, 2026')));
  await hold.drop();
  await expect(page.getByText(`${meal.recipeName} was not moved.`)).toBeAttached();
  expect(await placesSaved(page)).toEqual(['2026-05-05 Dinner', '2026-05-14 Lunch']);

  const lost = await hang(page, chip);
  await lost.to(await middleOf(monthDay(page, 'May 16, 2026')));
  await expect(page.getByText(/, over Saturday, May 16, 2026\./)).toBeAttached();
  await page.evaluate(() =>
    window.addEventListener('mouseup', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    }),
  );
  await lost.drop();
  await lost.to(await middleOf(monthDay(page, 'May 17, 2026')));
  await expect(page.getByText(`${meal.recipeName} was not moved.`)).toBeAttached();
  expect(await placesSaved(page)).toEqual(['2026-05-05 Dinner', '2026-05-14 Lunch']);

  const again = await hang(page, chip);
  await again.to(await middleOf(monthDay(page, 'May 16, 2026')));
  const elsewhere = await middleOf(monthDay(page, 'May 5, 2026'));
  await page.evaluate(({ x, y }) => {
    const touch = { pointerId: 77, pointerType: 'touch', isPrimary: true, buttons: 1, bubbles: true };
    document.body.dispatchEvent(new PointerEvent('pointermove', { ...touch, clientX: x, clientY: y }));
  }, elsewhere);
  await again.to(
    await middleOf(page.getByRole('main').getByRole('listitem').filter({ hasText: other.recipeName })),
  );
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await again.to(await middleOf(monthDay(page, 'May 16, 2026')));
  await again.drop();
  await expect.poll(() => placesSaved(page)).toEqual(['2026-05-14 Lunch', '2026-05-16 Dinner']);

  await copyAndLose(page, meal.recipeName);
});

test('releasing the mouse after Escape opens nothing, and holding a meal at the screen’s side moves on to later or earlier days', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  const meal = await dinnerInMonth(page);
  const chip = page.getByRole('listitem').filter({ hasText: meal.recipeName });
  const hold = await hang(page, chip);
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${meal.recipeName} was not moved.`)).toBeAttached();
  // In any case, a drag swallows clicks in its first moments.
  await page.clock.runFor(200);
  await hold.to(await middleOf(chip));
  await hold.drop();
  await page.getByRole('button', { name: 'Today', exact: true }).focus();
  await expect(page).toHaveURL(MONTH);
  await chip.click();
  await expect(page).toHaveURL(/view=daily/);

  await page.getByRole('tab', { name: 'Monthly' }).click();
  const middle = await middleOf(monthDay(page, 'May 16, 2026'));
  const edge = (page.viewportSize()?.width ?? 0) - 5;
  const turnsTo = async (month: string) => {
    await page.clock.runFor(700);
    await expect(page.getByRole('heading', { name: month })).toBeVisible();
  };
  const carried = await hang(page, chip);
  await carried.to({ x: edge, y: middle.y });
  await turnsTo('June 2026');
  await carried.to(middle);
  await carried.to({ x: 5, y: middle.y });
  await turnsTo('May 2026');
  await carried.to(middle);
  await carried.to({ x: edge, y: middle.y });
  await turnsTo('June 2026');
  // Away from the edge first; if it is held there longer, it goes on to July.
  await carried.to(middle);
  await carried.to(await middleOf(monthDay(page, 'June 16, 2026')));
  await carried.drop();
  await expect(page.getByText(`${meal.recipeName} dropped on Tuesday, June 16, 2026.`)).toBeAttached();
  await expect.poll(() => placesSaved(page)).toEqual(['2026-06-16 Dinner']);
});

test('on a phone, holding a meal at the side also moves past the end of the week, and at the bottom edge no farther than the last week', async ({
  page,
}) => {
  // A wide screen shows all seven days.
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Dinner' });
  await open(page, WEEK);
  const hold = await hang(page, mealIn(weekDay(page, 'Tue 5'), meal.recipeName));
  // On a busy machine, days would go by between two looks.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  await hold.to({ x: 386, y: 500 });
  const shown = page.getByText(/^Showing \d-\d of 7 days$/);
  while (!(await weekDay(page, 'Tue 12').isVisible())) {
    const before = await shown.innerText();
    await page.clock.runFor(700);
    await expect(shown).not.toHaveText(before);
  }
  await hold.to({ x: 195, y: 500 });
  await page.clock.resume();
  await hold.to(await middleOf(weekDay(page, 'Tue 12').getByRole('link', { name: 'Add lunch' })));
  await hold.drop();
  await expect.poll(() => placesSaved(page)).toEqual(['2026-05-12 Dinner']);

  await page.setViewportSize({ width: 390, height: 560 });
  await page.getByRole('tab', { name: 'Monthly' }).click();
  const chip = monthDay(page, 'May 12, 2026').getByRole('listitem');
  await chip.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 200));
  const held = await hang(page, chip);
  await held.to({ x: 200, y: 550 });
  const last = monthDay(page, 'June 6, 2026');
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const { y } = await middleOf(last);
      const isStill = y === before && y > 0 && y < 488;
      before = y;
      return isStill;
    })
    .toBe(true);
  await held.to(await middleOf(last));
  await held.drop();
  await expect.poll(() => placesSaved(page)).toEqual(['2026-06-06 Dinner']);
});
