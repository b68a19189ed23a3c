import { randomUUID } from 'node:crypto';
import { publishRecipe } from '../recipes/published.ts';
import { cutOff, NARROW } from '../support/narrow.ts';
import { account, expect, goTo, newcomer, open, test } from '../support/plateful.ts';
import { following, settled } from '../support/settled.ts';
import { openEach, overlaysOf } from './overlays.ts';
import { addressesFor, become, screensOf, shownIn, visitsOf } from './screens.ts';

/** A small tablet, which is the narrowest screen with the wide layout, a tablet in portrait, and a phone in landscape. */
const WIDER = [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
];

test.describe('from left to right', () => {
  test.use({
    viewport: NARROW,
    // The missing page, and the store and payment pages opened without the steps before them.
    expectedErrors: [/40[0-9]/],
  });

  for (const { person, part } of visitsOf(16))
    test(`no phone or tablet cuts anything off that a ${person} sees at ${part.join(', ')}`, async ({
      page,
    }) => {
      const shown = await shownIn(page);
      const screens = screensOf(shown);
      const whole = following(page);
      await become(page, person);
      const findings: Record<string, string[]> = {};
      const look = async (what: string) => {
        await settled(page);
        const found = await cutOff(page);
        if (found.length > 0) findings[what] = found;
      };
      // Visitors' screens are all served whole, each page once; the others navigate within the app, which is faster.
      const go = person === 'visitor' ? open : goTo;
      for (const address of part.flatMap((route) => addressesFor(screens, route, person))) {
        await go(page, address);
        await whole();
        await look(address);
        await openEach(
          overlaysOf(shown)[person]?.[address] ?? {},
          { page, said: (message) => message },
          look,
        );
        for (const size of WIDER) {
          await page.setViewportSize(size);
          await look(`${address} at ${size.width} px`);
        }
        await page.setViewportSize(NARROW);
      }
      expect(findings).toEqual({});
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
