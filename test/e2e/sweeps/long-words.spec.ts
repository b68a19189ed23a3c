import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { publishRecipe } from '../recipes/published.ts';
import { cutOff } from '../support/narrow.ts';
import { account, expect, goTo, newcomer, open, test } from '../support/plateful.ts';
import { settled } from '../support/settled.ts';

const ARABIC = 'اسلق العدس في 200 ml ماء.';

/** The full stop of the Arabic step stands at its left. */
async function runsFromRightToLeft(page: Page): Promise<void> {
  const [first, last] = await page.getByText(ARABIC, { exact: true }).evaluate(({ firstChild: text }) => {
    const { length = 0 } = text?.textContent ?? '';
    return [0, length - 1].map((at) => {
      const letter = document.createRange();
      if (text) letter.setStart(text, at);
      if (text) letter.setEnd(text, at + 1);
      return letter.getBoundingClientRect().left;
    });
  });
  expect(last).toBeLessThan(first ?? 0);
}

test('long names and words never widen the page, in comments, in a sheet or among people, and Arabic runs from right to left', async ({
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
    instructions: [word, ARABIC],
  });
  await page.context().request.post(`/api/threads/recipe/${recipe}/comments`, {
    data: { commentId: randomUUID(), text: word },
  });
  await newcomer(page);
  await open(page, `/recipe/${recipe}`);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article', { name: /^Comment by/ })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await runsFromRightToLeft(page);
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

  await goTo(page, `/search?q=${'soup '.repeat(40)}`);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.height).toBeLessThan(150);
});
