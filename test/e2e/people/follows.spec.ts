import type { Page } from '@playwright/test';
import {
  axe,
  expect,
  goTo,
  holdBack,
  newcomer,
  open,
  signInAs,
  test,
  toasts,
  told,
} from '../support/plateful.ts';
import { following, settled } from '../support/settled.ts';
import { somebody } from './people.ts';

async function showsTheLastPress(page: Page, path: string): Promise<void> {
  await open(page, path);
  const answerFirst = await holdBack(page, '**/rpc/profiles/follow');
  const answerSecond = await holdBack(page, '**/rpc/profiles/unfollow');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Following', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  const later = page.waitForRequest('**/rpc/profiles/unfollow');
  answerFirst();
  await later;
  await settled(page);
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible({ timeout: 1_000 });
  const answered = page.waitForResponse('**/rpc/profiles/unfollow');
  answerSecond();
  await answered;
  // Whom somebody follows arrives after the page itself.
  const whole = following(page);
  await open(page, path);
  await whole();
  await expect(page.getByRole('link', { name: '0 Followers' })).toBeVisible();
}

async function isAlreadyFollowed(page: Page, path: string): Promise<void> {
  const answer = await page.context().request.get(`/api${path.replace('/profile/', '/profiles/')}`);
  const { id } = (await answer.json()) as { id: string };
  await page.context().request.put(`/api/profiles/${id}/follow`, { data: {} });
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await told(page, 'Already Following');
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '1 Followers' })).toBeVisible();
}

async function staysFollowed(page: Page, path: string): Promise<void> {
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Following', exact: true }).click();
  await told(page, 'Authentication Required', 'Please sign in to unfollow users.');
  await expect(page).toHaveURL(/^[^?]*\/login\?from=/);

  await open(page, path);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await told(page, 'Authentication Required', 'Please sign in to follow users.');
  await expect(page).toHaveURL(/^[^?]*\/login\?from=/);
}

async function isRemovedFromFollowers(page: Page): Promise<void> {
  const { email, username } = await newcomer(page);
  await newcomer(page);
  await open(page, `/profile/${username}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('link', { name: '1 Followers' })).toBeVisible();
  await signInAs(page, email);
  await open(page, '/profile?people=followers');
  const dialog = page.getByRole('dialog', { name: 'Followers' });
  await dialog.getByRole('button', { name: 'Remove Casey Cook from your followers' }).click();
  await page
    .getByRole('dialog', { name: 'Remove Casey Cook?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(dialog.getByText('Nobody follows you yet')).toBeVisible();
}

async function isLeftOutOfLists(page: Page): Promise<void> {
  const path = '/profile/ari_writes';
  const theirs = page.getByRole('main').getByRole('link', { name: '@ari_writes' });
  await open(page, '/category/breakfast');
  await expect(theirs).not.toHaveCount(0);
  await goTo(page, path);
  await page.getByRole('button', { name: 'More about' }).click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  await told(page, 'Muted');
  await goTo(page, '/category/breakfast');
  await expect(theirs).toHaveCount(0);
  await goTo(page, path);
  await expect(page.getByRole('article')).not.toHaveCount(0);
}

test.describe('another person', () => {
  test('can be followed, unfollowed, muted and blocked, and a double press counts once', async ({ page }) => {
    const { username: theirs, path } = await somebody(page);
    const { username: own } = await newcomer(page);
    await open(page, path);
    const followed = page.waitForResponse('**/rpc/profiles/follow');
    await page.getByRole('button', { name: 'Follow', exact: true }).dblclick();
    const following = page.getByRole('button', { name: 'Following', exact: true });
    await expect(following).toBeVisible();
    await expect(page.getByRole('link', { name: '1 Followers' })).toBeVisible();
    // A reload before the response would cancel the request.
    await followed;
    // The page itself may be an older copy, but its data about the reader is not.
    await page.reload();
    await expect(following).toBeVisible();
    await page.getByRole('link', { name: '1 Followers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Followers' });
    await expect(dialog.getByRole('link', { name: `@${own}` })).toBeVisible();
    expect((await axe(page).include('dialog').analyze()).violations).toEqual([]);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await open(page, '/profile');
    await page.getByRole('link', { name: '1 Following' }).click();
    const list = page.getByRole('dialog', { name: 'Following' });
    await expect(list.getByRole('link', { name: `@${theirs}` })).toBeVisible();
    await list.getByRole('button', { name: 'Following Casey Cook' }).click();
    await expect(list.getByRole('button', { name: 'Follow Casey Cook' })).toBeVisible();
    await list.getByRole('button', { name: 'Close' }).click();
    await open(page, path);
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '0 Followers' })).toBeVisible();

    await page.getByRole('button', { name: 'Follow', exact: true }).dblclick();
    await expect(following).toBeVisible();
    await expect(page.getByRole('link', { name: '1 Followers' })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);

    const menu = page.getByRole('button', { name: 'More about Casey Cook' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Mute' }).click();
    await told(page, 'Muted Casey Cook');
    await page.getByRole('button', { name: 'Undo' }).click();
    await told(page, 'Unmuted Casey Cook');
    await page.reload();
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Mute' })).toBeVisible();

    await page.getByRole('menuitem', { name: 'Block' }).click();
    await page
      .getByRole('dialog', { name: 'Block Casey Cook?' })
      .getByRole('button', { name: 'Block' })
      .click();
    await expect(page.getByRole('heading', { name: 'You have blocked Casey Cook' })).toBeVisible();
    await expect(page.getByRole('link', { name: '0 Followers' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
    await goTo(page, '/settings');
    await page.getByRole('button', { name: 'Blocked people' }).click();
    const blocked = page.getByRole('dialog', { name: 'Blocked people' });
    await blocked.getByRole('button', { name: 'Unblock Casey Cook' }).click();
    await expect(blocked.getByText('You have not blocked anyone')).toBeVisible();
  });

  test.describe('when the server answers late or refuses', () => {
    test.use({ expectedErrors: [/401|409/] });
    test('shows the state of the last press, whatever the server responds in between, or ‘Already Following’, and once signed out stays followed and leads to the login', {
      tag: '@desktop',
    }, async ({ page }) => {
      const { path } = await somebody(page);
      await newcomer(page);
      await showsTheLastPress(page, path);
      await isAlreadyFollowed(page, path);
      await staysFollowed(page, path);
    });
  });

  test('can be removed from one’s followers, and, once muted, is left out of lists, but not of their profile', async ({
    page,
  }) => {
    await isRemovedFromFollowers(page);
    await isLeftOutOfLists(page);
  });
});
