import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATEGORIES } from '../src/features/recipes/data/categories/categories.ts';
import { newId } from '../src/shared/id.ts';
import { createWorld, type Person, type World } from './world.ts';

let world: World;
let subscriber: Person;

beforeAll(async () => {
  world = await createWorld();
  subscriber = await world.person({ subscribed: true });
  await subscriber.api.accounts.completeProfile({ username: 'cook_one', bio: '' });
});
afterAll(() => world?.close());

async function html(path: string, who: World['visitor'] = world.visitor): Promise<string> {
  const answer = await who.fetch(path, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');
}

const textOf = (markup = '') => markup.replace(/<[^>]+>/g, '').trim();
const headingOf = (page: string) => textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1]);

describe('a page as the server answers it', () => {
  test.each([
    ['/', 'What are we cooking?'],
    ['/recipes', 'Recipes'],
    ['/search', 'All recipes'],
    ['/categories', 'Categories'],
    ['/categories/keto', 'Keto Recipes'],
    ['/auth', 'Welcome to Plateful'],
    ['/login', 'Welcome Back'],
    ['/subscription', 'Subscribe to Plateful'],
    ['/menu', 'Menu'],
    ['/settings', 'Settings'],
    ['/cooking-tips', 'Cooking Tips'],
    ['/community-guidelines', 'Community Guidelines'],
    ['/contact', 'Contact'],
    ['/newsletter', 'Newsletter'],
    ['/ai-assistant', 'AI Chef'],
  ])('%s is headed %s', async (path, heading) => {
    expect(headingOf(await html(path))).toBe(heading);
  });

  test.each([
    ['/meal-plan', () => 'Meal Plan'],
    ['/grocery-list', () => 'Grocery List'],
    ['/recipe-book', () => 'Recipe Book'],
    ['/profile', () => subscriber.name],
  ])('%s is the subscriber’s own', async (path, heading) => {
    expect(headingOf(await html(path, subscriber))).toBe(heading());
  });

  test('a category and a diet list their own recipes, and no others', async () => {
    const vegan = await world.recipe({ title: 'Lentil Ragout', tags: ['vegan', 'keto'] });
    const other = await world.recipe({
      title: 'Meringue',
      ingredients: [
        { amount: '500 g', name: 'sugar' },
        { amount: '4', name: 'eggs' },
      ],
    });
    for (const path of ['/category/vegan', '/categories/keto']) {
      const page = await html(path);
      expect(page).toContain(`href="/recipe/${vegan.id}"`);
      expect(page).not.toContain(other.id);
    }
    expect(headingOf(await html('/category/vegan'))).toBe('Vegan Recipes');
    expect(headingOf(await html(`/recipe/${other.id}`))).toBe('Meringue');
  });

  test('a recipe shows all that its author wrote', async () => {
    const recipe = {
      id: newId(),
      title: 'Leek Pie',
      description: 'Crisp and creamy.',
      prepTime: 20,
      cookTime: 47,
      servings: 6,
      difficulty: 'Medium',
      category: 'dinner',
      tags: ['picnic'],
      ingredients: [{ amount: '3', name: 'leeks' }],
      instructions: ['Slice the leeks.'],
      cookingTips: ['Chill the dough.'],
    } as const;
    const { image } = await subscriber.api.recipes.create({
      ...recipe,
      tags: [...recipe.tags],
      ingredients: [...recipe.ingredients],
      instructions: [...recipe.instructions],
      cookingTips: [...recipe.cookingTips],
    });
    const shown = (await html(`/recipe/${recipe.id}`)).replace(/<script.*?<\/script>/gs, '');
    expect(headingOf(shown)).toBe(recipe.title);
    expect(shown).toContain(image);
    const text = textOf(shown);
    for (const written of [
      recipe.description,
      'picnic',
      '47 min',
      '6 servings',
      'leeks',
      'Slice the leeks.',
      'Chill the dough.',
    ])
      expect(text).toContain(written);
  });

  test('a profile shows its counts', async () => {
    const author = await world.person();
    await author.api.accounts.completeProfile({ username: 'counted', bio: '' });
    for (let made = 0; made < 3; made++) await world.recipe({ author });
    const text = textOf((await html('/profile/counted')).replace(/<script.*?<\/script>/gs, ''));
    expect(text).toMatch(/Recipes\s*3/);
    expect(text).toMatch(/Followers\s*0/);
    expect(text).toMatch(/Following\s*0/);
  });

  test('the categories page lists all 43 categories', async () => {
    const page = await html('/categories');
    expect(CATEGORIES).toHaveLength(43);
    for (const { id, name } of CATEGORIES) {
      expect(page, name).toMatch(new RegExp(`href="/categor(y|ies)/${id}"`));
      expect(page).toContain(name);
    }
  });
});
