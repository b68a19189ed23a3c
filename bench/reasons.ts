/**
 * Why a line misses its target, for lines whose processor time does not say it. A reason names what was measured; a line that
 * meets its target again is not looked up.
 */
const REASONS: readonly (readonly [line: RegExp, why: string])[] = [
  [
    /^(?:recipe pages never seen|those with|times of recipe pages|yields of recipe pages)/,
    'Each set is read with what was learned from the other. What is misread, and of which kind, stands in the line “recipe pages misread”.',
  ],
  [
    /^first view of the .*plan, signed in, warm/,
    'When nobody does anything, a page copies the plan and the list to the device, two seconds after it was painted: 10 kB of what is measured here, and none of the first view.',
  ],
  [
    /^first view of creating a recipe/,
    'react-hook-form is 15 kB of it, one function that no bundler can take apart; React, the router, the cache of queries and the shell are 130.',
  ],
  [
    /^(?:first view of .* (?:cold|warm)|JavaScript of a first load)/,
    'The line “JavaScript of a first load” ends with what the lightest page loads: React, its router, the cache of queries and the shell. The rest is the page’s own. A heading that blocks longer than 100 ms does so at a quarter of this machine’s speed.',
  ],
  [
    /^dragging a meal across a month/,
    'One frame of 360: at a quarter of this machine’s speed, the finger’s move to another day takes 12 ms of script, and sometimes a timer of the drag falls into the same frame with 11 more.',
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

/** The reason for a missed line; `null` where its processor time is the reason, or nobody has found one. */
export function reasonFor(line: string): string | null {
  return REASONS.find(([pattern]) => pattern.test(line))?.[1] ?? null;
}
