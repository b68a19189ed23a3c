import type { Page } from '@playwright/test';
import { DEMO, open, signInAs } from '../support/plateful.ts';

/** Signs in the demo's admin with an admin login, replacing whoever was signed in. */
export async function logInAsAdmin(page: Page): Promise<void> {
  await page.context().clearCookies();
  await signInAs(page, DEMO.admin, { elevated: true });
}

export async function openAsAdmin(page: Page, path: string): Promise<void> {
  await logInAsAdmin(page);
  await open(page, path);
}
