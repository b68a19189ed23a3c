import { describe, expect, it } from 'vitest';
import { wordsApart } from '../request/request-words.ts';
import { NOTHING_ON_SCREEN } from './faq.ts';
import { kitchenQuestion, nearestQuestion } from './kitchen-questions.ts';

const near = (question: string, title = '') =>
  nearestQuestion(wordsApart(question), title === '' ? NOTHING_ON_SCREEN : { title, foods: [] });

describe('a question in other words than the tables have', () => {
  it.each([
    [
      "A few of them were open before I cooked them and don't close. Throw away?",
      'Mussel Spaghetti',
      /broken, or open/,
    ],
    [
      'I left the rice out on the counter overnight. is it still safe to use if I fry it really hot?',
      'Egg Fried Rice',
      /belongs in the bin/,
    ],
    [
      'my new skillet is sticking like crazy, is that the pan or me? and can i wash it with soap',
      'Cast-Iron Ribeye',
      /dish soap is fine/,
    ],
  ])('gets the nearest answer: %s', (question, title, answer) => {
    expect(kitchenQuestion(wordsApart(question), { title, foods: [] })).toBeNull();
    expect(near(question, title)).toMatch(answer);
  });

  it.each([
    ['What kind of apples should I buy? Shop only has gala and pink lady.', 'Apple Pie'],
    ['mine never gets clusters, any trick?', 'Granola'],
    ['is it good?', 'Beef Stew'],
  ])('gets none that is about something else: %s', (question, title) => {
    expect(near(question, title)).toBeNull();
  });
});
