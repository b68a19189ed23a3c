import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/dates.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
let strict: World;
beforeAll(async () => {
  world = await createWorld();
  strict = await createWorld({ ACCESS: 'strict' });
});
afterAll(async () => {
  await world.close();
  await strict.close();
});

const TODAY = new Date().toISOString().slice(0, 10);
const NEXT_WEEK = { from: TODAY, to: addDays(TODAY, 6) };
const secretOf = async (cook: Person) => (await cook.api.mealPlan.createShare()).link.secret;

describe('a link to the plan', () => {
  it.each([
    ['open', () => world],
    ['strict', () => strict],
  ])('shows it to anyone with the link, signed in or not (%s)', async (_, on) => {
    const cook = await on().person({ subscribed: true, name: 'Ada' });
    const recipe = await on().recipe();
    const meal = await cook.api.mealPlan.plan({
      recipeId: recipe.id,
      date: TODAY,
      note: 'Double it',
      servings: 6,
    });
    await cook.api.mealPlan.plan({ text: 'Eating out', date: addDays(TODAY, 7) });
    const secret = await secretOf(cook);
    const other = await on().person();
    for (const reader of [on().visitor, other])
      expect(await reader.api.mealPlan.shared({ secret, ...NEXT_WEEK })).toEqual({
        owner: 'Ada',
        meals: [meal],
      });
  });

  it('creates a single link, even at once', async () => {
    const cook = await world.person({ subscribed: true });
    expect(await cook.api.mealPlan.share()).toEqual({ link: null });
    const links = await Promise.all([1, 2, 3].map(() => cook.api.mealPlan.createShare()));
    expect(new Set(links.map(({ link }) => link.secret)).size).toBe(1);
    expect(links[0]?.link.secret).toMatch(/^[\w-]{22}$/);
    expect(await cook.api.mealPlan.share()).toEqual(links[0]);
  });

  it('stops working once revoked, and a new link differs', async () => {
    const cook = await world.person({ subscribed: true });
    const secret = await secretOf(cook);
    expect(await cook.api.mealPlan.revokeShare()).toEqual({});
    expect(await cook.api.mealPlan.share()).toEqual({ link: null });
    const again = await secretOf(cook);
    expect(again).not.toBe(secret);
    await expect(world.visitor.api.mealPlan.shared({ secret, ...NEXT_WEEK })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await world.visitor.api.mealPlan.shared({ secret: again, ...NEXT_WEEK })).meals).toEqual([]);
  });

  it('shows at most 62 days at once', async () => {
    const secret = await secretOf(await world.person({ subscribed: true }));
    const days = (count: number) => ({ secret, from: '2026-01-01', to: addDays('2026-01-01', count - 1) });
    expect((await world.visitor.api.mealPlan.shared(days(62))).meals).toEqual([]);
    await expect(world.visitor.api.mealPlan.shared(days(63))).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Please choose at most 62 days.',
    });
    await expect(world.visitor.api.mealPlan.shared(days(0))).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('the plan as a calendar', () => {
  const calendar = (secret: string, headers: Record<string, string> = {}) =>
    world.visitor.fetch(`/calendar/${secret}.ics`, { headers });
  /** Unfolds long lines, as calendars do. */
  const read = async (secret: string) => (await (await calendar(secret)).text()).replaceAll('\r\n ', '');

  it('has every meal at its time of day, with servings, note and recipe', async () => {
    const cook = await world.person({ subscribed: true, name: 'Ada' });
    const recipe = await world.recipe({ title: 'Soup; with, leek' });
    const day = addDays(TODAY, 1).replaceAll('-', '');
    const meals = [];
    for (const mealType of ['Breakfast', 'Lunch', 'Snack', 'Dinner'] as const)
      meals.push(
        await cook.api.mealPlan.plan({
          recipeId: recipe.id,
          date: addDays(TODAY, 1),
          mealType,
          servings: 6,
          note: 'Bring bread',
        }),
      );
    const response = await calendar(await secretOf(cook));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('private');
    const text = await read(await secretOf(cook));
    for (const time of ['080000', '123000', '153000', '183000'])
      expect(text).toContain(`DTSTART:${day}T${time}\r\n`);
    expect(text).toContain(`DTEND:${day}T084500\r\n`);
    expect(text).toContain('X-WR-CALNAME:Meal plan of Ada\r\n');
    expect(text).toContain('SUMMARY:Dinner: Soup\\; with\\, leek\r\n');
    expect(text).toContain('DESCRIPTION:6 servings\\nBring bread\r\n');
    expect(text).toContain(`${world.config.publicUrl}/recipe/${recipe.id}\r\n`);
    for (const { id } of meals) expect(text).toContain(`UID:${id}@plateful\r\n`);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  });

  it('is in the language of the person who shares the plan', async () => {
    const cook = await world.person({ subscribed: true, name: 'Ada' });
    await world.database.pool.query("update users set language = 'de' where id = $1", [cook.id]);
    const recipe = await world.recipe({ title: 'Soup' });
    await cook.api.mealPlan.plan({ recipeId: recipe.id, date: TODAY, mealType: 'Dinner', servings: 6 });
    const secret = await secretOf(cook);
    const text = await read(secret);
    expect(text).toContain('X-WR-CALNAME:Essensplan von Ada\r\n');
    expect(text).toContain('SUMMARY:Abendessen: Soup\r\n');
    expect(text).toContain('DESCRIPTION:6 Portionen\r\n');
    const gone = await calendar('x', { 'accept-language': 'de' });
    expect(await gone.text()).toBe('Diesen Kalender gibt es nicht mehr.');
  });

  it('is valid for strict calendars, whatever the text', async () => {
    const cook = await world.person({ subscribed: true });
    const text = `Pie\u0007 🥧\r\nEND:VCALENDAR${'مرحبا'.repeat(10)}`;
    await cook.api.mealPlan.plan({ text, note: `one\u001b[31m\r\ntwo ${'🍕'.repeat(60)}`, date: TODAY });
    const feed = await (await calendar(await secretOf(cook))).text();
    expect(feed).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    const lines = feed.slice(0, -2).split('\r\n');
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
    expect(lines.filter((line) => /\p{Cc}/u.test(line))).toEqual([]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });

  it("keeps an event's UID when its meal moves, and is unchanged when nothing changed", async () => {
    const cook = await world.person({ subscribed: true });
    const { id } = await cook.api.mealPlan.plan({ text: 'Leftovers', date: TODAY });
    const secret = await secretOf(cook);
    const [first, second] = [await calendar(secret), await calendar(secret)];
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    expect(await second.text()).toBe(await first.text());
    expect((await calendar(secret, { 'if-none-match': tag })).status).toBe(304);
    await cook.api.mealPlan.update({ id, date: addDays(TODAY, 3) });
    const moved = await calendar(secret, { 'if-none-match': tag });
    expect(moved.status).toBe(200);
    const text = await moved.text();
    expect(text).toContain(`UID:${id}@plateful`);
    expect(text).toContain(`DTSTART:${addDays(TODAY, 3).replaceAll('-', '')}T183000`);
    expect(text).not.toContain('URL');
  });

  it('reaches from 60 days ago to 400 days ahead', async () => {
    const cook = await world.person({ subscribed: true });
    for (const offset of [-61, -59, 399, 402])
      await cook.api.mealPlan.plan({ text: `Day ${offset}`, date: addDays(TODAY, offset) });
    const text = await read(await secretOf(cook));
    expect(text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Dinner: Day -59', 'SUMMARY:Dinner: Day 399']);
  });

  it('ends with the link', async () => {
    const cook = await world.person({ subscribed: true });
    const secret = await secretOf(cook);
    expect((await calendar(secret)).status).toBe(200);
    await cook.api.mealPlan.revokeShare();
    expect((await calendar(secret)).status).toBe(404);
    for (const file of ['x.ics', `${secret}.txt`, '%00.ics'])
      expect((await world.visitor.fetch(`/calendar/${file}`)).status).toBe(404);
  });
});
