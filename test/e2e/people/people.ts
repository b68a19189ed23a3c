import type { Page } from '@playwright/test';
import { expect, newcomer, toasts } from '../support/plateful.ts';

/** Waits for a toast with all of this. */
export async function told(page: Page, title: string, text = ''): Promise<void> {
  await expect(toasts(page).filter({ hasText: title }).filter({ hasText: text })).toBeVisible();
}

/** Somebody else's profile: their username, and where it stands. */
export async function somebody(page: Page): Promise<{ username: string; path: string }> {
  const { username } = await newcomer(page);
  return { username, path: `/profile/${username}` };
}
