import { memoizeByObject } from '#shared/memoize.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPhrase } from '../request/request-words.ts';

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
const JOINS = /^(?: |, ?| ?[-–] ?)$/;

/** The words of titles by their first, the longest titles first. */
const titlesByWord = memoizeByObject(({ classics }: CookingKnowledge) =>
  Map.groupBy(
    [...classics.values()]
      .map(({ title }) => plainPhrase(title).split(' '))
      .filter((words) => words.length > 1)
      .sort((one, other) => other.length - one.length),
    ([first = '']) => first,
  ),
);

/**
 * A message in which titles of dishes stand as every rule reads a dish: 'Oat, Honey and Nut Bars' is no list of foods, 'Paris-Brest' no
 * place, and in 'Honey-Glazed Carrots' nobody is called Carrots.
 */
export function withPlainTitles(prompt: string, knowledge: CookingKnowledge): string {
  const titles = titlesByWord(knowledge);
  const words = [...prompt.matchAll(WORD)].map(({ 0: word, index }) => ({
    plain: plainPhrase(word),
    from: index,
    to: index + word.length,
  }));
  const isTitleAt = (title: readonly string[], at: number) =>
    title.every((word, n) => {
      const [before, here] = [words[at + n - 1], words[at + n]];
      return here?.plain === word && (n === 0 || JOINS.test(prompt.slice(before?.to, here.from)));
    });
  let plain = '';
  let done = 0;
  for (let at = 0; at < words.length; at++) {
    const title = titles.get(words[at]?.plain ?? '')?.find((each) => isTitleAt(each, at));
    if (!title) continue;
    plain += prompt.slice(done, words[at]?.from) + title.join(' ');
    at += title.length - 1;
    done = words[at]?.to ?? prompt.length;
  }
  return plain + prompt.slice(done);
}
