import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const of = (...names: string[]) => names.map((name) => ({ amount: '1', name }));
const suggested = async (q: string, cook: { api: World['visitor']['api'] } = world.visitor) =>
  (await cook.api.mealPlan.suggestions({ q, date: '2026-05-06' })).recipes.map(({ title }) => title);

describe('suggestions for the ingredients at hand', () => {
  it('pick the recipes that use the most of them, and say why', async () => {
    await world.recipe({ title: 'Zander Plain', ingredients: of('zander fillet') });
    await world.recipe({ title: 'Zander Feast', ingredients: of('zander', 'quince', 'cream', 'dill') });
    const best = await world.recipe({
      title: 'Zander Quick',
      ingredients: of('Zander fillets', 'Quinces', 'salt'),
      prepTime: 5,
      cookTime: 7,
      servings: 2,
    });
    await world.recipe({ title: 'Quince Pie', ingredients: of('quince', 'flour') });
    await world.recipe({ title: 'Nothing of it', ingredients: of('flour') });
    expect(await suggested('zander, quince')).toEqual(['Zander Quick', 'Zander Feast', 'Zander Plain']);
    const { recipes } = await world.visitor.api.mealPlan.suggestions({ q: 'ZÀNDER and quinces' });
    expect(recipes[0]).toMatchObject({
      id: best.id,
      totalTime: 12,
      servings: 2,
      category: 'dinner',
      reason: 'Uses your ZÀNDER and quinces; needs 1 more: salt',
      have: ['Zander fillets', 'Quinces'],
      missing: ['salt'],
    });
    expect(recipes[0]?.image).toContain(best.id);
  });

  it('name missing foods in German to a German reader', async () => {
    const ingredients = of('sea buckthorn', 'canned chickpeas', 'onions');
    await world.recipe({ title: 'Sea Buckthorn Stew', ingredients });
    const headers = { 'accept-language': 'de' };
    const found = await world.visitor.fetch('/api/meal-plan/suggestions?q=buckthorn', { headers });
    expect(await found.json()).toMatchObject({ recipes: [{ missing: ['Kichererbsen', 'Zwiebeln'] }] });
  });

  it('leave out recipes with foods that the cook must not or does not eat', async () => {
    const cook = await world.person({ subscribed: true });
    await world.recipe({ title: 'Kohlrabi Gratin', ingredients: of('kohlrabi', 'whole milk') });
    await world.recipe({ title: 'Kohlrabi Ham', ingredients: of('kohlrabi', 'ham') });
    await world.recipe({ title: 'Kohlrabi Sticks', ingredients: of('kohlrabi', 'olive oil') });
    expect(await suggested('kohlrabi', cook)).toHaveLength(3);
    await cook.api.accounts.updatePreferences({ allergens: ['milk'] });
    expect((await suggested('kohlrabi', cook)).toSorted()).toEqual(['Kohlrabi Ham', 'Kohlrabi Sticks']);
    expect(await suggested('', cook)).not.toContain('Kohlrabi Gratin');
    await cook.api.accounts.updatePreferences({ diets: ['vegetarian'] });
    expect(await suggested('kohlrabi', cook)).toEqual(['Kohlrabi Sticks']);
  });

  it('say when there are some, but none that the cook may eat', async () => {
    const cook = await world.person({ subscribed: true });
    await world.recipe({ title: 'Pomelo Ham', ingredients: of('pomelo', 'ham') });
    const none = async (q: string) => {
      const { recipes, isNoneSuitable } = await cook.api.mealPlan.suggestions({ q });
      return recipes.length === 0 && isNoneSuitable;
    };
    expect(await none('pomelo')).toBe(false);
    await cook.api.accounts.updatePreferences({ diets: ['vegan'] });
    expect(await none('pomelo')).toBe(true);
    expect(await none('unobtainium')).toBe(false);
  });

  it('leave out the recipes of people whom the cook blocked or muted', async () => {
    const [cook, other] = [
      await world.person({ subscribed: true }),
      await world.person({ subscribed: true }),
    ];
    const title = 'Salsify of Somebody';
    const { id: recipeId } = await world.recipe({ title, author: other, ingredients: of('salsify') });
    for (const restriction of ['muted', 'blocked'] as const) {
      await cook.api.profiles.restrict({ profileId: other.id, restriction });
      expect(await suggested('salsify', cook)).toEqual([]);
      expect(await suggested('', cook)).not.toContain(title);
      await cook.api.profiles.unrestrict({ profileId: other.id, restriction });
    }
    expect(await suggested('salsify', cook)).toEqual([title]);
    await other.api.recipes.remove({ recipeId });
  });

  it.each([
    ['part of a word in a title', 'rgoulash', 'Burgoulash'],
    ['part of a word of an ingredient', 'ohlrab', 'Plain'],
    ['a word with a slip', 'kohlrabbi', 'Plain'],
    ['several words of one food', 'purple kohlrabi', 'Plain'],
  ])('finds %s', async (_, q, title) => {
    await world.recipe({ title, ingredients: of('purple kohlrabi') });
    expect(await suggested(q)).toContain(title);
  });

  it('ignore foods that only the description mentions', async () => {
    await world.recipe({ title: 'Toast', description: 'Goes with medlar jam.', ingredients: of('bread') });
    expect(await suggested('medlar')).toEqual([]);
  });

  it("prefer what this week's shopping already covers", async () => {
    const cook = await world.person({ subscribed: true });
    const planned = await world.recipe({ title: 'Planned', ingredients: of('tarragon') });
    const [one, other] = [
      await world.recipe({ title: 'With Chervil', ingredients: of('salsify', 'chervil') }),
      await world.recipe({ title: 'With Tarragon', ingredients: of('salsify', 'Tarragon, chopped') }),
    ];
    expect(new Set(await suggested('salsify', cook))).toEqual(new Set([one.title, other.title]));
    await cook.api.mealPlan.plan({ recipeId: planned.id, date: '2026-05-04' });
    const { recipes } = await cook.api.mealPlan.suggestions({ q: 'salsify', date: '2026-05-10' });
    expect(recipes[0]).toMatchObject({
      title: 'With Tarragon',
      reason: 'Uses your salsify; needs 1 more: Tarragon, on this week’s list',
    });
    const nextWeek = await cook.api.mealPlan.suggestions({ q: 'salsify', date: '2026-05-11' });
    expect(nextWeek.recipes.map(({ reason }) => reason).sort()).toEqual([
      'Uses your salsify; needs 1 more: Tarragon',
      'Uses your salsify; needs 1 more: chervil',
    ]);
  });

  it('are personal, whatever somebody else was suggested before', async () => {
    const elsewhere = await createWorld();
    const [cook, other] = [
      await elsewhere.person({ subscribed: true }),
      await elsewhere.person({ subscribed: true }),
    ];
    const { id } = await elsewhere.recipe();
    const path = '/api/meal-plan/suggestions?date=2026-05-04';
    const ids = async ({ fetch }: Pick<Person, 'fetch'>) =>
      ((await (await fetch(path)).json()) as { recipes: { id: string }[] }).recipes.map((one) => one.id);
    expect(await ids(elsewhere.visitor)).toEqual([id]);
    await cook.api.mealPlan.plan({ recipeId: id, date: '2026-05-04' });
    expect(await ids(other)).toEqual([id]);
    expect(await ids(cook)).toEqual([]);
    await elsewhere.close();
  });

  it('without a query are new or popular recipes that are not planned yet', async () => {
    const elsewhere = await createWorld();
    const cook = await elsewhere.person({ subscribed: true });
    const made = [];
    for (let nth = 0; nth < 4; nth++) made.push(await elsewhere.recipe());
    const ids = async () => (await cook.api.mealPlan.suggestions({ q: '  ' })).recipes.map(({ id }) => id);
    expect(await ids()).toHaveLength(3);
    await elsewhere.database.pool.query('update recipes set views = 100 where id = $1', [made[0]?.id]);
    const { recipes } = await cook.api.mealPlan.suggestions({});
    expect(recipes.slice(0, 2).map(({ id, reason }) => [id, reason])).toEqual([
      [made[0]?.id, 'Popular with other cooks'],
      [made[3]?.id, 'New on Plateful'],
    ]);
    for (const { id } of made.slice(0, 3)) await cook.api.mealPlan.plan({ recipeId: id, date: '2026-05-04' });
    expect(await ids()).toEqual([made[3]?.id]);
    await elsewhere.close();
  });

  it('without a query come from the 10 newest and the 10 most popular recipes', async () => {
    const elsewhere = await createWorld();
    const cook = await elsewhere.person({ subscribed: true });
    const planned = await elsewhere.recipe({ ingredients: of('saffron') });
    await cook.api.mealPlan.plan({ recipeId: planned.id, date: '2026-05-04' });
    const made: { id: string }[] = [];
    for (let nth = 0; nth < 22; nth++)
      made.push(
        await elsewhere.recipe({ ingredients: of('saffron'), createdAt: new Date(2026, 0, 31 - nth) }),
      );
    // The last ten are the most popular; two are neither new nor popular.
    await elsewhere.database.pool.query('update recipes set views = 100 where id = any($1)', [
      made.slice(12).map(({ id }) => id),
    ]);
    const seen = new Set<string>();
    for (;;) {
      const { recipes } = await cook.api.mealPlan.suggestions({ date: '2026-05-04' });
      const unseen = recipes.filter(({ id }) => !seen.has(id));
      if (unseen.length === 0) break;
      for (const { id, reason } of unseen) {
        expect(reason).toBe('Shares 1 ingredient with this week');
        seen.add(id);
        await elsewhere.database.pool.query("update recipes set ingredients = '[]' where id = $1", [id]);
      }
    }
    expect(seen).toEqual(new Set([...made.slice(0, 10), ...made.slice(12)].map(({ id }) => id)));
    await elsewhere.close();
  });

  it('takes three statements at most, and 200 characters', async () => {
    const cook = await world.person({ subscribed: true });
    await suggested('flour', cook);
    expect(await statementsOf(() => suggested('flour, butter, eggs', cook))).toBeLessThanOrEqual(3);
    expect(await statementsOf(() => suggested('', cook))).toBeLessThanOrEqual(3);
    await expect(suggested('x'.repeat(201))).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Please use 200 characters at most.',
    });
  });

  it.each(['%', "'", ':*', 'a', '🍳', 'x & y | !z', ', ,', 'and'])(
    'handles “%s” without failing',
    async (q) => {
      expect((await suggested(q)).length).toBeLessThanOrEqual(3);
    },
  );
});
