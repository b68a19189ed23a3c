import type { ChefMemory, Version } from './chef-memory.ts';

/** How many versions of a conversation can be gone back to. */
export const MOST_KEPT = 4;

const versionOf = ({
  request,
  dish,
  foods,
  title,
  minutes,
  servings,
  lines,
  tweaks,
  changes,
}: ChefMemory): Version => ({
  request,
  dish,
  foods,
  title,
  minutes,
  servings,
  lines,
  tweaks,
  ...(changes ? { changes } : {}),
});

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
