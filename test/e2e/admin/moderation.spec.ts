import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { publishRecipe } from '../recipes/published.ts';
import {
  axe,
  becomeVisitor,
  DEMO,
  expect,
  goTo,
  newcomer,
  open,
  signInAs,
  test,
  toasts,
} from '../support/plateful.ts';

const item = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Opens a queue filtered by these words: items of other tests come and go. */
const openQueue = (page: Page, queue: 'reports' | 'held' | 'appeals', words: string) =>
  open(page, `/admin/moderation?${new URLSearchParams({ queue, q: words })}`);

async function narrowsAQueue(page: Page): Promise<void> {
  const mark = randomUUID().slice(0, 8);
  await newcomer(page);
  const [ad, copy] = [`Ad stew ${mark}`, `Copied stew ${mark}`];
  const ids = [await publishRecipe(page, { title: ad }), await publishRecipe(page, { title: copy })];
  await newcomer(page);
  for (const [at, reason] of ['spam', 'copyright'].entries()) {
    const data = { contentType: 'recipe', contentId: ids[at], reason };
    expect((await page.context().request.post('/api/reports', { data })).ok()).toBe(true);
  }

  await signInAs(page, DEMO.admin);
  await open(page, '/admin/moderation?queue=reports');
  await page.getByRole('searchbox', { name: 'Search by author or words' }).fill(mark);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Reason').selectOption('Spam');
  await expect(item(page, copy)).toBeHidden();
  await expect(item(page, ad)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`reason=spam&q=${mark}`));
  await page.reload();
  await expect(page.getByLabel('Reason')).toHaveValue('spam');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Type').selectOption('Comment');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search by author or words' })).toHaveValue('');
  await expect(page).toHaveURL('/admin/moderation?queue=reports');
  await expect(page.getByRole('article')).not.toHaveCount(0);
}

async function suspendsAnAuthor(page: Page): Promise<void> {
  const title = `Ad soup ${randomUUID().slice(0, 8)}`;
  const { email: author } = await newcomer(page);
  const id = await publishRecipe(page, { title });
  await newcomer(page);
  await page.context().request.post('/api/reports', {
    data: { contentType: 'recipe', contentId: id, reason: 'spam' },
  });
  await signInAs(page, DEMO.admin);
  await openQueue(page, 'reports', title);
  expect((await axe(page).analyze()).violations).toEqual([]);
  await item(page, title).getByRole('button', { name: 'Suspend' }).click();
  await page.getByLabel('How long').selectOption('Permanently');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(item(page, title)).toContainText('suspended permanently');

  await signInAs(page, author);
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await goTo(page, '/reels/new');
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();

  await signInAs(page, DEMO.admin);
  await openQueue(page, 'reports', title);
  await item(page, title).getByRole('button', { name: 'Lift suspension' }).click();
  await expect(item(page, title)).not.toContainText('suspended');
  await item(page, title).getByRole('button', { name: 'Dismiss' }).click();
  await expect(item(page, title)).toBeHidden();
}

async function holdsWords(page: Page): Promise<void> {
  const word = `zork${randomUUID().slice(0, 6)}`;
  await signInAs(page, DEMO.admin);
  await openQueue(page, 'held', word);
  await page.getByLabel('Word', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('button', { name: `Stop holding ${word}` })).toBeVisible();

  await newcomer(page);
  const id = await publishRecipe(page, { title: `Soup with ${word}` });
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Waiting for review' })).toBeVisible();

  await signInAs(page, DEMO.admin);
  await openQueue(page, 'held', word);
  await item(page, `Soup with ${word}`).getByRole('button', { name: 'Approve' }).click();
  await expect(item(page, `Soup with ${word}`)).toBeHidden();
  await page.getByRole('button', { name: `Stop holding ${word}` }).click();
  await expect(page.getByRole('button', { name: `Stop holding ${word}` })).toBeHidden();
  await open(page, `/recipe/${id}`);
  await expect(page.getByRole('heading', { name: `Soup with ${word}` })).toBeVisible();
}

test('a report leads to a removal, the author’s banner, an appeal and the restoration', async ({ page }) => {
  const title = `Leek soup ${randomUUID().slice(0, 8)}`;
  const { email: author } = await newcomer(page);
  const id = await publishRecipe(page, { title });

  await newcomer(page);
  await open(page, `/recipe/${id}`);
  await page.getByRole('button', { name: `Report: ${title}`, exact: true }).click();
  await page.getByRole('radio', { name: 'Spam' }).check();
  await page.getByLabel('Details').fill('Sells pans.');
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await expect(toasts(page)).toContainText(['Report sent']);

  await signInAs(page, DEMO.admin);
  await openQueue(page, 'reports', title);
  await expect(item(page, title)).toContainText('Sells pans.');
  await expect(item(page, title)).toContainText('Casey Cook');
  await expect(item(page, title)).toContainText(/joined [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await item(page, title).getByRole('button', { name: 'Remove' }).click();
  await page.getByLabel('Message to the author').fill('No ads, please.');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toasts(page)).toContainText(['Content removed']);
  await expect(item(page, title)).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await becomeVisitor(page);
  expect((await page.context().request.get(`/recipe/${id}`)).status()).toBe(404);

  await signInAs(page, author);
  await open(page, '/profile');
  const banner = page.getByRole('region', { name: 'Messages from the moderators' });
  await expect(banner.getByRole('heading', { name: 'Content Removed' })).toBeVisible();
  await expect(banner).toContainText('No ads, please.');
  expect(
    (await axe(page).include('section[aria-label="Messages from the moderators"]').analyze()).violations,
  ).toEqual([]);
  await banner.getByRole('button', { name: 'Appeal' }).click();
  await page.getByLabel('Why should it be restored?').fill('I only named my own pan.');
  await page.getByRole('button', { name: 'Send Appeal' }).click();
  await expect(banner).toContainText('Your appeal is waiting for a moderator.');

  await signInAs(page, DEMO.admin);
  await openQueue(page, 'appeals', title);
  await expect(item(page, title)).toContainText('I only named my own pan.');
  await item(page, title).getByRole('button', { name: 'Uphold Appeal' }).click();
  await page.getByLabel('Answer').fill('You are right.');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(item(page, title)).toBeHidden();

  await signInAs(page, author);
  await open(page, '/profile');
  await expect(banner).toContainText('You are right.');
  await banner.getByRole('button', { name: 'Dismiss: Content Restored' }).click();
  await expect(banner).toBeHidden();
  await goTo(page, `/recipe/${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a moderator narrows a queue, which its address keeps, warns and suspends an author, chooses which words hold new content, and approves what was held', async ({
  page,
}) => {
  await narrowsAQueue(page);
  await suspendsAnAuthor(page);
  await holdsWords(page);
});
