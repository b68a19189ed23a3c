import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

function talk(...turns: string[]) {
  let previous: Parameters<typeof composeSafely>[0]['previous'];
  let last: ReturnType<typeof composeSafely> | undefined;
  for (const prompt of turns) {
    last = composeSafely({ prompt, seed: 1, ...(previous ? { previous } : {}) }, knowledge);
    previous = last.memory;
  }
  if (last?.kind !== 'recipe') throw new Error(last?.message);
  return last;
}

describe('a worry that it turns out as it did before', () => {
  it.each([
    [['pulled pork', 'a big batch, but last time it went watery'], /not watery: a large pot/, 16],
    [['lasagne', 'last time mine was watery'], /not watery: simmer the sauce/, 6],
    [['risotto', 'mine always turns out gluggy'], /rice is not mushy/, 4],
    [['pad thai', 'will the noodles get mushy? how do i avoid that'], /^So that it is not mushy/, 4],
    [['roast chicken, last time it was dry'], /not dry: salt meat/, 4],
    [['beef stew, but the meat always turns out tough. for 6'], /meat is not tough: cut from/, 6],
    [['chocolate cake. last time, it sank in the middle'], /So that it rises/, 12],
    [['pork belly roast', 'last time the skin was like rubber'], /So that it is crisp/, 6],
    [['roast chicken', 'the skin never gets crispy'], /does not get crisp is too wet/, 4],
    [['lamb shanks', "i'm scared they'll be tough"], /meat is not tough: cut from|not tough: cut meat/, 4],
    [['meatballs', 'for 8 please, they usually fall apart'], /holds together/, 8],
    [['pavlova. it never gets crispy'], /^Meringue takes up water/, 8],
  ])('is answered in a tip, and the rest is done: %s', (turns, tip, servings) => {
    const { recipe, why } = talk(...turns);
    expect(recipe.cookingTips[0]).toMatch(tip);
    expect(why[0]).toBe(recipe.cookingTips[0]);
    expect(recipe.servings).toBe(servings);
  });

  it('is not a fear for somebody', () => {
    expect(() => talk("cake for my son, i'm scared he'll choke")).toThrow(/choke/);
  });

  it('is not what did somebody harm', () => {
    expect(() => talk('chicken curry', 'last time he got hives')).toThrow(/hives/);
  });

  it.each(['carbonara, i always use thin pasta', 'pancakes, the kids always want them crispy'])(
    'is not how somebody likes it: %s',
    (prompt) => {
      expect(talk(prompt).recipe.cookingTips.join('\n')).not.toMatch(/^So that/m);
    },
  );
});
