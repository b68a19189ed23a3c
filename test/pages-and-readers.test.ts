import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn } from '../src/shared/dates.ts';
import { createWorld, type Person, type World } from './world.ts';

let world: World;
let member: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  member = await world.person();
  await member.api.accounts.completeProfile({ username: 'cook_two', bio: '' });
  admin = await world.person({ elevated: true, subscribed: true });
  await admin.api.accounts.completeProfile({ username: 'cook_three', bio: '' });
});
afterAll(() => world?.close());

const ask = (path: string, who: World['visitor'] = world.visitor) =>
  who.fetch(path, { headers: { accept: 'text/html' }, redirect: 'manual' });
const html = async (path: string, who?: World['visitor']) =>
  (await (await ask(path, who)).text()).replaceAll('&amp;', '&');
const wordsOf = (markup: string) =>
  markup
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const mainOf = (page: string) => /<main.*<\/main>/s.exec(page)?.[0] ?? '';

test.each([
  ['/cooking-tips', 'Cooking Tips · Plateful'],
  ['/contact', 'Contact · Plateful'],
  ['/login', 'Login · Plateful'],
])('%s has its own title: %s', async (path, title) => {
  expect(/<title>(.*?)<\/title>/.exec(await html(path))?.[1]).toBe(title);
});

test('the older address of the recipes redirects to them', async () => {
  const answer = await ask('/browse');
  expect(answer.headers.get('location')).toBe('/recipes');
});

test('the categories page promises over 30 dietary categories, and the diets nine plans', async () => {
  expect(await html('/categories')).toMatch(/over 30 dietary categories/i);
  expect(await html('/recipes')).toMatch(/9 diets/);
});

test('the later sections need scripts, and without them home keeps their places', async () => {
  const page = (await html('/')).replace(/<script.*?<\/script>/gs, '');
  expect(page.match(/>Loading\.\.\.</g)).toHaveLength(4);
  expect(page).not.toContain('Heart of the plate');
});

test('the menu page links to every page except those for admins', async () => {
  const leads = async (path: string, who: World['visitor'], ...to: string[]) => {
    const main = mainOf(await html(path, who));
    for (const address of to) expect(main).toContain(`href="${address}"`);
    return main;
  };
  const visitors = [
    '/create',
    '/reels',
    '/ai-assistant',
    '/grocery-list',
    '/login',
    '/auth?activeTab=signup',
  ];
  await leads('/menu', world.visitor, ...visitors);
  await leads('/menu', member, '/subscription');
  await leads('/menu', admin, '/settings');
  expect(await html('/menu', admin)).not.toMatch(/<a [^>]*href="\/admin/);
  expect(await leads('/profile', admin, '/admin/dashboard')).toContain('Admin Dashboard');
});

test('the nine diet cards lead to their pages', async () => {
  const plans = /<h2 id="plans".*?<\/section>/s.exec(mainOf(await html('/recipes')))?.[0] ?? '';
  expect(plans).toMatch(/^<h2[^>]*>Recipe Plans</);
  expect([...plans.matchAll(/href="\/categories\/([^"]*)"/g)].map(([, id]) => id).sort()).toEqual([
    'carnivore',
    'gluten-free',
    'keto',
    'mediterranean',
    'paleo',
    'pescatarian',
    'plant-based',
    'vegan',
    'vegetarian',
  ]);
});

test('a category that does not exist is not found', async () => {
  const answer = await ask('/category/pizza-only');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/<h1[^>]*>Category Not Found<\/h1>/);
});

test.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])(
  'a recipe that does not exist says so for %s, and leads Home',
  async (id) => {
    const answer = await ask(`/recipe/${id}`);
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page).toMatch(/<h1[^>]*>Recipe Not Found<\/h1>/);
    expect(mainOf(page)).toMatch(/<a [^>]*href="\/"[^>]*>Go Home<\/a>/);
  },
);

test('a profile shows its recipes', async () => {
  const recipe = await world.recipe({ author: member, title: 'Apple Oats' });
  const main = mainOf(await html('/profile/cook_two'));
  for (const said of [member.name, '@cook_two', 'Apple Oats']) expect(main).toContain(said);
  expect(main).toContain(`href="/recipe/${recipe.id}"`);
});

test('the login leads newcomers to signing up', async () => {
  expect(mainOf(await html('/login'))).toMatch(/<a [^>]*href="\/auth\?activeTab=signup"[^>]*>Sign Up<\/a>/);
});

test('a plan marks what its reader must not eat, also without scripts', async () => {
  const anna = await world.person({ subscribed: true });
  await anna.api.accounts.updatePreferences({ allergens: ['milk'] });
  const { id } = await world.recipe({
    title: 'Rice Pudding',
    ingredients: [{ amount: '1 l', name: 'milk' }],
  });
  await anna.api.mealPlan.plan({ recipeId: id, date: '2026-03-04' });
  const { link } = await anna.api.mealPlan.createShare();
  const mark = /Contains(<!-- -->)? (<\/span>)?milk|Contains an allergen you avoid/;
  for (const view of ['daily', 'weekly', 'monthly']) {
    const page = await html(`/meal-plan?view=${view}&date=2026-03-04`, anna);
    expect(mark.test(page), view).toBe(true);
  }
  expect(mark.test(await html(`/shared-plan/${link.secret}?date=2026-03-04`, anna))).toBe(true);
});

test('a grocery list without a plan says so', async () => {
  const page = wordsOf(mainOf(await html('/grocery-list', await world.person({ subscribed: true }))));
  expect(page).toContain('No grocery items yet! Add recipes to your meal plan to build your grocery list.');
});

test('the list links back to the plan and the recipes', async () => {
  const reader = await world.person({ subscribed: true });
  const recipe = await world.recipe();
  await reader.api.mealPlan.plan({ recipeId: recipe.id, date: todayIn(new Date(), 'UTC') });
  const page = mainOf(await html('/grocery-list', reader));
  expect(page).toMatch(/<a [^>]*aria-label="Back"[^>]*href="\/meal-plan"/);
  const [, card] = page.split('Smart Grocery Lists Made Easy');
  expect(card).toMatch(/<a [^>]*href="\/meal-plan"[^>]*>Meal Plan<\/a>/);
  expect(card).toMatch(/<a [^>]*href="\/recipes"[^>]*>Browse Recipes<\/a>/);
  expect(page).toContain('Tick the items you already have at home.');
  expect(page).toContain('Ticked items are left out when you share the list.');
});

test('home shows its recipes and searches them without scripts', async () => {
  const { title } = await world.recipe({ title: 'Leek stew for everyone' });
  const main = mainOf(await html('/'));
  expect(main).toMatch(/<h2[^>]*>Popular recipes</);
  expect(wordsOf(main)).toContain(title);
  const [form] = /<form[^>]*role="search".*?<\/form>/s.exec(main) ?? [];
  expect(form).toMatch(/^<form[^>]* action="\/search"/);
  expect(form).not.toMatch(/method="post"/i);
  expect(form).toMatch(/<input[^>]* name="q"/);
  expect(wordsOf(mainOf(await html('/search?q=stew+for+everyone')))).toContain(title);
});

test('a recipe’s page and card leave out what is unknown', async () => {
  const title = 'Leek stew of few words';
  const { id } = await sparseRecipe(title);
  const page = await html(`/recipe/${id}`);
  const [own = ''] = mainOf(page).split('Similar Recipes');
  const main = wordsOf(own);
  expect(main).toContain(title);
  expect(main).not.toMatch(/Prep time|Cook time|Total time|Difficulty|\b0 min/);
  const data = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
  expect(JSON.parse(data)).toMatchObject({ name: title });
  expect(JSON.parse(data)).not.toHaveProperty('totalTime');
  const cards =
    mainOf(await html('/search?q=Leek+stew+of+few+words')).match(/<article.*?<\/article>/gs) ?? [];
  const card = wordsOf(cards.find((one) => one.includes(title)) ?? '');
  expect(card).toContain(title);
  expect(card).not.toMatch(/\bmin\b|Easy|Medium|Hard/);
});

/** A recipe of which only the ingredients and the steps are known. */
async function sparseRecipe(title: string): Promise<{ id: string }> {
  const id = crypto.randomUUID();
  const known = { description: 'As it was.', servings: 4, category: 'dinner' };
  const cooked = { ingredients: [{ amount: '3', name: 'leeks' }], instructions: ['Simmer the leeks.'] };
  const answer = await admin.fetch('/api/recipes', {
    method: 'POST',
    body: JSON.stringify({ id, title, ...known, ...cooked }),
  });
  expect(answer.status).toBe(200);
  return { id };
}

test('a card shows its author’s username and the drawing of their profile', async () => {
  const author = await world.person();
  await author.api.accounts.completeProfile({ username: 'cook_five', bio: '' });
  await world.recipe({ author, title: 'Drawn stew' });
  const [, drawing] =
    /<a[^>]* href="\/profile\/cook_five"[^>]*>.*?src="(\/art\/people\/\d+\.svg)".*?@cook_five/s.exec(
      mainOf(await html('/search?q=Drawn+stew')),
    ) ?? [];
  expect(drawing).toBeDefined();
  expect(mainOf(await html('/profile/cook_five'))).toContain(`src="${drawing}"`);
});

test('a search counts both tabs, and switches to the one with results', async () => {
  const main = mainOf(await html('/search?q=cook_two'));
  const tabs = main.match(/<(?:a|button)[^>]*role="tab".*?<\/(?:a|button)>/gs) ?? [];
  expect(tabs.map((tab) => wordsOf(tab).trim())).toEqual(['Recipes (0)', 'Profiles (1)']);
  expect(tabs[1]).toContain('aria-selected="true"');
  expect(wordsOf(main)).toContain('@cook_two');
});
