import type { Locator, Page } from '@playwright/test';
import { expect, isPhone, newcomer, open, recipes, test } from './plateful.ts';

interface Planned {
  id: string;
  recipeName: string;
  date: string;
  mealType: string;
}

const request = (page: Page) => page.context().request;

async function plan(page: Page, data: object): Promise<Planned> {
  const [recipe] = await recipes(page);
  const answer = await request(page).post('/api/meal-plan/meals', {
    data: { recipeId: recipe?.id, ...data },
  });
  return answer.json();
}

const saved = async (page: Page): Promise<Planned[]> =>
  (await (await request(page).get('/api/meal-plan')).json()).meals;

const places = async (page: Page) =>
  (await saved(page)).map(({ date, mealType }) => `${date} ${mealType}`).sort();

// The week from Monday, May 4, of which a phone shows the first two days.
const WEEK = '/meal-plan?date=2026-05-04&view=weekly';
const MONTH = '/meal-plan?date=2026-05-04&view=monthly';

const weekDay = (page: Page, day: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: day }) });
const monthDay = (page: Page, nth: number): Locator => page.getByRole('cell').nth(nth);
const mealIn = (place: Locator, name: string): Locator =>
  place.getByRole('listitem').filter({ hasText: name });

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to drag to');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Point {
  x: number;
  y: number;
}

/** Takes it with the mouse, or on a phone with a finger that waits a moment first. */
async function hang(
  page: Page,
  from: Locator,
): Promise<{ to(end: Point): Promise<void>; drop(): Promise<void>; touchBesides(at: Point): Promise<void> }> {
  const start = await middleOf(from);
  if (!isPhone(page)) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 10, start.y + 10, { steps: 3 });
    return {
      to: ({ x, y }) => page.mouse.move(x, y, { steps: 8 }),
      drop: () => page.mouse.up(),
      // A mouse is alone on a desk.
      touchBesides: () => Promise.resolve(),
    };
  }
  const session = await page.context().newCDPSession(page);
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: (Point & { id?: number })[]
  ) => {
    const touchPoints = points.map((point, index) => ({ id: index, ...point }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  let here = start;
  // A finger that rests for long enough to lift a meal, and not for long enough to open its menu.
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await touch('touchStart', start);
  await page.clock.runFor(400);
  await touch('touchMove', { x: start.x + 12, y: start.y + 12 });
  await page.clock.resume();
  return {
    async to(end) {
      for (let step = 1; step <= 8; step++)
        await touch('touchMove', {
          x: start.x + ((end.x - start.x) * step) / 8,
          y: start.y + ((end.y - start.y) * step) / 8,
        });
      here = end;
    },
    drop: () => touch('touchEnd'),
    async touchBesides(at) {
      await touch('touchStart', here, at);
      await touch('touchEnd', { ...at, id: 1 });
    },
  };
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const held = await hang(page, from);
  await held.to(await middleOf(to));
  await held.drop();
}

/** A newcomer's plan of May with one meal, on the 5th. */
async function dinnerInMonth(page: Page): Promise<Planned> {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Dinner' });
  await open(page, MONTH);
  return meal;
}

test('a meal that is dragged to another day keeps its meal, is saved at once, and comes back with undo', async ({
  page,
}) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Breakfast' });
  await open(page, WEEK);
  const [monday, tuesday] = [weekDay(page, 'Mon 4'), weekDay(page, 'Tue 5')];
  await drag(page, mealIn(tuesday, meal.recipeName), monday.getByRole('link', { name: 'Mon 4' }));
  await expect(mealIn(monday, meal.recipeName)).toBeVisible();
  await expect.poll(() => places(page)).toEqual(['2026-05-04 Breakfast']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mealIn(tuesday, meal.recipeName)).toBeVisible();
  await expect.poll(() => places(page)).toEqual(['2026-05-05 Breakfast']);
  await page.reload();
  await expect(mealIn(tuesday, meal.recipeName)).toBeVisible();
});

test('dropped on the slot of another meal it becomes that meal', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Breakfast' });
  await open(page, WEEK);
  const monday = weekDay(page, 'Mon 4');
  await drag(
    page,
    mealIn(weekDay(page, 'Tue 5'), meal.recipeName),
    monday.getByRole('link', { name: 'Add lunch' }),
  );
  await expect.poll(() => places(page)).toEqual(['2026-05-04 Lunch']);
});

test('with Alt held it is copied', { tag: '@desktop' }, async ({ page }) => {
  // A phone has no such key.
  const meal = await dinnerInMonth(page);
  await page.keyboard.down('Alt');
  await drag(page, page.getByRole('listitem').filter({ hasText: meal.recipeName }), monthDay(page, 13));
  await page.keyboard.up('Alt');
  await expect.poll(() => places(page)).toEqual(['2026-05-05 Dinner', '2026-05-09 Dinner']);
});

test('in the month a meal is dragged to another day', async ({ page }) => {
  const meal = await dinnerInMonth(page);
  await drag(page, page.getByRole('listitem').filter({ hasText: meal.recipeName }), monthDay(page, 20));
  await expect(page.getByText(`${meal.recipeName} put on Saturday, May 16, 2026.`)).toBeAttached();
  await expect.poll(() => places(page)).toEqual(['2026-05-16 Dinner']);
  await page.reload();
  await expect(monthDay(page, 20).getByText(meal.recipeName)).toBeVisible();
});

test('held near the lower edge the page goes on, and the meal goes to the day that is under it then', async ({
  page,
}) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Dinner' });
  await page.setViewportSize({ width: isPhone(page) ? 390 : 1280, height: 560 });
  await open(page, MONTH);
  const chip = page.getByRole('listitem').filter({ hasText: meal.recipeName });
  await chip.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 200));
  const hold = await hang(page, chip);
  const target = monthDay(page, 36);
  const { x } = await middleOf(target);
  await hold.to({ x, y: 500 });
  await expect.poll(async () => (await middleOf(target)).y).toBeLessThan(480);
  await hold.to({ x, y: 300 });
  await hold.to(await middleOf(target));
  await expect(page.getByText(/, over Monday, June 1, 2026\./)).toBeAttached();
  await hold.drop();
  await expect.poll(() => places(page)).toEqual(['2026-06-01 Dinner']);
});

test('the page goes no farther than the last week', async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Dinner' });
  await page.setViewportSize({ width: isPhone(page) ? 390 : 1280, height: 560 });
  await open(page, MONTH);
  const chip = page.getByRole('listitem').filter({ hasText: meal.recipeName });
  await chip.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 200));
  const hold = await hang(page, chip);
  await hold.to({ x: 200, y: 550 });
  const last = monthDay(page, 41);
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const { y } = await middleOf(last);
      const isStill = y === before && y > 0 && y < 488;
      before = y;
      return isStill;
    })
    .toBe(true);
  await hold.to(await middleOf(last));
  await hold.drop();
  await expect.poll(() => places(page)).toEqual(['2026-06-06 Dinner']);
});

test('a meal that is put back is said to be where it was', async ({ page }) => {
  const meal = await dinnerInMonth(page);
  const hold = await hang(page, page.getByRole('listitem').filter({ hasText: meal.recipeName }));
  await hold.to(await middleOf(monthDay(page, 20)));
  await hold.to(await middleOf(monthDay(page, 9)));
  await hold.drop();
  await expect(page.getByText(`${meal.recipeName} is where it was.`)).toBeAttached();
  expect(await places(page)).toEqual(['2026-05-05 Dinner']);
});

test('when another device changes the plan meanwhile, it goes to the slot that is there then', async ({
  page,
}) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Breakfast' });
  await open(page, WEEK);
  const monday = weekDay(page, 'Mon 4');
  const hold = await hang(page, mealIn(weekDay(page, 'Tue 5'), meal.recipeName));
  await hold.to(await middleOf(monday.getByRole('link', { name: 'Add lunch' })));
  await plan(page, { date: '2026-05-04', mealType: 'Breakfast' });
  await expect(mealIn(monday, meal.recipeName)).toBeVisible();
  await hold.to(await middleOf(monday.getByRole('link', { name: 'Add lunch' })));
  await hold.drop();
  await expect.poll(() => places(page)).toEqual(['2026-05-04 Breakfast', '2026-05-04 Lunch']);
});

test('one that is taken off the plan elsewhere is let go', async ({ page }) => {
  const meal = await dinnerInMonth(page);
  const hold = await hang(page, page.getByRole('listitem').filter({ hasText: meal.recipeName }));
  await hold.to(await middleOf(monthDay(page, 20)));
  await expect(page.getByText(meal.recipeName, { exact: true }).last()).toBeVisible();
  await request(page).delete(`/api/meal-plan/meals/${meal.id}`);
  await expect(page.getByText(meal.recipeName, { exact: true })).toHaveCount(0);
  await hold.drop();
  expect(await places(page)).toEqual([]);
});

test('a touch so long that the menu opens moves nothing', { tag: '@phone' }, async ({ page }) => {
  // A mouse opens the menu otherwise.
  const meal = await dinnerInMonth(page);
  const start = await middleOf(page.getByRole('listitem').filter({ hasText: meal.recipeName }));
  const end = await middleOf(monthDay(page, 2));
  const session = await page.context().newCDPSession(page);
  for (const [type, points] of [
    ['touchStart', [start]],
    ['touchMove', [end]],
    ['touchEnd', []],
  ] as const) {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await expect(page.getByRole('dialog', { name: 'Repeat Schedule' })).toBeVisible();
  }
  await expect(page.getByText(`${meal.recipeName} is where it was.`)).toBeAttached();
  expect(await places(page)).toEqual(['2026-05-05 Dinner']);
});

test('another mouse button leaves it held, and opens no menu', { tag: '@desktop' }, async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Dinner' });
  const other = await plan(page, {
    date: '2026-05-14',
    mealType: 'Lunch',
    recipeId: undefined,
    text: 'Leftovers',
  });
  await open(page, MONTH);
  const hold = await hang(page, page.getByRole('listitem').filter({ hasText: meal.recipeName }));
  await hold.to(await middleOf(page.getByRole('listitem').filter({ hasText: other.recipeName })));
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await hold.to(await middleOf(monthDay(page, 20)));
  await hold.drop();
  await expect.poll(() => places(page)).toEqual(['2026-05-14 Lunch', '2026-05-16 Dinner']);
});

test('given up with escape, letting go of the mouse over it opens nothing', { tag: '@desktop' }, async ({
  page,
}) => {
  const meal = await dinnerInMonth(page);
  const chip = page.getByRole('listitem').filter({ hasText: meal.recipeName });
  const hold = await hang(page, chip);
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${meal.recipeName} is where it was.`)).toBeAttached();
  // The drag keeps the first moments' clicks to itself in any case.
  await page.waitForTimeout(200);
  await hold.to(await middleOf(chip));
  await hold.drop();
  await page.getByRole('button', { name: 'Today', exact: true }).focus();
  await expect(page).toHaveURL(MONTH);
  await chip.click();
  await expect(page).toHaveURL(/view=daily/);
});

test('let go where the page does not hear it, it is where it was', { tag: '@desktop' }, async ({ page }) => {
  const meal = await dinnerInMonth(page);
  const hold = await hang(page, page.getByRole('listitem').filter({ hasText: meal.recipeName }));
  await hold.to(await middleOf(monthDay(page, 20)));
  await page.evaluate(() =>
    window.addEventListener('mouseup', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    }),
  );
  await hold.drop();
  await hold.to(await middleOf(monthDay(page, 21)));
  await expect(page.getByText(`${meal.recipeName} is where it was.`)).toBeAttached();
  expect(await places(page)).toEqual(['2026-05-05 Dinner']);
});

test('what another pointer does on the screen moves nothing', { tag: '@desktop' }, async ({ page }) => {
  const meal = await dinnerInMonth(page);
  const hold = await hang(page, page.getByRole('listitem').filter({ hasText: meal.recipeName }));
  await hold.to(await middleOf(monthDay(page, 20)));
  const elsewhere = await middleOf(monthDay(page, 9));
  await page.evaluate(({ x, y }) => {
    const touch = { pointerId: 77, pointerType: 'touch', isPrimary: true, buttons: 1, bubbles: true };
    document.body.dispatchEvent(new PointerEvent('pointermove', { ...touch, clientX: x, clientY: y }));
  }, elsewhere);
  await hold.drop();
  await expect.poll(() => places(page)).toEqual(['2026-05-16 Dinner']);
});

test('a second finger that touches the screen leaves it held', { tag: '@phone' }, async ({ page }) => {
  const meal = await dinnerInMonth(page);
  const hold = await hang(page, page.getByRole('listitem').filter({ hasText: meal.recipeName }));
  await hold.to(await middleOf(monthDay(page, 9)));
  await hold.touchBesides({ x: 200, y: 700 });
  await hold.to(await middleOf(monthDay(page, 20)));
  await hold.drop();
  await expect.poll(() => places(page)).toEqual(['2026-05-16 Dinner']);
});

test('the keyboard moves it from day to day and from slot to slot, and says where it is', async ({
  page,
}) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Breakfast' });
  await open(page, WEEK);
  const handle = page.getByRole('button', { name: `Move ${meal.recipeName}`, exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/over Tuesday, May 5, 2026, Breakfast\./)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/over Monday, May 4, 2026, Breakfast\./)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/over Monday, May 4, 2026, Lunch\./)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => places(page)).toEqual(['2026-05-04 Lunch']);
  await expect(handle).toBeFocused();
});

test('in the month the keyboard goes by weeks too, and escape leaves the meal where it was', {
  tag: '@desktop',
}, async ({ page }) => {
  // A phone moves the month’s meals by touch.
  const meal = await dinnerInMonth(page);
  await page.getByRole('button', { name: `Move ${meal.recipeName}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/over Tuesday, May 5, 2026\./)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/over Tuesday, May 12, 2026\./)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${meal.recipeName} is where it was.`)).toBeAttached();
  expect(await places(page)).toEqual(['2026-05-05 Dinner']);
});

test('a drag costs one request', { tag: '@desktop' }, async ({ page }) => {
  const meal = await dinnerInMonth(page);
  const chip = page.getByRole('listitem').filter({ hasText: meal.recipeName });
  await expect(chip).toBeVisible();
  const asked: string[] = [];
  await page.waitForTimeout(1000);
  page.on('request', (sent) => {
    if (sent.url().includes('/rpc/')) asked.push(new URL(sent.url()).pathname);
  });
  await drag(page, chip, monthDay(page, 20));
  await expect.poll(() => places(page)).toEqual(['2026-05-16 Dinner']);
  expect(asked).toEqual(['/rpc/mealPlan/change']);
});
