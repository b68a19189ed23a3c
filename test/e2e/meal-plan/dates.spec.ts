import type { Page } from '@playwright/test';
import { formatDate } from '../../../src/shared/dates.ts';
import { expect, newcomer, open, test } from '../support/plateful.ts';
import { saved } from './planned.ts';

/**
 * Instants half an hour before or after midnight, and the local day. `dates.test.ts` covers everything computed from them.
 */
const PLACES: Record<string, [instant: string, day: string]> = {
  'America/Los_Angeles': ['2026-11-02T07:30:00Z', '2026-11-01'],
  // Here the clocks change at midnight: that day begins at one o'clock.
  'America/Santiago': ['2026-09-06T04:30:00Z', '2026-09-06'],
  'Pacific/Kiritimati': ['2026-01-30T10:30:00Z', '2026-01-31'],
};

/** The previous and next days, computed independently of our own code. */
const neighbor = (day: string, days: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
};

const heading = (page: Page, date: string) =>
  page.getByRole('heading', { level: 2, name: formatDate(date, 'MMMM d, yyyy'), exact: true });

test('today, headings, navigation and added meals use the local date, half an hour from midnight too', {
  tag: '@desktop',
}, async ({ page }) => {
  // A day is the same on a phone.
  await newcomer(page, { subscribed: true });
  const session = await page.context().newCDPSession(page);
  for (const [timezoneId, [instant, day]] of Object.entries(PLACES)) {
    await session.send('Emulation.setTimezoneOverride', { timezoneId });
    await page.clock.setFixedTime(instant);
    await open(page, '/meal-plan?view=daily');
    await expect(page).toHaveURL(`/meal-plan?date=${day}&view=daily`);
    await expect(heading(page, day)).toBeVisible();
    await expect(page.getByText('Today', { exact: true })).toHaveCount(2);
    await walkFrom(page, day);

    const suggestions = page.getByRole('region', { name: 'Smart Suggestions' });
    const adding = suggestions.getByTitle("Today's dinner");
    await expect(adding).toHaveCount(3);
    const [name = ''] = await suggestions.getByRole('heading', { level: 3 }).allInnerTexts();
    await adding.and(page.getByRole('button', { name: `Add ${name}`, exact: true })).click();
    const added = expect.objectContaining({ date: day, recipeName: name });
    await expect.poll(() => saved(page)).toContainEqual(added);
  }
});

/** Walks to the days around today, and back by the calendar and the button. */
async function walkFrom(page: Page, day: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(heading(page, neighbor(day, 1))).toBeVisible();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(heading(page, neighbor(day, -1))).toBeVisible();

  await page.getByRole('button', { name: 'Jump to day' }).click();
  const calendar = page.getByRole('dialog', { name: 'Jump to day' });
  await calendar.getByRole('button', { name: `Today, ${formatDate(day, 'EEEE, MMMM d, yyyy')}` }).click();
  await expect(page).toHaveURL(`/meal-plan?date=${day}&view=daily`);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(heading(page, day)).toBeVisible();
}
