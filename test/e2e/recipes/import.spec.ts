import type { Page } from '@playwright/test';
import { downloadZip } from 'client-zip';
import { expect, goTo, holdBack, newcomer, open, toasts } from '../support/plateful.ts';
import { look, watch } from '../support/script-watch.ts';
import { onOwnPlateful, test } from '../support/services.ts';
import { photo, RECIPE } from './recipe-site.ts';

onOwnPlateful();

// Refused links and texts are answered with 400.
test.use({ expectedErrors: [/400/] });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Import a recipe' });

async function openImport(page: Page, tab: 'Link' | 'Text' | 'File'): Promise<void> {
  await newcomer(page, { subscribed: true });
  await open(page, '/create');
  await page.getByRole('button', { name: 'Import a recipe' }).click();
  await sheet(page).getByRole('tab', { name: tab }).click();
}

/** Chooses a file to import. */
const choose = (page: Page, name: string, mimeType: string, content: string | Buffer) =>
  sheet(page)
    .getByLabel('Recipe file')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });

/** Saves the form's recipe, plans it, and finds an ingredient on the list. */
async function toTheList(page: Page, title: string, ingredient: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(/\/recipe\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Meal Plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add meal' }).click();
  await expect(toasts(page).filter({ hasText: 'Added to meal plan' })).toBeVisible();
  await goTo(page, '/meal-plan?view=daily');
  await expect(page.getByRole('tabpanel').getByRole('link', { name: `View Recipe: ${title}` })).toBeVisible();
  await goTo(page, '/grocery-list');
  await expect(page.getByRole('checkbox', { name: ingredient })).toBeVisible();
}

async function importsALink(page: Page, host: string): Promise<void> {
  await openImport(page, 'Link');
  const address = sheet(page).getByRole('textbox', { name: 'Recipe web address' });
  await address.fill(`http://${host}/gone`);
  await address.press('Enter');
  await expect(sheet(page).getByText('Page not found at that address.')).toBeVisible();
  await address.fill('http://192.168.0.1/recipe');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('button', { name: 'Import a recipe' }).click();
  await expect(address, 'kept while the sheet is closed').toHaveValue('http://192.168.0.1/recipe');
  await sheet(page).getByRole('button', { name: 'Import recipe' }).click();
  await expect(sheet(page).getByText(/It is not on the public internet/)).toBeVisible();
  await address.fill(`http://${host}/soup`);
  await sheet(page).getByRole('button', { name: 'Import recipe' }).click();
  // Importing the first page starts the parsing process, which takes a while on a busy machine.
  await expect(sheet(page)).toBeHidden({ timeout: 30_000 });

  await expect(
    page.getByText(/Imported from 127\.0\.0\.1 by A neighbor\. Check it, then save\./),
  ).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Pumpkin Soup');
  await expect(page.getByLabel('Servings')).toHaveValue('4');
  await expect(page.getByRole('group', { name: 'Picture of the dish' }).getByRole('img')).toBeVisible();
  await toTheList(page, 'Pumpkin Soup', /pumpkin/i);
}

async function importsAHostilePage(
  page: Page,
  host: string,
  seen: Awaited<ReturnType<typeof watch>>,
): Promise<void> {
  await open(page, '/create');
  await page.getByRole('button', { name: 'Import a recipe' }).click();
  await sheet(page).getByRole('tab', { name: 'Link' }).click();
  const address = sheet(page).getByRole('textbox', { name: 'Recipe web address' });
  await address.fill(`http://${host}/hostile`);
  await address.press('Enter');
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByLabel(/^Step \d+$/)).not.toHaveCount(0);
  await look(page, seen);
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(/\/recipe\//);
  await look(page, seen);
}

async function importsASharedPage(page: Page, host: string): Promise<void> {
  await open(page, `/create?url=${encodeURIComponent(`http://${host}/soup`)}`);
  await expect(page.getByLabel('Title')).toHaveValue('Pumpkin Soup');
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\/create$/);
  await page.getByLabel('Title').fill('Our Pumpkin Soup');
  await expect(async () => {
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(kept).toContain('Our Pumpkin Soup');
  }).toPass();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Our Pumpkin Soup');
}

async function savesSomeUntilClosed(page: Page): Promise<void> {
  await openImport(page, 'File');
  const choice = page.getByRole('dialog', { name: 'Which recipe?' });
  const plain = ['One', 'Two'].map((name) => ({ ...RECIPE, name, image: undefined }));
  await choose(page, 'plain.json', 'application/json', JSON.stringify(plain));
  await expect(choice.getByRole('button', { name: 'Save 2 recipes', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import a recipe' }).click();
  await sheet(page).getByRole('tab', { name: 'File' }).click();
  await choose(page, 'export.zip', 'application/zip', await exported());
  const letGo = await holdBack(page, '**/rpc/imports/save');
  await choice.getByRole('button', { name: 'Save 2 recipes with their pictures' }).click();
  await expect(choice.getByRole('button', { name: 'Saving 1 of 2…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  letGo();
  await expect(toasts(page).getByText('1 of 2 recipes is saved.')).toBeVisible();
}

async function importsFiles(page: Page): Promise<void> {
  await openImport(page, 'File');
  await choose(page, 'photo.json', 'image/png', Buffer.from([0x89, 0, 0, 7]));
  await expect(sheet(page).getByText(/That file contains no text/)).toBeVisible();
  await choose(page, 'card.pdf', 'application/pdf', '%PDF-1.4');
  await expect(sheet(page).getByText(/^No text was found in that PDF/)).toBeVisible();
  await choose(page, 'backup.json', 'application/json', '{"recipes": [{"na');
  await expect(sheet(page).getByText('This is not valid JSON.')).toBeVisible();
  await choose(page, 'card.rtf', 'application/rtf', '{\\rtf1 Soup}');
  await expect(sheet(page).getByText(/^Documents of this kind cannot be read/)).toBeVisible();
  const empty = await downloadZip([{ name: '[Content_Types].xml', input: '' }]).arrayBuffer();
  await choose(page, 'card.docx', DOCX, Buffer.from(empty));
  await expect(sheet(page).getByText(/^Documents of this kind cannot be read/)).toBeVisible();
  await choose(page, 'export.zip', 'application/zip', await exported());
  const choice = page.getByRole('dialog', { name: 'Which recipe?' });
  await choice.getByRole('button', { name: 'Keep all 2 in your recipe book' }).click();
  await expect(choice.getByText('2 recipes are in your recipe book.')).toBeVisible();
  const { entries } = await (await page.context().request.get('/api/recipe-book')).json();
  expect(entries.map(({ title }: { title: string }) => title).sort()).toEqual(['Onion Soup', 'Other']);
  await choice.getByRole('button', { name: 'Save 2 recipes with their pictures' }).click();
  await expect(choice.getByText('2 recipes are saved.')).toBeVisible();
  const newest = await (await page.context().request.get('/api/recipes?sort=newest')).json();
  const saved = newest.recipes.find(({ title }: { title: string }) => title === 'Onion Soup');
  expect(saved.image).toMatch(/^\/pictures\/stored\//);
  await choice.getByRole('button', { name: 'Onion Soup' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Onion Soup');
  await expect(page.getByText(/^Filled in .*from your file\. Check it, then save\.$/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Picture of the dish' }).getByRole('img')).toHaveAttribute(
    'src',
    /^\/pictures\/stored\//,
  );
  await toTheList(page, 'Onion Soup', /onion/i);
}

test('an imported link is reviewed with picture and source, becomes a recipe to plan and shop, and nothing from a page runs as a script, and a shared one is imported immediately', async ({
  page,
  site,
}) => {
  await importsALink(page, site.host);
  const seen = await watch(page);
  await importsAHostilePage(page, site.host, seen);
  await importsASharedPage(page, site.host);
  expect(seen.ran).toEqual([]);
});

/** What an app exports: data, texts and pictures. */
async function exported(): Promise<Buffer> {
  const files = [
    { name: 'README.md', input: '# My recipes' },
    { name: 'other/recipe.json', input: JSON.stringify({ ...RECIPE, name: 'Other' }) },
    {
      name: '_recipes/onion-soup.md',
      input:
        '---\ntitle: Onion Soup\nimage: soup.jpg\n---\n## Ingredients\n- 2 onions\n## Directions\n1. Boil them.',
    },
    { name: 'images/soup.jpg', input: new Uint8Array(await photo()) },
  ];
  return Buffer.from(await downloadZip(files).arrayBuffer());
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('a file becomes one recipe or several with their pictures, some before the sheet is closed, to plan and shop for, and non-text files are refused', async ({
  page,
}) => {
  await savesSomeUntilClosed(page);
  await importsFiles(page);
});

test('a PDF is read in the browser, and its broken lines are joined', async ({ page }) => {
  const printed = await page.context().newPage();
  await printed.setContent(`<h1>Apple Cake</h1><p>Serves 8. Prep time: 20 minutes. Cook time: 45 minutes</p>
    <h2>Ingredients</h2><ul><li>250 g flour</li><li>3 apples</li></ul><h2>Method</h2><ol><li>Beat the butter with the
    sugar until it is pale and fluffy, which takes about five minutes with a mixer, then add the eggs one by one.</li>
    <li>Fold in the flour and bake.</li></ol>`);
  const pdf = await printed.pdf();
  await printed.close();
  await openImport(page, 'File');
  await choose(page, 'cake.pdf', 'application/pdf', pdf);
  await expect(page.getByLabel('Title')).toHaveValue('Apple Cake');
  await expect(page.getByLabel('Servings')).toHaveValue('8');
  await expect(page.getByRole('textbox', { name: 'Step 1', exact: true })).toHaveValue(
    /^Beat the butter .* takes about five minutes with a mixer, then add the eggs one by one\.$/,
  );
});
