import { randomUUID } from 'node:crypto';
import { publishRecipe } from '../recipes/published.ts';
import { cutOff } from '../support/narrow.ts';
import { account, expect, goTo, newcomer, open, test } from '../support/plateful.ts';
import { settled } from '../support/settled.ts';

test('long names and words never widen the page, in comments, in a sheet or among people', async ({
  page,
}) => {
  const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  const name = `Wilhelmine${Date.now()} Donaudampfschifffahrtsgesellschaftskapitänswitwe`;
  // Without a profile, somebody is shown by their name.
  await account(page, { name });
  const recipe = await publishRecipe(page, {
    title: word,
    description: word,
    ingredients: [{ amount: '1', name: word }],
    instructions: [word],
  });
  await page.context().request.post(`/api/threads/recipe/${recipe}/comments`, {
    data: { commentId: randomUUID(), text: word },
  });
  await newcomer(page);
  await open(page, `/recipe/${recipe}`);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article', { name: /^Comment by/ })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Report: ${word}`, exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
  expect(await cutOff(page)).toEqual([]);

  await goTo(page, `/search?q=${name.split(' ')[0]}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
});
