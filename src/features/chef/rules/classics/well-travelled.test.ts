import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a dish that few tables know', () => {
  it.each([
    ['gatte ki sabzi', 'Gatte ki Sabzi', 'chickpea flour'],
    ['dal bati', 'Dal Baati', 'wholemeal flour'],
    ['polos curry', 'Polos Curry', 'jackfruit'],
    ['cá kho tộ', 'Ca Kho To', 'catfish'],
    ['scallion pancakes', 'Scallion Pancakes', 'spring onions'],
    ['challah', 'Challah', 'bread flour'],
    ['carbonada', 'Carbonada Criolla', 'pumpkin'],
    ['riblja čorba', 'Riblja Čorba', 'carp'],
    ['poule au pot', 'Poule au Pot', 'whole chicken'],
    ['choucroute', 'Choucroute Garnie', 'sauerkraut'],
    ['tiroler gröstl', 'Tiroler Gröstl', 'potatoes'],
    ['sopa de maní', 'Sopa de Maní', 'peanuts'],
    ['kačamak', 'Kačamak', 'cornmeal'],
    ['pilau swahili', 'Kenyan Pilau', 'rice'],
  ])('is cooked as itself: %s', (prompt, title, food) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toBe(title);
    expect(answer?.lines).toContain(food);
  });
});

describe('sushi for somebody who eats nothing of animals', () => {
  it('is still sushi, without the wasabi that may hold milk', () => {
    const [answer] = answersTo('vegan sushi for 3');
    expect(answer?.title).toMatch(/Sushi/);
    expect(answer?.lines).toMatch(/sushi rice/);
    expect(answer?.steps).not.toMatch(/wasabi/);
  });
});
