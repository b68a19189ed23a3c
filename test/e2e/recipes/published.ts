import type { Page } from '@playwright/test';
import { expect } from '../support/plateful.ts';

/** Publishes a recipe of the person signed in on the page, through the API; returns its id. */
export async function publishRecipe(page: Page, fields: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const recipe = {
    ...{ id, title: `Leek soup ${id.slice(0, 8)}`, description: 'Warm.', prepTime: 1, cookTime: 2 },
    ...{ servings: 2, difficulty: 'Easy', category: 'dinner' },
    ingredients: [{ amount: '1', name: 'leek' }],
    instructions: ['Cook.'],
    ...fields,
  };
  const answer = await page.context().request.post('/api/recipes', { data: recipe });
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}
