import { flushCompileCache } from 'node:module';
import type { TaskApart } from '#server/apart.ts';
import { inLanguage } from '#server/language.ts';
import { foodsInWords } from './foods-in-words.ts';
import { chefKnowledge } from './knowledge.ts';
import { type Question, think } from './think.ts';

// The process is ended before it would do so.
flushCompileCache();

/** Entry point of the worker process. Answers are in the caller's language. */
export default function thinkApart(given: TaskApart<Question>): ReturnType<typeof think> {
  if (given) return inLanguage(given.language, () => think(given.task), foodsInWords);
  chefKnowledge();
  return null;
}
