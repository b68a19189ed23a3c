import type { Page } from '@playwright/test';
import { MEMBER_COOKIE } from '../../src/shared/member-cookie.ts';
import { DEMO, expect, open } from './plateful.ts';

/** Logs the demo's admin in as admin, in place of whoever was signed in. */
export async function logInAsAdmin(page: Page): Promise<void> {
  await page.context().clearCookies();
  const data = { email: DEMO.admin, password: DEMO.password };
  const answer = await page.context().request.post('/api/admin/session', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { origin } = new URL(answer.url());
  await page.context().addCookies([{ name: MEMBER_COOKIE, value: '1', url: origin }]);
}

export async function openAsAdmin(page: Page, path: string): Promise<void> {
  await logInAsAdmin(page);
  await open(page, path);
}
