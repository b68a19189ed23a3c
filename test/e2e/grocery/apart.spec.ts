import { publishRecipe } from '../recipes/published.ts';
import { expect, newcomer, open, test } from '../support/plateful.ts';
import { dayFromToday, plan } from './grocery.ts';

const INGREDIENTS = [
  { amount: '2', name: 'onions' },
  { amount: '2 cups', name: 'cold water' },
  { amount: '1', name: '10-inch cast-iron skillet' },
  { amount: '', name: 'salt and pepper' },
];

test('tap water and tools are collapsed separately, and neither counted nor shared', async ({
  page,
  context,
}) => {
  await newcomer(page, { subscribed: true });
  await plan(page, await publishRecipe(page, { ingredients: INGREDIENTS }), dayFromToday(1));
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/grocery-list');
  await expect(page.getByText('3 items')).toBeVisible();
  await page.getByText('At home (1)').click();
  await expect(page.getByRole('button', { name: '2 cups water', exact: true })).toBeVisible();
  await page.getByText('You will need (1)').click();
  await expect(page.getByRole('button', { name: '1 10-inch cast-iron skillet', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Grocery list copied!')).toBeVisible();
  const copied = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toContain('2 onions');
  expect(copied).toContain('- pepper');
  expect(copied).not.toMatch(/water|skillet/);
});
