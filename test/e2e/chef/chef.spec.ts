import type { Locator, Page } from '@playwright/test';
import { cutOff } from '../support/narrow.ts';
import {
  DEMO,
  expect,
  goTo,
  newcomer,
  open,
  signInAs,
  stopClock,
  test,
  toasts,
} from '../support/plateful.ts';
import { settled } from '../support/settled.ts';

const preview = (page: Page): Locator => page.getByRole('article', { name: 'Recipe preview' });
const promptBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'What would you like to cook?' });
const factOf = (page: Page, name: string): Locator =>
  preview(page).locator('dl > div').filter({ hasText: name }).getByRole('definition');

/** Has the chef cook, and returns the recipe's title. */
async function generate(page: Page, prompt: string): Promise<string> {
  await promptBox(page).fill(prompt);
  await page.getByRole('button', { name: 'Generate Recipe' }).click();
  await expect(toasts(page).filter({ hasText: 'Recipe Generated!' })).toBeVisible();
  return (await preview(page).getByRole('heading', { level: 2 }).textContent()) ?? '';
}

async function keepsItsAnswerInView(page: Page): Promise<void> {
  await promptBox(page).fill('flurbl'.repeat(100));
  await page.getByRole('button', { name: 'Generate Recipe' }).click();
  await expect(page.getByText(/I did not understand/)).toBeInViewport();
  expect(await cutOff(page)).toEqual([]);

  await generate(page, 'tomato soup');
  await expect(preview(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await settled(page);
  const toast = await toasts(page).filter({ hasText: 'Recipe Generated!' }).boundingBox();
  const save = await page.getByRole('link', { name: 'Save Recipe (Login Required)' }).boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
}

async function cooksForAVisitor(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Generate Recipe' });
  await expect(button).toBeDisabled();
  await promptBox(page).fill('   ');
  await expect(button).toBeDisabled();
  await promptBox(page).fill('Rice, '.repeat(700));
  await expect(page.getByText('2,199 characters too many')).toBeVisible();
  await expect(button).toBeDisabled();
  await expect(button).toBeInViewport();
  const title = await generate(page, 'Chicken with rice and spinach for two');
  expect(title.length).toBeGreaterThan(5);
  const tags = preview(page).getByRole('list', { name: 'Tags' }).getByRole('listitem');
  expect(await tags.count()).toBeLessThanOrEqual(6);
  await expect(factOf(page, 'Servings')).toHaveText('2');
  await expect(factOf(page, 'Prep time')).toHaveText(/min|h/);
  await expect(factOf(page, 'Cook time')).toHaveText(/min|h/);
  await expect(preview(page).getByRole('region', { name: 'Ingredients' })).toContainText(/chicken/i);
  const steps = preview(page).getByRole('region', { name: 'Instructions' }).getByRole('listitem');
  expect(await steps.count()).toBeGreaterThan(1);
  await expect(page.getByRole('region', { name: 'Why this recipe' })).toContainText(/chicken/i);

  await page.reload();
  await expect(preview(page).getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(promptBox(page)).toHaveValue('Chicken with rice and spinach for two');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('ai-recipe-state') ?? '{}'));
  expect(kept).toMatchObject({
    generatedRecipe: { title },
    lastPrompt: 'Chicken with rice and spinach for two',
    selectedImage: null,
    imageTab: 'unsplash',
  });

  await page.getByRole('button', { name: 'New Recipe' }).click();
  await expect(preview(page)).toBeHidden();
  await expect(promptBox(page)).toHaveValue('');
  await page.reload();
  await expect(preview(page)).toBeHidden();
}

async function changesOnRequest(page: Page): Promise<void> {
  await generate(page, 'Vegan gluten-free high-protein lentil dal for dinner');
  const tags = preview(page).getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await expect(tags).toHaveCount(6);
  const colors = await tags.evaluateAll((all) => all.map((tag) => getComputedStyle(tag).backgroundColor));
  expect(new Set(colors).size).toBe(6);
  await expect(preview(page).getByRole('heading', { name: "Chef's tips" })).toBeVisible();
  await expect(preview(page).getByText('In the style of Dal Tadka')).toBeVisible();

  await promptBox(page).fill('Chicken curry for four');
  await page.getByRole('button', { name: 'Generate Recipe' }).click();
  await expect(factOf(page, 'Servings')).toHaveText('4');
  await expect(preview(page).getByRole('region', { name: 'Ingredients' })).toContainText(/chicken/i);
  await page.getByRole('button', { name: 'For six' }).click();
  await expect(factOf(page, 'Servings')).toHaveText('6');
  await page.getByRole('textbox', { name: 'Tell the chef what to change' }).fill('make it vegan');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(preview(page).getByRole('region', { name: 'Ingredients' })).not.toContainText(/chicken/i);
  await expect(factOf(page, 'Servings')).toHaveText('6');

  await promptBox(page).fill('qwertz flurble');
  await page.getByRole('button', { name: 'Generate Recipe' }).click();
  await expect(page.getByText(/I did not understand .*qwertz/)).toBeVisible();
  // The prompt is repeated as text.
  await promptBox(page).fill('<img data-ran src=x onerror=__ran()>');
  await page.getByRole('button', { name: 'Generate Recipe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'src' })).toBeVisible();
  await expect(page.locator('[data-ran]')).toHaveCount(0);
}

async function omitsWhatIsUnsafe(page: Page): Promise<void> {
  await generate(page, 'vegetable soup for my toddler');
  await expect(page.getByRole('region', { name: 'Why this recipe' })).toContainText(
    'For a small child I left out salt',
  );
  await page.getByRole('button', { name: 'New Recipe' }).click();
  await promptBox(page).fill('vegetable soup for my father with Crohn’s disease');
  await page.getByRole('button', { name: 'Generate Recipe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You mentioned “crohn' })).toBeVisible();
  await expect(preview(page)).toBeHidden();
  await generate(page, 'vegetable soup w/o celery');
  await expect(preview(page).getByRole('region', { name: 'Ingredients' })).not.toContainText(/celery/i);
}

async function takesARecipeThroughSignIn(page: Page): Promise<void> {
  const { email } = await newcomer(page, { subscribed: true });
  await page.context().clearCookies();
  await open(page, '/ai-assistant');
  const title = await generate(page, 'Tomato and lentil soup for four');
  await page.getByRole('tab', { name: 'AI Generate' }).click();
  await page.getByRole('button', { name: 'AI Generate' }).click();
  await expect(toasts(page).filter({ hasText: 'Image Generated' })).toBeVisible();
  const drawn = await preview(page).getByRole('img', { name: title }).getAttribute('src');
  await page.getByRole('link', { name: 'Save Recipe (Login Required)' }).click();

  await expect(page).toHaveURL(/\/auth/);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();

  await expect(page).toHaveURL(/\/ai-assistant$/);
  await expect(preview(page).getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(promptBox(page)).toHaveValue('Tomato and lentil soup for four');
  await expect(preview(page).getByRole('img', { name: title })).toHaveAttribute('src', drawn ?? '');
  const visited = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Save & Post Recipe' }).click();

  await expect(page).toHaveURL(/\/submission-success$/);
  expect(await page.evaluate(() => history.length)).toBe(visited);
  await expect(toasts(page).filter({ hasText: 'Recipe Saved!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recipe Submitted!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Another Recipe' })).toHaveAttribute('href', '/create');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(await page.evaluate(() => localStorage.getItem('ai-recipe-state'))).toBeNull();
  await page.getByRole('link', { name: 'View Recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Add to Meal Plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add meal' }).click();
  await expect(toasts(page).filter({ hasText: 'Added to meal plan' })).toBeVisible();
  await goTo(page, '/grocery-list');
  await expect(page.getByRole('checkbox', { name: /lentil/i })).toBeVisible();
}

async function offersPictures(page: Page): Promise<void> {
  await goTo(page, '/ai-assistant');
  await generate(page, 'Apple pancakes');
  const photos = page.getByRole('link', { name: 'Search stock photos' });
  await expect(photos).toHaveAttribute('target', '_blank');
  await expect(photos).toHaveAttribute('href', /^https:\/\/unsplash\.com\/s\/photos\/\S+/);
  await page.getByRole('tab', { name: 'AI Generate' }).click();
  await page.getByRole('button', { name: 'AI Generate' }).click();
  await expect(toasts(page).filter({ hasText: 'Image Generated' })).toBeVisible();
  const picture = preview(page).getByRole('img');
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Another one' }).click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await page.getByRole('tab', { name: 'Upload' }).click();
  await expect(page.getByRole('group', { name: 'Picture of the dish' })).toBeVisible();
}

test.describe('the AI chef', () => {
  test('cooks for a visitor, keeps its answer in view and after a reload until it is cleared, changes it on request, omits what is unsafe, and asks if it understands nothing', async ({
    page,
  }) => {
    await open(page, '/ai-assistant');
    await keepsItsAnswerInView(page);
    await page.getByRole('button', { name: 'New Recipe' }).click();
    await cooksForAVisitor(page);
    await changesOnRequest(page);
    await page.getByRole('button', { name: 'New Recipe' }).click();
    await page.reload();
    await omitsWhatIsUnsafe(page);
  });

  test('takes a visitor’s recipe through sign-in to its page, the plan and the list, and offers a picture from stock photos, by AI or by upload', async ({
    page,
  }) => {
    await takesARecipeThroughSignIn(page);
    await offersPictures(page);
  });
});

test('a submission page without a recipe says so and redirects Home after 3 seconds', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, DEMO.subscriber);
  await page.clock.install();
  await stopClock(page);
  await open(page, '/submission-success');
  await expect(page.getByRole('heading', { name: 'Recipe information not found' })).toBeVisible();
  // The code for toasts is loaded after the page.
  await expect(page.locator('section[aria-label^="Notifications"]')).toBeAttached();
  await page.clock.runFor(1_500);
  await expect(toasts(page).filter({ hasText: 'Recipe information not found' })).toBeVisible();
  await page.clock.runFor(1_400);
  await expect(page).toHaveURL(/\/submission-success$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/$/);
});
