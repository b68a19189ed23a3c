import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a word that refuses nothing', () => {
  it.each([
    ['ohn no khao swe', 'Ohn No Khao Swe'],
    ['saba no misoni', 'Saba Misoni'],
  ])('stays in the name: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toBe(title);
  });

  it('still refuses between foods', () => {
    expect(answersTo('chicken soup, no miso')[0]?.lines).not.toContain('miso');
  });
});

describe('a list typed in haste', () => {
  it('has kidney beans, and nothing of a kidney, in it', () => {
    const [answer] = answersTo('eggs, tomatos, onion, kidney beens, sweetcorn, chedar');
    expect(answer?.title).not.toBe('');
  });

  it('has its sauce', () => {
    const [answer] = answersTo('chiken, brocoli, soy sause, rice');
    expect(answer?.lines).toContain('soy sauce');
    expect(answer?.said).not.toContain('saute');
  });
});
