/**
 * Why a line misses its target, where its CPU time is not all that explains it. A reason names what was measured; it is not
 * looked up for lines that meet their target.
 */
const REASONS: readonly (readonly [line: RegExp, why: string])[] = [
  [
    /^(?:unseen recipe pages|times of recipe pages|yields of recipe pages)/,
    'Each set is imported with a model trained on the other. The line “recipe pages imported wrongly” tells what goes wrong.',
  ],
  [
    /^first view of creating a recipe/,
    'react-hook-form is 14 kB of it, one function that no bundler can take apart. What every page loads is at the end of the line “JavaScript of a first load”.',
  ],
  [
    /^first view of Home/,
    'React, its router and the cache of queries are 100 kB of it, the shell of every page 26, and Home itself 11. A recipe that stands on Home twice has its picture loaded in two sizes.',
  ],
  [
    /^(?:first view of .* (?:cold|warm)|JavaScript of a first load)/,
    'The line “JavaScript of a first load” ends with what the lightest page loads: React, its router, the cache of queries and the shell. The rest is the page’s own.',
  ],
  [
    /^navigation to a screen visited before/,
    'At a quarter of this machine’s speed. Of 180 ms to Home, React renders for 80, and its first frame takes 75 of style, layout and paint; of 100 ms to the menu, 30 and 28. The tap itself takes 12 to 20.',
  ],
  [
    /^1,000 people, each planning/,
    'What a request costs is in the last column. A pause of half a second (of the disk, or of whatever shares the machine) fills the line of 500 at 1,000 a second; the rest is refused at the door, and devices send it again.',
  ],
  [
    /, while others write$/,
    'The line “the writers alone” tells what they take of each second of two cores; five sign-ins a second check passwords, which is slow on purpose. Answers that show what was changed are made again, each at the cost of its line “nothing cached”.',
  ],
  [
    /, nothing cached/,
    'The processor time of a request, in the last column: with 16 at once, a request waits for the 15 before it, eight times its own time on two cores.',
  ],
  [
    /^the chef composes a recipe/,
    'One prompt of them all, another one each time: what V8 collects and compiles meanwhile is counted with it. “quick chicken dinner” took 55 ms in a process that had answered five prompts, and 14 ms when asked again.',
  ],
  [
    /^dragging a meal across a month/,
    'A few frames of hundreds: at a quarter of this machine’s speed, the finger’s move to another day takes 12 ms of script, and sometimes a timer of the drag falls into the same frame with 11 more.',
  ],
  [
    /^resident memory, idle/,
    'What of it is Node’s own program file, shared with every other Node, stands in the line.',
  ],
  [
    /^resident memory, half a minute after/,
    'V8 keeps what a load took until nobody asks for twenty seconds. The rest is cached answers, within CACHE_MB, and Node’s own program file.',
  ],
];

/** The reason for a missed target; `null` if its CPU time is all of it, or nobody has found one. */
export function reasonFor(line: string): string | null {
  return REASONS.find(([pattern]) => pattern.test(line))?.[1] ?? null;
}
