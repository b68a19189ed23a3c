import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('sweets, drinks and bites that people ask for by name', () => {
  it.each([
    ['cottage cheese ice cream', 'Cottage Cheese Ice Cream', 'cottage cheese'],
    ['éclair cake', 'Éclair Cake', 'digestive biscuits'],
    ['wacky cake', 'Wacky Chocolate Cake', 'white wine vinegar'],
    ['biscoff cheesecake', 'Biscoff Cheesecake', 'speculoos'],
    ['hugo spritz', 'Hugo Spritz', 'elderflower cordial'],
    ['Raffaello-Torte', 'Raffaello-Torte', 'desiccated coconut'],
    ['tarta de la abuela', 'Tarta de la Abuela', 'rich tea biscuits'],
    ['verrines', 'Salmon and Avocado Verrines', 'smoked salmon'],
    ['rôti Orloff', 'Rôti Orloff', 'Emmental'],
    ['melanzane a funghetto', 'Melanzane a Funghetto', 'aubergines'],
    ['fried pickles', 'Fried Pickles', 'gherkins'],
    ['bagels', 'Bagels', 'bread flour'],
    ['Marmorkuchen', 'Marble Cake', 'cocoa powder'],
    ['magdalenas', 'Magdalenas', 'sunflower oil'],
    ['Rhabarberkuchen', 'Rhubarb Cake', 'rhubarb'],
  ])('%s is %s', (prompt, title, made) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toBe(title);
    expect(answer?.lines).toContain(made);
  });
});

describe('a bake and what goes on it', () => {
  it.each([
    ['blueberry muffins', 'with lemon glaze', 'Lemon Icing'],
    ['cinnamon rolls', 'with cream cheese frosting', 'Cream Cheese Frosting'],
    ['vanilla cupcakes', 'with chocolate frosting', 'Chocolate Frosting'],
    ['sugar cookies', 'mit Zuckerguss', 'Sugar Icing'],
  ])('come together: %s, then “%s”', (dish, said, icing) => {
    expect(answersTo(dish, said).at(-1)?.said).toContain(`It comes with ${icing}, made in steps of its own.`);
  });

  it('has less of what is named, and keeps its sugar', () => {
    const last = answersTo('apple crumble', 'with less butter').at(-1);
    expect(last?.lines).toMatch(/^60 g butter/m);
    expect(last?.lines).toMatch(/^100 g demerara sugar$/m);
  });

  it('loses no sugar where there is no icing', () => {
    expect(answersTo('brownies', 'without frosting').at(-1)?.lines).toMatch(/^280 g sugar$/m);
  });

  it.each([
    ['rice pudding', 'in the slow cooker', 'Slow Cooker Rice Pudding'],
    ['flan de huevo', 'sin horno', 'Stovetop Creme Caramel'],
  ])('is made elsewhere: %s, then “%s”', (dish, said, title) => {
    expect(answersTo(dish, said).at(-1)?.title).toBe(title);
  });
});
