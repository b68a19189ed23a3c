import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('who must not have lactose', () => {
  it.each([
    'meine tochter verträgt keine laktose',
    "i'm lactose intolerant",
    'sono intollerante al lattosio',
  ])('hears that lactose-free milk and ripe cheese do as well: “%s”', (said) => {
    expect(answersTo('käsespätzle', said).at(-1)?.said).toMatch(/lactose-free milk.*ripened/);
  });

  it('is not told so if it is milk, or an allergy', () => {
    expect(answersTo('käsespätzle', 'no dairy, and lactose free').at(-1)?.said).not.toMatch(/ripened/);
    expect(answersTo('pancakes, my son is allergic to lactose').at(-1)?.said).not.toMatch(/ripened/);
  });
});
