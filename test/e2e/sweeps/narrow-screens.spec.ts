import { randomUUID } from 'node:crypto';
import { publishRecipe } from '../recipes/published.ts';
import { cutOff, NARROW } from '../support/narrow.ts';
import { account, axe, DEMO, expect, goTo, newcomer, open, signInAs, test } from '../support/plateful.ts';
import { settled } from '../support/settled.ts';
import { OVERLAYS } from './overlays.ts';
import { shownIn } from './screens.ts';

for (const [where, overlays] of Object.entries(OVERLAYS))
  test.describe('on a screen of 320 px', () => {
    test.use({ viewport: NARROW });
    test(`what opens over ${where} fits, and is accessible`, async ({ page }) => {
      const { recipe } = await shownIn(page);
      await signInAs(page, DEMO.subscriber);
      for (const [what, show] of Object.entries(overlays)) {
        await show({ page, recipe, said: (message) => message });
        await expect(page.getByRole('dialog'), what).toBeVisible();
        await settled(page);
        expect(await cutOff(page), what).toEqual([]);
        // Anything it partly covers is unreachable anyway until it closes.
        const problems = await axe(page).include('[role=dialog], dialog[open]').serious();
        expect(problems, what).toEqual([]);
      }
    });
  });

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

test('a small tablet cuts nothing off in the wide layout’s columns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAs(page, DEMO.subscriber);
  const findings: Record<string, string[]> = {};
  for (const address of ['/meal-plan?view=daily', '/meal-plan?view=weekly', '/search', '/recipes']) {
    await goTo(page, address);
    if (address.startsWith('/meal-plan'))
      await expect(page.getByRole('link', { name: /^View .* in a new tab$/ })).toHaveCount(3);
    await settled(page);
    const found = await cutOff(page);
    if (found.length) findings[address] = found;
  }
  expect(findings).toEqual({});
});
