import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';
import { inOtherTongue } from './other-tongues.ts';

describe('a language in which the chef knows a few words', () => {
  it.each([
    ['pancakes, mleko nie wchodzi w grę', 'pancakes. without milk'],
    ['pierogi z serem, córka ma alergię na mleko krowie', 'pierogi z cheese. allergic to milk'],
    ['guláš, nejím vepřové', 'gulas. without pork'],
    ['min son är allergisk mot nötter, morotskaka', 'carrot cake. allergic to nuts'],
    ['palacsinta tej nélkül', 'pancakes. without milk'],
    ['mercimek çorbası, süt alerjim var', 'lentil soup. allergic to milk'],
    ['παστίτσιο, έχω αλλεργία στα αυγά', 'pastitsio. allergic to eggs'],
    ['плов с курицей, без лука', 'plov chicken. without onions'],
    ['お好み焼き 二人分', 'okonomiyaki for 2'],
    ['борщ без мяса', 'borscht. without meat'],
    ['エビチリが食べたいけど、息子が甲殻類アレルギーです', 'chilli prawns. allergic to shellfish'],
    ['宫保鸡丁，不要花生', 'kung pao chicken. without peanuts'],
    ['김치찌개, 돼지고기 빼고', 'kimchi jjigae. without pork'],
    ['طاجن سمك لعائلتي، ابنتي عندها حساسية من السمك', 'tagine fish. allergic to fish'],
    ['बिना अंडे का केक', 'cake. without eggs'],
    ['kyckling, jag är gravid', 'chicken. pregnant'],
  ])('is understood as far as those words go: %s', (prompt, read) => {
    expect(inOtherTongue(prompt, false, knowledge)).toEqual({ prompt: read });
  });

  it.each([
    'bolo de cenoura, meu filho é APLV e diabético',
    'ciasto bez glimków',
    'ケーキ、糖尿病です',
    'Привет, как дела?',
  ])('is not guessed at: %s', (prompt) => {
    const answer = composeSafely({ prompt, seed: 1 }, knowledge);
    expect(answer).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining('I read English, German'),
    });
  });

  it.each([
    'creamy veg bake, lactose intolerant hubby',
    'kala namak chickpea scramble',
    'glutenfreie Waffeln, ich bin allergisch gegen Nüsse',
    'carbonara, ma sono allergica alle noci',
    'chicken tika masla for 6',
  ])('is not one of them: %s', (prompt) => {
    expect(inOtherTongue(prompt, false, knowledge)).toBeNull();
  });

  it('is understood for the dish on screen', () => {
    const first = composeSafely({ prompt: 'pancakes', seed: 1 }, knowledge);
    const previous = first.kind === 'recipe' ? first.memory : undefined;
    const then = composeSafely(
      { prompt: 'bez mleka', seed: 1, ...(previous ? { previous } : {}) },
      knowledge,
    );
    expect(
      then.kind === 'recipe' ? then.recipe.ingredients.map(({ name }) => name).join(' ') : 'milk',
    ).not.toMatch(/(?<!oat |soy )(?:butter)?milk/);
  });
});
