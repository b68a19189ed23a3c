import type { ChefMemory, Version } from '../turns/chef-memory.ts';

/** How many versions of a conversation can be gone back to. */
export const MOST_KEPT = 4;

/** The dish of a memory, without the conversation. */
const versionOf = ({
  heeded: _heeded,
  open: _open,
  settled: _settled,
  wish: _wish,
  earlier: _earlier,
  topic: _topic,
  ...version
}: ChefMemory): Version => version;

const looksOf = ({ title, lines, servings, changes = [] }: Version): string =>
  JSON.stringify([title, lines, servings, changes]);

/** What was on screen before an answer, the last first. */
export function earlierAfter(shown: ChefMemory, previous: ChefMemory): Pick<ChefMemory, 'earlier'> {
  const before = previous.earlier ?? [];
  const earlier =
    previous.dish === '' || looksOf(shown) === looksOf(previous)
      ? before
      : [versionOf(previous), ...before].slice(0, MOST_KEPT);
  return earlier.length > 0 ? { earlier } : {};
}
