import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a food that shall be crisp', () => {
  it.each([
    [['tofu stir fry', 'make the tofu crispy'], /toss it with the cornflour/, /tofu/],
    [['thai green curry with tofu', 'crispy tofu please'], /Lay the tofu on top/, /curry paste/],
    [
      ['thai green curry', 'use tofu instead of the chicken', 'make the tofu crispier'],
      /Lay the tofu on top/,
      /curry paste/,
    ],
    [['palak paneer', 'crispier paneer'], /toss it with the cornflour/, /spinach/],
  ])('is fried in a coat of starch, and the dish stays: %j', (turns, steps, lines) => {
    const last = answersTo(...turns).at(-1);
    expect(last?.steps).toMatch(steps);
    expect(last?.lines).toMatch(lines);
    expect(last?.lines).toMatch(/cornflour/);
    expect(last?.lines.match(/ g (?:firm tofu|paneer)/g)).toHaveLength(1);
  });
});
