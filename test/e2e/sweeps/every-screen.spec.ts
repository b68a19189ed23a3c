import type { Page } from '@playwright/test';
import { PAGES } from '../../../src/app/routes.ts';
import { PSEUDO_LANGUAGE, pseudoText } from '../../../tools/messages/pseudo.ts';
import { cutOff, NARROW } from '../support/narrow.ts';
import { axe, DESKTOP, expect, goTo, open, PHONE, test } from '../support/plateful.ts';
import { contentOf } from '../support/pseudo-language/content.ts';
import { findUntranslated } from '../support/pseudo-language/untranslated.ts';
import { following, settled } from '../support/settled.ts';
import { openEach, overlaysOf } from './overlays.ts';
import { ALL_ROUTES, addressesFor, become, NOTHING, screensOf, shownIn, visits } from './screens.ts';

test.use({
  locale: PSEUDO_LANGUAGE,
  speaksPseudo: true,
  settings: {},
  // The missing page, and the store and payment pages opened without the steps before them.
  expectedErrors: [/40[0-9]/],
});

// One worker, because each would start a Plateful that speaks it.
test.describe.configure({ mode: 'default' });

// 'personal' only carries data for other pages.
const ROUTES = PAGES.filter(({ page }) => page !== 'personal').map(({ path }) =>
  path.replace(/^\/(?=.)/, ''),
);

test('every route of the app is visited, and all that opens over a screen is opened', () => {
  expect(ALL_ROUTES.toSorted()).toEqual(ROUTES.toSorted());
  const [screens, overlays] = [screensOf(NOTHING), overlaysOf(NOTHING)];
  for (const { person, part } of visits()) {
    const visited = part.flatMap((route) => addressesFor(screens, route, person));
    for (const address of visited) delete overlays[person]?.[address];
  }
  expect(Object.values(overlays).flatMap((left) => Object.keys(left))).toEqual([]);
});

/** On a page that is too wide, everything is cut off: the first few are enough to find the cause. */
const MOST_TOLD = 5;

/** The narrowest screen with the wide layout, which is a small tablet in portrait, then a phone in landscape, and a desktop. */
const WIDE = [{ width: 768, height: 1024 }, { width: 844, height: 390 }, DESKTOP];

type Problems = Record<string, string[]>;

async function atSize(page: Page, size: typeof PHONE): Promise<Problems> {
  await page.setViewportSize(size);
  await settled(page);
  return { [`cut off at ${size.width} px`]: (await cutOff(page)).slice(0, MOST_TOLD) };
}

const onlyFound = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, found]) => found.length > 0));

/** A screen at 320 px (or 640 px at 200 % zoom), in the dark. */
async function makeNarrow(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(NARROW);
}

type Untranslated = ReturnType<typeof findUntranslated>;

/** Problems of a screen that is narrow and dark, and then at every other size, in the light. */
async function problemsOf(page: Page, untranslated: Untranslated): Promise<Problems> {
  await expect(page.locator('main')).toBeVisible();
  expect(
    await page.evaluate(() => [document.documentElement.dir, document.documentElement.dataset.theme]),
  ).toEqual(['rtl', 'dark']);
  const problems: Problems = {
    untranslated: await untranslated(page),
    turned: await turnedTwice(page),
    ...(await atSize(page, NARROW)),
    'in the dark': await axe(page).serious(),
  };
  Object.assign(problems, await atSize(page, PHONE));
  await page.emulateMedia({ colorScheme: 'light' });
  for (const size of WIDE) Object.assign(problems, await atSize(page, size));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  problems['in the light'] = await axe(page).serious();
  return onlyFound(problems);
}

/** Problems of what is open over a screen. */
async function problemsOver(page: Page, untranslated: Untranslated): Promise<Problems> {
  const problems: Problems = {
    untranslated: await untranslated(page),
    turned: await turnedTwice(page),
    ...(await atSize(page, NARROW)),
    // Anything it partly covers is unreachable anyway until it closes.
    'in the dark': await axe(page).include('[role=dialog], dialog[open]').serious(),
    ...(await atSize(page, PHONE)),
    ...(await atSize(page, DESKTOP)),
  };
  await page.setViewportSize(NARROW);
  return onlyFound(problems);
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

for (const { person, part } of visits())
  test(`in another language, from right to left, a ${person} reads no English, meets no barrier and misses nothing at ${part.join(', ')}`, async ({
    page,
  }) => {
    const shown = await shownIn(page);
    const screens = screensOf(shown);
    const whole = following(page);
    await become(page, person);
    const untranslated = findUntranslated(await contentOf());
    const problems: Record<string, Problems> = {};
    for (const address of part.flatMap((route) => addressesFor(screens, route, person))) {
      const tell = (where: string, found: Problems) => {
        if (Object.keys(found).length > 0) problems[where] = found;
      };
      await makeNarrow(page);
      await goTo(page, address);
      await whole();
      tell(address, await problemsOf(page, untranslated));
      const overlays = overlaysOf(shown)[person]?.[address];
      if (!overlays) continue;
      await makeNarrow(page);
      await openEach(overlays, { page, said: pseudoText }, async (what) => {
        tell(what, await problemsOver(page, untranslated));
      });
    }
    expect(problems).toEqual({});
  });

test('a right-to-left page is mirrored', async ({ page }) => {
  await open(page, '/');
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const logo = await page.getByRole('link', { name: 'Plateful', exact: true }).boundingBox();
    expect(logo && logo.x + logo.width).toBeGreaterThan(size.width / 2);
  }
});
