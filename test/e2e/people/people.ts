import type { Page } from '@playwright/test';
import { newcomer } from '../support/plateful.ts';

/** Somebody else's profile: their username, and its path. */
export async function somebody(page: Page): Promise<{ username: string; path: string }> {
  const { username } = await newcomer(page);
  return { username, path: `/profile/${username}` };
}
