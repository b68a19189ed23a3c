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
    ['Rhabarberkuchen', 'Rhubarb Cake', 'rhubarb'],
  ])('%s is %s', (prompt, title, made) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toBe(title);
    expect(answer?.lines).toContain(made);
  });
});
