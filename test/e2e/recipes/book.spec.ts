import type { Page } from '@playwright/test';
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

const STEW = `Serves 2

Ingredients
500 g beef
2 carrots

Method
Brown the beef in a pot.
Add the carrots and simmer for 2 hours.`;

const entries = (page: Page) => page.getByRole('list', { name: 'Recipes in your book' });
const entry = (page: Page, name: string) => entries(page).getByRole('article', { name });
const editor = (page: Page, name: 'Add Recipe' | 'Edit Recipe' = 'Add Recipe') =>
  page.getByRole('dialog', { name, exact: true });
const shown = (page: Page) => entries(page).getByRole('article').evaluateAll(titlesOf);
const titlesOf = (all: Element[]) =>
  all.map((one) => one.querySelector('h2 button > span > span')?.textContent);

/** Adds entries through the API; the last one is the newest. */
async function write(page: Page, ...texts: [title: string, content: string][]): Promise<void> {
  for (const [title, content] of texts) {
    const data = { id: crypto.randomUUID(), title, content };
    const answer = await page.context().request.post('/api/recipe-book', { data });
    expect(answer.ok()).toBe(true);
  }
}

async function writesDownARecipe(page: Page): Promise<void> {
  await newcomer(page, { subscribed: true });
  await open(page, '/profile');
  await page.getByRole('main').getByRole('link', { name: 'Recipe Book' }).click();
  await expect(page.getByRole('heading', { name: 'Your book is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Write your first recipe' }).click();
  const required = editor(page).getByText('Title and content are required');
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expect(required).toBeVisible();
  await expect(editor(page).getByLabel('Title')).toBeFocused();
  await editor(page).getByLabel('Title').fill('Beef stew');
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expect(required).toBeVisible();
  await expect(editor(page).getByLabel('Recipe')).toBeFocused();
  await editor(page).getByLabel('Recipe').fill(STEW);
  await expect(required).toBeHidden();
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expect(editor(page)).toBeHidden();
  await expect(entry(page, 'Beef stew')).toContainText('Serves 2');
  await page.reload();
  await hydrated(page);
  await expect(entry(page, 'Beef stew')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Add Recipe' })).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(entry(page, 'Beef stew').getByText('Serves 2')).toHaveCSS('-webkit-line-clamp', 'none');
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Add Recipe' }).click();
  await editor(page).getByLabel('Title').fill('Half a thought');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  // The browser closes a dialog by itself at the third Escape.
  for (let time = 0; time < 4; time++) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(editor(page).getByLabel('Title')).toHaveValue('Half a thought');
    await expect(editor(page)).toBeVisible();
  }
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  await expect(editor(page).getByLabel('Title')).toHaveValue('Half a thought');
  await editor(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(editor(page)).toBeHidden();
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  await expect(editor(page).getByLabel('Title')).toHaveValue('');

  await editor(page).getByLabel('Title').fill('Half a thought');
  await page.goBack();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await expect(editor(page)).toBeHidden();
  await open(page, '/recipe-book');
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  await expect(editor(page).getByLabel('Title')).toHaveValue('');
  await editor(page).getByRole('button', { name: 'Cancel' }).click();
}

async function searchesAndRestores(page: Page): Promise<void> {
  await write(page, ['Plum jam', 'Plums and sugar.'], ['Dumplings', 'Flour and plums.'], ['Toast', 'Bread.']);
  await open(page, '/recipe-book');
  await expect.poll(() => shown(page)).toEqual(['Toast', 'Dumplings', 'Plum jam', 'Beef stew']);
  const search = page.getByRole('searchbox', { name: 'Search your recipe book' });
  await search.fill('PLUMS');
  await expect(entry(page, 'Toast')).toBeHidden();
  await expect.poll(() => shown(page)).toEqual(['Dumplings', 'Plum jam']);
  await search.fill('plums sugar');
  await expect(entry(page, 'Dumplings')).toBeHidden();
  await expect.poll(() => shown(page)).toEqual(['Plum jam']);
  await search.fill('pineapple');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(entry(page, 'Toast')).toBeVisible();

  await entry(page, 'Dumplings').getByRole('button', { name: 'Dumplings' }).click();
  await entry(page, 'Dumplings').getByRole('button', { name: 'Delete' }).click();
  await expect(entry(page, 'Dumplings')).toBeHidden();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(entry(page, 'Dumplings')).toBeVisible();
  await page.reload();
  await expect(entry(page, 'Dumplings')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(['Toast', 'Dumplings', 'Plum jam', 'Beef stew']);
}

async function becomesARecipe(page: Page): Promise<void> {
  await newcomer(page, { subscribed: true });
  await write(page, ['Beef stew', STEW]);
  await open(page, '/recipe-book');
  await entry(page, 'Beef stew').getByRole('button', { name: 'Beef stew' }).click();
  await entry(page, 'Beef stew').getByRole('button', { name: 'Turn into a full recipe' }).click();
  await expect(page.getByText('From your recipe book. Check it, then save.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Beef stew');
  await page.getByLabel('Description').fill('Grandmother’s.');
  await page.getByRole('button', { name: 'Save and shop' }).click();
  await expect(page).toHaveURL(/\/grocery-list/);
  await expect(page.getByRole('checkbox', { name: '500 g beef' })).toBeVisible();

  await open(page, '/recipe-book');
  await entry(page, 'Beef stew').getByRole('button', { name: 'Beef stew' }).click();
  await entry(page, 'Beef stew').getByRole('link', { name: 'View Recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beef stew' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ingredients' })).toContainText('500 g beef');
  await expect(page.getByRole('region', { name: 'Instructions' })).toContainText('simmer for 2 hours');
}

async function keepsARecipe(page: Page): Promise<void> {
  const recipe = (await recipes(page)).find(({ title }) => title !== 'Beef stew');
  const title = recipe?.title ?? '';
  await goTo(page, `/recipe/${recipe?.id}`);
  await page.getByRole('button', { name: 'Save to Recipe Book' }).click();
  await page.getByRole('link', { name: 'Open Recipe Book' }).click();
  await entry(page, title).getByRole('button', { name: title }).click();
  await expect(entry(page, title)).toContainText('Ingredients');
  await expect(entry(page, title).getByRole('link', { name: 'View Recipe' })).toHaveAttribute(
    'href',
    `/recipe/${recipe?.id}`,
  );
}

async function leadsToABook(page: Page): Promise<void> {
  const [recipe] = await recipes(page);
  await open(page, `/recipe/${recipe?.id}`);
  await page.getByRole('button', { name: 'Save to Recipe Book' }).click();
  await expect(page.getByText('Please sign in to save recipes and view grocery lists')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await signInAs(page, DEMO.member);
  await open(page, `/recipe/${recipe?.id}`);
  await page.getByRole('button', { name: 'Save to Recipe Book' }).click();
  await expect(page).toHaveURL(/\/subscription/);
}

async function changesAnEntry(page: Page): Promise<void> {
  await newcomer(page, { subscribed: true });
  await write(page, ['Soup', 'Boil water.']);
  await open(page, '/recipe-book');
  const edit = async () => {
    const card = entry(page, 'Soup');
    await card.getByRole('button', { name: 'Soup' }).click();
    await card.getByRole('button', { name: 'Edit' }).click();
  };
  const sheet = editor(page, 'Edit Recipe');
  await edit();
  await sheet.getByLabel('Title').fill('');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Title and content are required')).toBeVisible();
  await sheet.getByLabel('Title').fill('Better soup');

  const { request } = page.context();
  const { entries: stored } = await (await request.get('/api/recipe-book')).json();
  const theirs = { version: 1, title: 'Soup', content: 'Boil salted water.' };
  await request.put(`/api/recipe-book/${stored[0].id}`, { data: theirs });
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByText('changed elsewhere since you opened it')).toBeVisible();
  await sheet.getByRole('button', { name: 'Show saved version' }).click();
  await expect(sheet.getByLabel('Recipe')).toHaveValue('Boil salted water.');
  await sheet.getByLabel('Title').fill('Better soup');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(entry(page, 'Better soup')).toContainText('Boil salted water.');
}

test('a cook writes down recipes with title and text, is asked before closing unsaved work, which a reload keeps, prints them in full, searches them, newest first, and restores a deleted one in place', async ({
  page,
}) => {
  await writesDownARecipe(page);
  await searchesAndRestores(page);
});

test.describe('a recipe book', () => {
  test.use({ expectedErrors: [/409/] });
  test('people without a book are led to where they get one, and an entry can be changed, even after another tab changed it', {
    tag: '@desktop',
  }, async ({ page }) => {
    await leadsToABook(page);
    await changesAnEntry(page);
  });
});

test('an entry becomes a recipe to plan and shop for, and a recipe is kept in the book as text that links to it', async ({
  page,
}) => {
  await becomesARecipe(page);
  await keepsARecipe(page);
});
