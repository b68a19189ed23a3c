import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { axe, becomeVisitor, expect, newcomer, open, signInAs, test } from '../support/plateful.ts';
import { publishRecipe } from './published.ts';

async function say(page: Page, recipeId: string, text: string, parentId?: string): Promise<string> {
  const commentId = randomUUID();
  const answer = await page
    .context()
    .request.post(`/api/threads/recipe/${recipeId}/comments`, { data: { commentId, text, parentId } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return commentId;
}

const section = (page: Page) => page.getByRole('region', { name: /^Comments/ });
const comment = (page: Page, name: string): Locator =>
  section(page).getByRole('article', { name: `Comment by @${name}` });

/** Opens a recipe and scrolls to its comments, which load only then. */
async function openComments(page: Page, recipeId: string): Promise<void> {
  await open(page, `/recipe/${recipeId}`);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await expect(section(page)).toBeVisible();
}

async function pinsAndCloses(page: Page): Promise<{ recipeId: string; username: string }> {
  const author = await newcomer(page);
  const recipeId = await publishRecipe(page);
  const first = await newcomer(page);
  await say(page, recipeId, 'First.');
  await newcomer(page);
  await say(page, recipeId, 'Second.');

  await signInAs(page, author.email);
  await openComments(page, recipeId);
  const items = section(page).getByRole('article');
  await expect(items).toContainText(['Second.', 'First.']);
  await comment(page, first.username).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Pin' }).click();
  await expect(items).toContainText(['First.', 'Second.']);
  await expect(comment(page, first.username)).toContainText('Pinned');
  await page.getByRole('button', { name: 'Turn comments off' }).click();
  await expect(section(page)).toContainText('The author has turned comments off.');

  await newcomer(page);
  await openComments(page, recipeId);
  await expect(section(page)).toContainText('The author has turned comments off.');
  await expect(page.getByLabel('Add a comment')).toHaveCount(0);
  await expect(section(page).getByRole('button', { name: /^Reply/ })).toHaveCount(0);
  return { recipeId, username: first.username };
}

async function asksVisitorsToSignIn(
  page: Page,
  { recipeId, username }: { recipeId: string; username: string },
): Promise<void> {
  await becomeVisitor(page);
  await openComments(page, recipeId);
  await expect(section(page)).toContainText('First.');
  await section(page)
    .getByRole('article', { name: `Comment by @${username}` })
    .getByRole('button', { name: /^Like/ })
    .click();
  await expect(page).toHaveURL(/\/login\?from=/);
}

test('a cook comments, edits, likes and deletes, and a reader replies and mentions the cook', async ({
  page,
}) => {
  await newcomer(page);
  const recipeId = await publishRecipe(page);
  const cook = await newcomer(page);
  await openComments(page, recipeId);
  await expect(section(page)).toContainText('No comments yet');
  await page.getByLabel('Add a comment').fill('Lovly soup <b>really</b>');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const own = comment(page, cook.username);
  await expect(own).toContainText('Lovly soup <b>really</b>');
  await expect(page.getByLabel('Add a comment')).toHaveValue('');
  await expect(own).toBeFocused();
  await expect(own.getByRole('button', { name: 'Report' })).toHaveCount(0);

  await own.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Edit your comment').fill('Lovely soup');
  await section(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own).toContainText('Lovely soup');
  await expect(own).toContainText('edited');
  await expect(own).toBeFocused();

  const reader = await newcomer(page);
  await openComments(page, recipeId);
  await own.getByRole('button', { name: 'Like' }).click();
  await expect(own.getByRole('button', { name: 'Like 1', pressed: true })).toBeVisible();
  await own.getByRole('button', { name: `Reply to @${cook.username}` }).click();
  const answer = page.getByRole('textbox', { name: `Reply to @${cook.username}` });
  await expect(answer).toBeFocused();
  await answer.fill(`Thanks, @${cook.username}! And @nobody_at_all`);
  await section(page).getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(own.getByRole('button', { name: `Reply to @${cook.username}` })).toBeFocused();
  const reply = comment(page, reader.username);
  await expect(reply.getByRole('link', { name: `@${cook.username}` })).toHaveAttribute(
    'href',
    `/profile/${cook.username}`,
  );
  await expect(reply.getByRole('link', { name: '@nobody_at_all' })).toHaveCount(0);
  expect((await axe(page).include('#comments').analyze()).violations).toEqual([]);

  await signInAs(page, cook.email);
  await openComments(page, recipeId);
  await own.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(section(page)).toContainText('Comment deleted');
  await expect(reply).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('the author of a recipe pins a comment and closes the thread, which visitors read, who are asked to sign in to take part', async ({
  page,
}) => {
  await asksVisitorsToSignIn(page, await pinsAndCloses(page));
});

test.describe('when the server is unreachable', () => {
  test.use({ expectedErrors: [/Failed to load resource|Plateful could not answer/] });

  test('a comment stays in its field, even after a reload, and is sent once', async ({ page }) => {
    await newcomer(page);
    const recipeId = await publishRecipe(page);
    await openComments(page, recipeId);
    await expect(section(page)).toContainText('No comments yet');
    await page.route('**/rpc/comments/add', (route) => route.abort());
    await page.getByLabel('Add a comment').fill('Worth keeping.');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(section(page)).toContainText('Plateful cannot be reached right now.');
    await expect(page.getByLabel('Add a comment')).toHaveValue('Worth keeping.');
    await page.unroute('**/rpc/comments/add');
    await openComments(page, recipeId);
    await expect(page.getByLabel('Add a comment')).toHaveValue('Worth keeping.');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(section(page).getByRole('article')).toHaveCount(1);
  });
});
