import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it('a named dish that takes hardly longer than there is time is cooked, and says so', () => {
  const [answer] = answersTo('tom kha gai in under 30 min');
  expect(answer?.title).toBe('Tom Kha Gai');
  expect(answer?.said).toMatch(/It takes 33 minutes: a little more than 30/);
});

it.each(['beef stew in 30 minutes', 'chocolate mousse in 30 minutes'])(
  'one that takes far longer, or waits long, is another dish: %s',
  (prompt) => {
    expect(answersTo(prompt)[0]?.said).toMatch(/more than your 30, so this is another dish/);
  },
);
