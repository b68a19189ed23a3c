import { flushCompileCache } from 'node:module';
import { inLanguage } from '#server/language.ts';
import type { TaskApart } from '#server/processes/apart.ts';
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
