import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const answerTo = (prompt: string) => answersTo(prompt)[0];

describe('foods before the form of a dish', () => {
  it.each([
    ['chicken and leek soup', /^Cock-a-Leekie$/],
    ['pork and apple pie', /Pie/],
    ['lemon chicken soup', /Soup.*Lemon/],
    ['sesame chicken salad', /Salad.*Sesame/],
    ['cauliflower cheese soup', /Cauliflower.*Soup/],
    ['bacon and egg pie', /^Bacon and Egg Pie$/],
  ])('are what that form is made of: %s', (prompt, title) => {
    expect(answerTo(prompt)?.title).toMatch(title);
  });
});

describe('a dish before the form of another', () => {
  it.each([
    ['ratatouille pasta', /Ratatouille with Penne/],
    ['kimchi stew pasta', /Kimchi Stew with Penne/],
  ])('is served with it: %s', (prompt, title) => {
    expect(answerTo(prompt)?.title).toMatch(title);
  });

  it('has its salad beside it', () => {
    const answer = answerTo('buffalo chicken salad');
    expect(answer?.said).toContain('It comes with Simple Green Salad');
  });

  it.each(['pulled pork pie', 'carbonara risotto', 'beef stroganoff soup', 'mushroom stroganoff pie'])(
    'is cooked as itself, and says so: %s',
    (prompt) => {
      const answer = answerTo(prompt);
      expect(answer?.said).toContain(`so this is ${answer?.title} itself.`);
    },
  );

  it.each([
    'lasagna soup',
    'taco salad',
    'butter chicken pizza',
    'a prawn and pea risotto',
    'chicken curry with rice',
  ])('is no matter where the name is known: %s', (prompt) => {
    expect(answerTo(prompt)?.said).not.toContain('itself');
  });
});
