import type { Page } from '@playwright/test';
import { DEMO, open, signInAs } from '../support/plateful.ts';

/** Signs the demo's admin in as one who has logged in as admin, in place of whoever was. */
export async function logInAsAdmin(page: Page): Promise<void> {
  await page.context().clearCookies();
  await signInAs(page, DEMO.admin, { elevated: true });
}

export async function openAsAdmin(page: Page, path: string): Promise<void> {
  await logInAsAdmin(page);
  await open(page, path);
}
