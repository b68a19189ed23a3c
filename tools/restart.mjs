const WINDOW_MS = 60_000;
const MOST_IN_WINDOW = 5;
const SHORTEST_PAUSE_MS = 1_000;

/** Told to end; and what starting again does not mend: a taken port, a folder in use, settings (`src/server/exit.ts`). */
const FINAL = new Set([0, 69, 75, 78]);

/**
 * Whether a program ended so that starting it again may help; `null` is a signal.
 * @param {number | null} code
 */
export function isUnexpected(code) {
  return code === null || !FINAL.has(code);
}

/**
 * How long to pause before a program that ended so is started again; `null` when it is not. It is started again at most
 * five times a minute, each time after twice the pause.
 * @param {number | null} code
 * @param {number[]} restarts when it was started again before, in milliseconds
 * @param {number} now
 * @returns {number | null}
 */
export function pauseBeforeRestart(code, restarts, now) {
  if (!isUnexpected(code)) return null;
  const lately = restarts.filter((at) => now - at < WINDOW_MS).length;
  return lately < MOST_IN_WINDOW ? SHORTEST_PAUSE_MS * 2 ** lately : null;
}
