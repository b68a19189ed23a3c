import { describe, expect, test } from 'vitest';
import { asOne, type EventFacts, messageOf } from './message.ts';

const TODAY = '2026-11-21';
const event = (changed: Partial<EventFacts> = {}): EventFacts => ({
  type: 'reply',
  actorName: 'Ari',
  title: 'Leek tart',
  path: '/recipe/1#comments',
  text: 'Lovely!',
  stars: null,
  ...changed,
});

describe('one event', () => {
  test.each([
    [event(), 'Ari replied to you on Leek tart', '“Lovely!”'],
    [event({ type: 'mention' }), 'Ari mentioned you on Leek tart', '“Lovely!”'],
    [event({ type: 'comment' }), 'Ari commented on Leek tart', '“Lovely!”'],
    [event({ type: 'rating', stars: 1, text: '' }), 'Ari gave Leek tart 1 star', ''],
    [event({ type: 'rating', stars: 4 }), 'Ari gave Leek tart 4 stars', '“Lovely!”'],
    [event({ type: 'recipe', text: '' }), 'Ari posted Leek tart', 'Have a look at their new recipe.'],
  ])('%#. says who did what, and links to it', (facts, title, text) => {
    expect(messageOf({ kind: 'talk', events: [facts], count: 1 }, TODAY)).toEqual({
      ...{ title, text, path: '/recipe/1#comments', lines: [] },
    });
  });
});

describe('several events', () => {
  test('are one digest with a line for each', () => {
    const events = [event({ actorName: 'Bo', path: '/recipe/2#comments', title: 'Soup' }), event()];
    expect(messageOf({ kind: 'talk', events, count: 2 }, TODAY)).toEqual({
      title: '2 new comments',
      text: 'Bo and Ari on Soup and Leek tart',
      path: null,
      lines: [
        { text: 'Bo replied to you on Soup', path: '/recipe/2#comments' },
        { text: 'Ari replied to you on Leek tart', path: '/recipe/1#comments' },
      ],
    });
  });

  test('link to the one recipe they are all about', () => {
    const { path } = messageOf({ kind: 'ratings', events: [event(), event()], count: 2 }, TODAY);
    expect(path).toBe('/recipe/1#comments');
  });

  test('name recipes before those who posted them', () => {
    const events = [event({ type: 'recipe' }), event({ type: 'recipe', title: 'Soup' })];
    const message = messageOf({ kind: 'new_recipes', events, count: 2 }, TODAY);
    expect([message.title, message.text]).toEqual(['2 new recipes', 'Leek tart and Soup by Ari']);
  });
});

test('what is sent together is one message', () => {
  const talk = messageOf({ kind: 'talk', events: [event()], count: 2 }, TODAY);
  const rating = messageOf(
    { kind: 'ratings', events: [event({ type: 'rating', stars: 5 })], count: 1 },
    TODAY,
  );
  expect(asOne([talk])).toEqual(talk);
  expect(asOne([talk, rating])).toEqual({
    title: 'New on Plateful',
    text: '2 new comments. Ari gave Leek tart 5 stars.',
    path: null,
    lines: [],
  });
});

describe('tomorrow’s meals', () => {
  const meals = {
    kind: 'meals',
    date: '2026-11-22',
    meals: [{ name: 'Prawn curry', path: '/recipe/1' }],
    thaw: [{ food: 'prawns', meal: 'Prawn curry' }],
    overnight: ['Dal'],
  } as const;
  const facts = { ...meals, meals: [...meals.meals], thaw: [...meals.thaw], overnight: [...meals.overnight] };

  test('say what to take out of the freezer, and what starts today', () => {
    expect(messageOf(facts, TODAY)).toMatchObject({
      title: 'Tomorrow: Prawn curry',
      text: 'Take it out of the freezer: prawns (Prawn curry). Begin the evening before: Dal.',
      path: '/meal-plan?date=2026-11-22&view=daily',
    });
  });

  test.each([
    ['2026-11-22', 'Today: Prawn curry'],
    ['2026-11-25', 'Sun, Nov 22: Prawn curry'],
  ])('read on %s are headed %s', (today, title) => {
    expect(messageOf(facts, today).title).toBe(title);
  });
});
