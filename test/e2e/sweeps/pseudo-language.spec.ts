import type { Page } from '@playwright/test';
import { PSEUDO_LANGUAGE, pseudoText } from '../../../tools/messages/pseudo.ts';
import { cutOff, NARROW } from '../support/narrow.ts';
import { DEMO, DESKTOP, expect, goTo, open, PHONE, signInAs, test } from '../support/plateful.ts';
import { contentOf } from '../support/pseudo-language/content.ts';
import { untranslated } from '../support/pseudo-language/untranslated.ts';
import { following, settled } from '../support/settled.ts';
import { OVERLAYS } from './overlays.ts';
import { addressesFor, become, screensOf, shownIn, visitsOf } from './screens.ts';

test.use({
  locale: PSEUDO_LANGUAGE,
  speaksPseudo: true,
  settings: {},
  // The missing page, and the store and payment pages opened without the steps before them.
  expectedErrors: [/40[0-9]/],
});

/** On a page that is too wide, everything is cut off: the first few are enough to find the cause. */
const MOST_TOLD = 5;

/** Problems of a screen in the pseudo-language. */
async function problemsOf(page: Page, content: readonly string[]): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = { untranslated: await untranslated(page, content) };
  for (const size of [NARROW, PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await settled(page);
    problems[`cut off at ${size.width} px`] = (await cutOff(page)).slice(0, MOST_TOLD);
  }
  problems.turned = await turnedTwice(page);
  return Object.fromEntries(Object.entries(problems).filter(([, found]) => found.length > 0));
}

/** Icons that are both mirrored and rotated: these arrows point against the reading direction. */
const turnedTwice = (page: Page): Promise<string[]> =>
  page.locator('svg').evaluateAll((icons) =>
    icons
      .filter((icon) => {
        const { scale, rotate } = getComputedStyle(icon);
        return scale.startsWith('-1') && rotate !== 'none';
      })
      .map((icon) => icon.getAttribute('class') ?? ''),
  );

for (const { person, part } of visitsOf(10))
  test(`in another language, from right to left, a ${person} reads no English and misses nothing at ${part.join(', ')}`, async ({
    page,
  }) => {
    const screens = screensOf(await shownIn(page));
    const whole = following(page);
    await become(page, person);
    const content = await contentOf();
    const problems: Record<string, object> = {};
    for (const address of part.flatMap((route) => addressesFor(screens, route, person))) {
      await page.setViewportSize(PHONE);
      // As in the accessibility sweep: navigating in the app is faster than loading each page.
      await (person === 'visitor' ? open : goTo)(page, address);
      await whole();
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      const found = await problemsOf(page, content);
      if (Object.keys(found).length > 0) problems[address] = found;
    }
    expect(problems).toEqual({});
  });

for (const [where, overlays] of Object.entries(OVERLAYS))
  test(`in another language, what opens over ${where} has no English and fits`, async ({ page }) => {
    const { recipe } = await shownIn(page);
    await page.setViewportSize(PHONE);
    await signInAs(page, DEMO.subscriber);
    const content = await contentOf();
    const problems: Record<string, object> = {};
    for (const [what, show] of Object.entries(overlays)) {
      await show({ page, recipe, said: pseudoText });
      await expect(page.getByRole('dialog'), what).toBeVisible();
      const found = await problemsOf(page, content);
      await page.setViewportSize(PHONE);
      if (Object.keys(found).length > 0) problems[what] = found;
    }
    expect(problems).toEqual({});
  });

test('a right-to-left page is mirrored', async ({ page }) => {
  await open(page, '/');
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const logo = await page.getByRole('link', { name: pseudoText('Plateful'), exact: true }).boundingBox();
    expect(logo && logo.x + logo.width).toBeGreaterThan(size.width / 2);
  }
});
