import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axe, expect, open, test } from './plateful.ts';

// Without NEWSLETTER_URL, Plateful sends its own.
test.use({ settings: { ACCESS: 'strict' } });
test.describe.configure({ mode: 'default' });

function linkIn(dataDir: string, to: string): string | undefined {
  // The folder comes with the first mail.
  const mails = globSync(join(dataDir, 'outbox', '*')).map((file) =>
    readFileSync(file, 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '='),
  );
  return /\/newsletter\/confirm\?token=\S+/.exec(mails.find((mail) => mail.includes(`To: ${to}`)) ?? '')?.[0];
}

test('somebody subscribes by a mailed link, changes what they read, and unsubscribes', async ({
  page,
  plateful,
}) => {
  const email = 'reader@plateful.test';
  const answer = await page.request.post('/api/newsletter', {
    data: {
      email,
      preferences: { weeklyRecipes: true, cookingTips: false, mealPlanning: false, specialOffers: false },
    },
  });
  expect(answer.ok()).toBe(true);
  await expect.poll(() => linkIn(plateful.dataDir, email)).toBeTruthy();

  // Signed out, and although everything else needs a subscription.
  await open(page, linkIn(plateful.dataDir, email) ?? '');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  await page.getByRole('link', { name: 'Change what you read' }).click();

  const topic = (name: string) => page.getByRole('checkbox', { name });
  await expect(topic('Weekly recipes')).toBeChecked();
  const { violations } = await axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await topic('Weekly recipes').uncheck();
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Please choose at least one topic. Or unsubscribe below.')).toBeVisible();
  await topic('Cooking tips').check();
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Preferences saved').first()).toBeVisible();
  await page.reload();
  await expect(topic('Cooking tips')).toBeChecked();
  await expect(topic('Weekly recipes')).not.toBeChecked();

  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});
