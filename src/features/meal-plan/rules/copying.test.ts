import { describe, expect, it } from 'vitest';
import { type CopyCounts, copyProblems, type Span } from './copying.ts';

const MEALS = { there: 3, added: 2 };
const problems = (span: Span, from: string, to: string, counts: CopyCounts | null = MEALS) =>
  copyProblems(span, { from, to }, null, counts);

describe('copying meals', () => {
  it('has no problem with two days, or days of two weeks', () => {
    expect(problems('day', '2026-11-30', '2026-12-01')).toEqual({});
    expect(problems('week', '2026-11-30', '2026-12-07')).toEqual({});
  });

  it('asks for another week if both days are in the same one, and for another day if they are the same', () => {
    expect(problems('week', '2026-11-30', '2026-12-02')).toEqual({
      to: 'Please choose a different week to copy to.',
    });
    expect(problems('day', '2026-11-30', '2026-11-30')).toEqual({
      to: 'Please choose a different day to copy to.',
    });
  });

  it('says at each field what its date lacks', () => {
    expect(problems('day', '', '2026-12-01')).toEqual({ from: 'Please choose a date', to: undefined });
    expect(problems('day', '2026-11-30', '')).toEqual({ from: undefined, to: 'Please choose a date' });
    expect(problems('week', '1969-12-31', '2200-01-01')).toEqual({
      from: 'Please choose a date between 1970 and 2199.',
      to: 'Please choose a date between 1970 and 2199.',
    });
  });

  it('says when there is nothing to copy, or nothing that would be new', () => {
    expect(problems('week', '2026-11-30', '2026-12-07', { there: 0, added: 0 })).toEqual({
      from: 'No meals in this week.',
    });
    expect(problems('day', '2026-11-30', '2026-12-07', { there: 0, added: 0 })).toEqual({
      from: 'No meals on this day.',
    });
    expect(problems('day', '2026-11-30', '2026-12-07', { there: 2, added: 0 })).toEqual({
      to: 'All of these meals are already planned there.',
    });
  });

  it('waits with that until both days are known', () => {
    expect(problems('day', '2026-11-30', '2026-12-07', null)).toEqual({});
  });
});
