import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a wish that says what it shall not be', () => {
  it.each([
    ["BBQ side that isn't potato salad or coleslaw", /potato salad|coleslaw/i, 'side'],
    ['a side dish for bbq but not coleslaw', /coleslaw/i, 'side'],
    ["a dinner that isn't pasta or pizza", /pasta|pizza|spaghetti|penne/i, 'dinner'],
    ['dinner but no pasta or pizza', /pasta|pizza|spaghetti|penne/i, 'dinner'],
    ["a dessert that isn't cake or pie", /cake|pie/i, 'dessert'],
  ])('is neither of the two, and what it shall be: %s', (prompt, refused, course) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toBeTruthy();
    expect(answer?.title).not.toMatch(refused);
    expect(answer?.tags).toContain(course);
  });

  it.each([
    ['diabetic friendly sweet snack', /salmon|chicken/],
    ['healthy sweet snack', /salmon|chicken/],
  ])('stays sweet and a snack if it is healthy, too: %s', (prompt, hasNot) => {
    expect(answersTo(prompt)[0]?.lines).not.toMatch(hasNot);
  });

  it('can be made ahead for the week', () => {
    const [answer] = answersTo('healthy high protein breakfast I can prep sunday for the week');
    expect(answer?.lines).not.toMatch(/scrambled/i);
    expect(answer?.tags).toContain('breakfast');
  });
});
