import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATEGORIES } from '../src/features/recipes/data/categories/categories.ts';
import { addDays, todayIn } from '../src/shared/dates.ts';
import { newId } from '../src/shared/id.ts';
import { VIEWER_COOKIE } from '../src/shared/viewer.ts';
import { createWorld, type Person, type World } from './world.ts';

let world: World;
let subscriber: Person;

beforeAll(async () => {
  world = await createWorld({
    SOURCE_URL: 'https://code.plateful.test',
    SOCIAL_LINKS: 'Mastodon https://social.plateful.test/@kitchen, Pinterest https://pins.plateful.test',
  });
  subscriber = await world.person({ subscribed: true });
  await subscriber.api.accounts.completeProfile({ username: 'cook_one', bio: '' });
  await subscriber.api.recipeBook.add({ id: newId(), title: 'Pie of one’s own', content: 'Bake it.' });
});
afterAll(() => world?.close());

async function html(path: string, who: World['visitor'] = world.visitor): Promise<string> {
  const answer = await who.fetch(path, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');
}

const textOf = (markup = '') => markup.replace(/<[^>]+>/g, '').trim();
const shownBy = (page: string) => textOf(page.replace(/<script.*?<\/script>/gs, ''));
const headingOf = (page: string) => textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1]);

describe('a page as served', () => {
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
    ['/newsletter/confirm?token=unknown', 'Confirm your address'],
    ['/newsletter/preferences?secret=unknown', 'Your newsletter'],
    ['/notification-mails?secret=unknown', 'Emails about notifications'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/accessibility', 'Accessibility'],
    ['/reels', 'Recipe Videos'],
    ['/ai-assistant', 'AI Chef'],
  ])('%s is headed %s', async (path, heading) => {
    expect(headingOf(await html(path))).toBe(heading);
  });

  test("a member's plan and list are complete, for the date and the view that the device sent", async () => {
    const today = todayIn(new Date(), 'Pacific/Kiritimati');
    const plan = (text: string, date: string) => subscriber.api.mealPlan.plan({ text, date });
    await Promise.all([plan('Pizza night', today), plan('Leftovers', addDays(today, 8))]);
    await subscriber.api.groceryList.addItem({ id: newId(), text: '3 candles' });
    const told = new URLSearchParams({ zone: 'Pacific/Kiritimati', 'plateful-list-view': 'plain' });
    const opened = async (path: string) => {
      const cookie = `${subscriber.cookie}; ${VIEWER_COOKIE}=${told}`;
      return shownBy(
        await (await subscriber.fetch(path, { headers: { accept: 'text/html', cookie } })).text(),
      );
    };
    const day = await opened('/meal-plan?view=daily');
    expect(day).toContain('Pizza night');
    expect(day).not.toMatch(/Leftovers|Loading your meal plan/);
    const list = await opened('/grocery-list');
    expect(list).toContain('candles');
    expect(list).not.toContain('Loading your grocery list');
  });

  test.each([
    ['a phone', '1', 2],
    ['a larger screen', '0', 7],
  ])('the week on %s comes with as many days as fit', async (_, phone, days) => {
    const cookie = `${subscriber.cookie}; ${VIEWER_COOKIE}=${new URLSearchParams({ zone: 'UTC', phone })}`;
    const answer = await subscriber.fetch('/meal-plan?view=weekly&date=2026-03-04', {
      headers: { accept: 'text/html', cookie },
    });
    expect((await answer.text()).match(/>Breakfast<\/h4>/g)).toHaveLength(days);
  });

  test('its scripts are neither requested nor run before the first paint', async () => {
    const page = await html('/');
    const [held] = /<template id="late-scripts">.*?<\/template>/s.exec(page) ?? [];
    expect(held).toMatch(/<link rel="modulepreload".*<script[^>]* type="module"/s);
    expect(page.replace(held as string, '')).not.toMatch(/modulepreload|type="module"/);
  });

  test.each([
    ['/meal-plan', 'Meal Plan'],
    ['/grocery-list', 'Grocery List'],
    ['/notifications', 'Notifications'],
    ['/notification-settings', 'Notification Settings'],
  ])('%s opens for a subscriber, headed %s', async (path, heading) => {
    expect(headingOf(await html(path, subscriber))).toBe(heading);
  });

  test('the notification settings show that they are loading until the device has been asked', async () => {
    const page = shownBy(await html('/notification-settings', subscriber));
    expect(page).toContain('Loading settings...');
    expect(page).not.toContain('Push Notifications');
  });

  test.each([
    ['/recipe-book', () => 'Recipe Book', 'Pie of one’s own'],
    ['/profile', () => subscriber.name, '@cook_one'],
  ])('%s belongs to the subscriber', async (path, heading, own) => {
    const page = shownBy(await html(path, subscriber));
    expect(headingOf(await html(path, subscriber))).toBe(heading());
    expect(page).toContain(own);
    expect(shownBy(await html(path, await world.person({ subscribed: true })))).not.toContain(own);
  });

  test('a login that another page asked for leads newcomers to sign up and back to that page', async () => {
    const page = await html('/login?from=%2Fmeal-plan');
    expect(shownBy(page)).toContain('Please login to continue. New here? Create an account.');
    expect(page).toContain('href="/auth?activeTab=signup&from=%2Fmeal-plan"');
  });

  test('a visitor who opens an invitation to a household is told why to sign in', async () => {
    const page = await html(`/login?from=${encodeURIComponent('/household/join/abc')}`);
    expect(shownBy(page)).toContain(
      'You are invited to a household. Please login to answer. New here? Create an account.',
    );
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

  test('an empty category says so', async () => {
    expect(shownBy(await html('/category/sirtfood'))).toContain('No recipes found in this category.');
  });

  test('the search shows matches for its address’s filters, or everything without filters', async () => {
    const quick = await world.recipe({
      title: 'Sumac Toast',
      category: 'breakfast',
      prepTime: 5,
      cookTime: 5,
    });
    const slow = await world.recipe({ title: 'Sumac Roast', prepTime: 60, cookTime: 60 });
    for (const query of ['category=breakfast', 'q=sumac&maxTime=30']) {
      const page = await html(`/search?${query}`);
      expect(page).toContain(`href="/recipe/${quick.id}"`);
      expect(page).not.toContain(slow.id);
    }
    const everything = await html('/search');
    for (const { id } of [quick, slow]) expect(everything).toContain(`href="/recipe/${id}"`);
    expect(everything).toMatch(/By diet<\/h\d>/);
  });

  test('a repeated meal in the month view shows the letter of its repeat', async () => {
    for (const [recurring, date] of [
      ['yearly', '2026-05-05'],
      ['monthly', '2026-05-06'],
      ['weekly', '2026-05-07'],
      ['daily', '2026-05-25'],
    ] as const) {
      const meal = await subscriber.api.mealPlan.plan({ text: `Soup ${recurring}`, date });
      await subscriber.api.mealPlan.repeat({ id: meal.id, recurring });
    }
    const page = await html('/meal-plan?date=2026-05-05&view=monthly', subscriber);
    for (const [what, letter] of [
      ['day', 'D'],
      ['week', 'W'],
      ['month', 'M'],
      ['year', 'Y'],
    ])
      expect(page).toMatch(new RegExp(`aria-label="Repeats every ${what}"[^>]*>${letter}<`));
  });

  test('the footer has three columns, links outside, the newsletter, the year and its builder', async () => {
    const footer = /<footer\b.*<\/footer>/s.exec(await html('/cooking-tips'))?.[0] ?? '';
    for (const name of ['Explore', 'Community', 'Connect'])
      expect(footer).toContain(`<nav aria-label="${name}">`);
    for (const [name, path] of [
      ['Cooking Tips', '/cooking-tips'],
      ['Community Guidelines', '/community-guidelines'],
      ['Contact', '/contact'],
      ['Newsletter', '/newsletter'],
      ['AI Chef', '/ai-assistant'],
      ['Share a Recipe', '/create'],
      ['Get the newsletter', '/newsletter'],
    ])
      expect(footer).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${name}</a>`));
    for (const [name, address] of [
      ['Source Code', 'https://code.plateful.test'],
      ['Mastodon', 'https://social.plateful.test/@kitchen'],
      ['Pinterest', 'https://pins.plateful.test'],
    ])
      expect(footer).toMatch(new RegExp(`<a [^>]*href="${address}"[^>]*target="_blank"[^>]*>${name}<`));
    expect(footer).toContain(`© ${new Date().getFullYear()} Plateful`);
    expect(shownBy(footer)).toContain('Built by the Plateful community');
  });

  test('a footer without settings has no outside links', async () => {
    const plain = await createWorld();
    const answer = await plain.visitor.fetch('/cooking-tips', { headers: { accept: 'text/html' } });
    const connect = /<nav aria-label="Connect">.*?<\/nav>/s.exec(await answer.text())?.[0] ?? '';
    expect([...connect.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, name]) => name)).toEqual([
      'Contact',
      'Settings',
    ]);
    await plain.close();
  });

  test('a recipe shows everything that its author wrote', async () => {
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
    const shown = await html(`/recipe/${recipe.id}`);
    expect(headingOf(shown)).toBe(recipe.title);
    expect(shown).toContain(image);
    const text = shownBy(shown);
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

  test('a profile shows who it is and its counts, at its id and its username', async () => {
    const author = await world.person();
    await author.api.accounts.completeProfile({ username: 'counted', bio: 'Soup, mostly.' });
    for (let made = 0; made < 3; made++) await world.recipe({ author });
    for (const path of ['/profile/counted', `/profile/${author.id}`]) {
      const text = shownBy(await html(path));
      for (const said of [author.name, '@counted', 'Soup, mostly.']) expect(text).toContain(said);
      expect(text).toMatch(/Recipes\s*3/);
      expect(text).toMatch(/Followers\s*0/);
      expect(text).toMatch(/Following\s*0/);
    }
  });

  test('a profile that does not exist says so, and leads Home', async () => {
    const answer = await world.visitor.fetch('/profile/nobody_at_all', { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(headingOf(page)).toBe('Profile Not Found');
    expect(page).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/);
  });

  test('the categories page lists all 43 categories', async () => {
    const page = await html('/categories');
    expect(CATEGORIES).toHaveLength(43);
    for (const { id, name } of CATEGORIES) {
      expect(page, name).toMatch(new RegExp(`href="/categor(y|ies)/${id}"`));
      expect(page).toContain(name);
    }
  });

  test('the guidelines have three principles and four questions, and promise a review within 24 hours', async () => {
    const page = await html('/community-guidelines');
    for (const principle of ['Be kind at the table', 'Share what is yours', 'Keep everyone safe'])
      expect(page).toContain(`>${principle}</h2>`);
    expect(page.match(/<details\b/g)).toHaveLength(4);
    expect(shownBy(page)).toContain('Every report is reviewed within 24 hours.');
  });

  test('the cooking tips are four articles', async () => {
    const page = await html('/cooking-tips');
    expect(page.match(/<article\b/g)).toHaveLength(4);
    for (const title of [
      'Perfect Knife Skills',
      'Understanding Heat Levels',
      'Time-Saving Kitchen Hacks',
      'Flavor Pairing Guide',
    ])
      expect(page).toContain(`>${title}</h2>`);
  });

  test('each cooking tip has at least 300 words, and drawings with alternative text', async () => {
    const page = await html('/cooking-tips');
    const articles = page.match(/<article\b.*?<\/article>/gs) ?? [];
    for (const article of articles) {
      const words = article.replace(/<figure\b.*?<\/figure>/gs, ' ').replace(/<[^>]+>/g, ' ');
      expect(words.match(/[\p{L}\d][\p{L}\d’'-]*/gu)?.length).toBeGreaterThanOrEqual(300);
      const drawings = article.match(/<svg\b[^>]*role="img"[^>]*>/g) ?? [];
      expect(drawings.length).toBeGreaterThan(0);
      for (const drawing of drawings) expect(drawing).toMatch(/aria-label="[^"]{40,}"/);
      expect(article.match(/<figcaption/g)).toHaveLength(drawings.length);
    }
    expect(articles).toHaveLength(4);
  });

  test('the contact page promises a reply within 24-48 hours, the newsletter an issue on Sunday', async () => {
    expect(shownBy(await html('/contact'))).toContain('Messages are answered within 24-48 hours.');
    expect(shownBy(await html('/newsletter'))).toContain('Weekly, on Sunday');
  });

  test('the settings link to more pages, and end with the version', async () => {
    const page = await html('/settings');
    const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
    for (const path of [
      '/profile',
      '/search',
      '/meal-plan',
      '/ai-assistant',
      '/recipe-book',
      '/categories',
      '/notifications',
      '/contact',
    ])
      expect(main).toContain(`href="${path}"`);
    expect(shownBy(page)).toContain('A daily companion for home cooks');
    expect(shownBy(page)).toContain('Plateful v1.0.0');
  });

  test('the page to subscribe says what a subscription costs and includes', async () => {
    const text = shownBy(await html('/subscription'));
    for (const said of [
      '$35.00per month',
      'Auto-renewing monthly. Cancel any time.',
      'Unlimited recipe access',
      'Personalised meal planning',
      'AI recipe assistant',
      'Shopping list generation',
      'Nutrition tracking',
      'Premium community support',
      'Subscribe Now with Test payments',
    ])
      expect(text).toContain(said);
  });

  test.each([
    [
      'cancelled',
      'Your subscription has been cancelled. Please subscribe to regain access to premium features',
    ],
    ['expired', 'Your Test payments subscription is no longer active'],
    ['inactive', 'Your Test payments subscription is no longer active'],
    ['required', 'Please subscribe to access the app features'],
  ])('a person sent to subscribe because of "%s" is told: %s', async (reason, warning) => {
    const member = await world.person();
    expect(shownBy(await html(`/subscription?reason=${reason}`, member))).toContain(warning);
    expect(shownBy(await html('/subscription', member))).not.toContain(warning);
  });

  test('a person who has not paid yet is told so, and not that a subscription has ended', async () => {
    const member = await world.person();
    await member.api.subscription.start({});
    const text = shownBy(await html('/subscription?reason=inactive', member));
    expect(text).toContain('You get access as soon as the payment is confirmed.');
    expect(text).not.toContain('no longer active');
  });

  test('the subscription page shows its details with debug=412', async () => {
    const known = 'Status ACTIVE, subscription';
    expect(shownBy(await html('/subscription?debug=412', subscriber))).toContain(known);
    expect(shownBy(await html('/subscription', subscriber))).not.toContain(known);
  });
});
