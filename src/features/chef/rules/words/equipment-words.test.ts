import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';
import { withoutFoodsOfTools } from './equipment-words.ts';

describe('a tool that is named after a food', () => {
  it.each([
    ['quelque chose dans mon moule à muffins', 'quelque chose dans mon muffin tin'],
    ['des moules à canelés', 'des muffin tin'],
    ['un gâteau, moule à charnière', 'un gâteau, tin'],
    ['moules marinières', 'moules marinières'],
    ['moules à la crème', 'moules à la crème'],
    ['seafood in my steak pan', 'seafood in my frying pan'],
    ['chicken pan with rice', 'chicken pan with rice'],
    ['i have a butter knife', 'i have a knife'],
    ['butter and a knife', 'butter and a knife'],
    ['la pâte croustillante', 'la crust croustillante'],
    ['pâte à crêpes', 'crêpes'],
    ['pâté de campagne', 'pâté de campagne'],
  ])('is no food: %s', (said, heard) => {
    expect(withoutFoodsOfTools(said)).toBe(heard);
  });

  it.each([
    ['quelque chose dans mon moule à muffins', /mussel/i],
    ['seafood in my steak pan', /beef|steak/i],
    ['une tarte à la pâte croustillante', /pate|liver/i],
  ])('brings none into the dish: %s', (said, food) => {
    const [answer] = answersTo(said);
    expect(`${answer?.title} ${answer?.said}`).not.toMatch(food);
  });
});
