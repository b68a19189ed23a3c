import { STORED_SCRIPTS } from '../../samples/stored-scripts.ts';
import { expect, open, toasts } from '../support/plateful.ts';
import { look, watch } from '../support/script-watch.ts';
import { onOwnPlateful, test } from '../support/services.ts';

onOwnPlateful();

const MESSAGE = /\.\.\.$/;

test('a model’s recipe fills the preview as it arrives, under changing messages, and its broken answer shows ‘Generation Error’ and keeps that recipe', async ({
  page,
  model,
}) => {
  const { promise: half, resolve: goOn } = Promise.withResolvers<void>();
  model.answering('recipe', { half });
  await page.clock.install();
  await open(page, '/ai-assistant');
  const generate = page.getByRole('button', { name: 'Generate Recipe' });
  await expect(generate).toBeDisabled();
  await page.getByRole('textbox', { name: 'What would you like to cook?' }).fill('Lentil soup');
  await generate.click();
  const said = page.getByRole('status').filter({ hasText: MESSAGE });
  await expect(said).toBeVisible();
  const first = (await said.textContent()) ?? '';
  await expect(generate).toBeDisabled();
  const preview = page.getByRole('article', { name: 'Recipe preview' });
  await expect(preview.getByRole('heading', { name: 'Lentil soup' })).toBeVisible();
  await expect(preview).toHaveAttribute('aria-busy', 'true');
  await expect(preview.getByRole('region', { name: 'Instructions' })).toBeHidden();
  await page.clock.runFor(2_500);
  await expect(said).not.toHaveText(first);
  goOn();
  await expect(toasts(page).filter({ hasText: 'Recipe Generated!' })).toBeVisible();
  await expect(preview.getByRole('region', { name: 'Instructions' })).toContainText('Chop the onion');
  await expect(said).toBeHidden();

  model.answering('prose');
  await page.getByRole('button', { name: 'Spicier' }).click();
  const toast = toasts(page).filter({ hasText: 'Generation Error' });
  await expect(toast).toContainText("We couldn't generate a recipe. Please try a different prompt.");
  await expect(preview.getByRole('heading', { name: 'Lentil soup' })).toBeVisible();
});

test('nothing that a model writes runs as a script', async ({ page, model }) => {
  const seen = await watch(page);
  const recipe = {
    ...{ description: STORED_SCRIPTS.join(' '), prepTime: 1, cookTime: 2, servings: 2, difficulty: 'Easy' },
    tags: STORED_SCRIPTS.filter(({ length }) => length <= 50).slice(0, 12),
    cookingTips: STORED_SCRIPTS.slice(0, 8),
    ingredients: STORED_SCRIPTS.slice(0, 40).map((name) => ({ amount: '1', name })),
    instructions: STORED_SCRIPTS.slice(0, 40),
  };
  await open(page, '/ai-assistant');
  const prompt = page.getByRole('textbox', { name: 'What would you like to cook?' });
  const preview = page.getByRole('article', { name: 'Recipe preview' });
  // One from each group.
  for (const title of STORED_SCRIPTS.filter((_, at) => at % 12 === 0)) {
    model.answering('recipe', { recipe: { ...recipe, title } });
    await prompt.fill('Lentil soup');
    await page.getByRole('button', { name: 'Generate Recipe' }).click();
    await expect(preview.getByRole('heading', { level: 2 })).toHaveText(title, { timeout: 20_000 });
    await expect(preview.getByRole('region', { name: 'Instructions' }).getByRole('listitem')).toHaveCount(40);
    await look(page, seen);
  }
  expect(seen.ran).toEqual([]);
});
