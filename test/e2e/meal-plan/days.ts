import type { Locator, Page } from '@playwright/test';

/** A day in the week's view, such as 'Tue 5'. */
export const weekDay = (page: Page, day: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: day }) });

/** A day in the month's view, such as 'May 5, 2026'. */
export const monthDay = (page: Page, day: string): Locator =>
  page.getByRole('cell').filter({ has: page.getByRole('link', { name: `, ${day}, ` }) });

export const mealIn = (place: Locator, name: string): Locator =>
  place.getByRole('listitem').filter({ hasText: name });

/** A meal in the view of one day. */
export const mealOfDay = (page: Page, name: string): Locator => mealIn(page.getByRole('tabpanel'), name);
