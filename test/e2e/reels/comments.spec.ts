import type { Page } from '@playwright/test';
import { publishRecipe } from '../recipes/published.ts';
import { axe, expect, goTo, MOVING, newcomer, open, signInAs, test, toasts } from '../support/plateful.ts';
import { plays, publish, reel, unique } from './reels.ts';

// All tests share one feed, in which others delete videos that come next.
test.use({ expectedErrors: [/404/] });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Comments' });
const comment = (page: Page, username: string) =>
  sheet(page).getByRole('article', { name: `Comment by @${username}` });
const commentsButton = (page: Page, title: string) =>
  reel(page, title).getByRole('button', { name: `Comments on ${title}` });

test.describe('while a video plays', () => {
  test.use(MOVING);

  test('people comment on a playing video, undo a deletion, and its button counts comments', async ({
    page,
  }) => {
    const author = await newcomer(page);
    const title = unique('Talked about');
    const id = await publish(page, title);
    const fan = await newcomer(page);
    await open(page, `/reels/${id}`);
    await expect(commentsButton(page, title)).toHaveText('');
    await commentsButton(page, title).click();
    await expect(sheet(page)).toContainText('No comments yet');
    await sheet(page).getByLabel('Add a comment').fill('Which pan is that?');
    await sheet(page).getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(comment(page, fan.username)).toContainText('Which pan is that?');
    expect(await plays(page, title)).toBe(true);
    expect((await axe(page).include('dialog[open]').analyze()).violations).toEqual([]);
    await comment(page, fan.username).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(sheet(page)).toContainText('Comment deleted');
    const undo = sheet(page).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(comment(page, fan.username)).toContainText('Which pan is that?');
    // The sheet handles the arrow keys.
    await page.keyboard.press('ArrowDown');
    await sheet(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(commentsButton(page, title)).toHaveText('1');
    await expect(commentsButton(page, title)).toBeFocused();

    await signInAs(page, author.email);
    await open(page, `/reels/${id}#comments`);
    await comment(page, fan.username)
      .getByRole('button', { name: `Reply to @${fan.username}` })
      .click();
    await page.getByRole('textbox', { name: `Reply to @${fan.username}` }).fill('Cast iron.');
    await sheet(page).getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(comment(page, author.username)).toContainText('Cast iron.');
    await expect(comment(page, author.username)).toContainText('Author');
  });
});

test('an @ suggests people in the thread, then others by username, by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  const author = await newcomer(page);
  const title = unique('Mentioned');
  const id = await publish(page, title);
  const stranger = await newcomer(page);
  await newcomer(page);
  await open(page, `/reels/${id}#comments`);
  const field = sheet(page).getByLabel('Add a comment');
  await field.fill('Thanks ');
  await field.press('End');
  await field.pressSequentially('@');
  const people = sheet(page).getByRole('listbox', { name: 'People to mention' });
  await expect(people.getByRole('option')).toHaveText([`@${author.username}Casey Cook`]);
  await expect(sheet(page).getByText('1 person to mention.')).toBeAttached();
  await field.pressSequentially(stranger.username.slice(0, -2));
  await expect(people.getByRole('option', { name: `@${stranger.username}` })).toBeVisible();
  await field.fill('Thanks ');
  await field.press('End');
  await field.pressSequentially('@');
  await expect(people.getByRole('option', { name: `@${author.username}` })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await field.getAttribute('aria-activedescendant')).toBe(
    await people.getByRole('option', { selected: true }).getAttribute('id'),
  );
  await field.press('Escape');
  await expect(people).toBeHidden();
  await expect(sheet(page)).toBeVisible();
  await field.pressSequentially('c');
  await field.press('Backspace');
  await field.press('Backspace');
  await field.pressSequentially('@');
  await field.press('Enter');
  await expect(field).toHaveValue(`Thanks @${author.username} `);
  await expect(people).toBeHidden();
});

test('a video appears on its author’s profile and in followers’ feeds, and its author edits it', async ({
  page,
}) => {
  const author = await newcomer(page);
  const [title, changed, dish] = [unique('Posted'), unique('Changed'), unique('Leek soup')];
  const recipeId = await publishRecipe(page, { title: dish });
  const id = await publish(page, title);
  const { id: authorId } = await (
    await page.context().request.get(`/api/profiles/${author.username}`)
  ).json();
  const fan = await newcomer(page);
  expect((await page.context().request.put(`/api/profiles/${authorId}/follow`)).ok()).toBe(true);

  await signInAs(page, author.email);
  await open(page, `/reels/${id}`);
  await reel(page, title).getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Edit video' });
  await editor.getByLabel('Title').fill('');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toContainText('Please give the video a title.');
  await editor.getByLabel('Title').fill(changed);
  await editor.getByRole('combobox', { name: 'Recipe' }).selectOption(recipeId);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText(['Video saved']);
  await expect(reel(page, changed).getByRole('link', { name: `Cook this: ${dish}` })).toBeVisible();

  await signInAs(page, fan.email);
  await open(page, '/feed');
  await expect(page.getByRole('link', { name: dish })).toBeVisible();
  await expect(page.getByRole('link', { name: changed })).toHaveAttribute('href', `/reels/${id}`);
  await goTo(page, `/profile/${author.username}`);
  await page.locator('#videos').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: new RegExp(`^${changed}, video`) }).click();
  await expect(reel(page, changed)).toBeVisible();
  await expect(reel(page, changed).getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);

  // Its author deletes it elsewhere.
  await signInAs(page, author.email);
  expect((await page.context().request.delete(`/api/reels/${id}`)).ok()).toBe(true);
  await signInAs(page, fan.email);
  await commentsButton(page, changed).click();
  await expect(sheet(page)).toContainText('This video does not exist. It may have been deleted.');
  await expect(sheet(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(sheet(page).getByRole('textbox')).toHaveCount(0);
});
