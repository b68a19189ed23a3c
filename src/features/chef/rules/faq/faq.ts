import { memoize } from '#shared/memoize.ts';
import type { Message } from '#shared/t.ts';
import { wordsApart } from '../request/request-words.ts';

/**
 * A question that people ask in any kitchen, and its answer. It is known by groups of words in the form of `wordsApart`,
 * each of which has to occur, in any order: '|' separates alternatives, and '*' stands for any ending. A group that begins
 * with '@' may also be named by the dish on screen, and one that begins with '!' must not occur in the question.
 */
export type Faq = readonly [asked: readonly string[], answer: Message];

/** What is on screen while somebody asks: its title and the names of its foods. Empty if nothing is. */
export interface OnScreen {
  title: string;
  foods: readonly string[];
}

export const NOTHING_ON_SCREEN: OnScreen = { title: '', foods: [] };

/** The answer of the first entry that a question in the form of `wordsApart` fits; `null` if none does. */
export function faqIn(entries: readonly Faq[], said: string, { title, foods }: OnScreen): Message | null {
  const seen = wordsApart([title, ...foods].join(' , '));
  const fits = (group: string) => {
    if (group.startsWith('!')) return !groupPattern(group.slice(1)).test(said);
    if (!group.startsWith('@')) return groupPattern(group).test(said);
    return groupPattern(group.slice(1)).test(said) || groupPattern(group.slice(1)).test(seen);
  };
  return entries.find(([asked]) => asked.every(fits))?.[1] ?? null;
}

/** What finds a group of words, without its mark. */
export const groupPattern = memoize(
  (group: string) => new RegExp(`(?<![a-z0-9])(?:${group.replaceAll('*', '[a-z]*')})(?![a-z0-9])`),
);
