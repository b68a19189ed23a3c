import { flushCompileCache } from 'node:module';
import { inLanguage } from '#server/language.ts';
import type { TaskApart } from '#server/processes/apart.ts';
import type { GroceryList } from '../../rules/list.ts';
import { type ListOrder, makeList } from './make-list.ts';

// The process is ended before it would do so.
flushCompileCache();

/** Entry point of the worker process. */
export default function makeApart(given: TaskApart<ListOrder>): GroceryList | null {
  return given && inLanguage(given.language, () => makeList(given.task));
}
