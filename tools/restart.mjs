const WINDOW_MS = 60_000;
const MOST_IN_WINDOW = 5;
const SHORTEST_PAUSE_MS = 1_000;

/**
 * Exit codes after which restarting is pointless: asked to stop, port taken, folder in use, bad settings
 * (`src/server/exit.ts`).
 */
const FINAL = new Set([0, 69, 75, 78]);

/**
 * Whether restarting a program may help after this exit code; `null` means a signal.
 * @param {number | null} code
 */
export function isUnexpected(code) {
  return code === null || !FINAL.has(code);
}

/**
 * Milliseconds to wait before restarting a program; `null` to give up. It restarts at most five times a minute, doubling
 * the delay each time.
 * @param {number | null} code
 * @param {number[]} restarts times of earlier restarts, in milliseconds
 * @param {number} now
 * @returns {number | null}
 */
export function pauseBeforeRestart(code, restarts, now) {
  if (!isUnexpected(code)) return null;
  const lately = restarts.filter((at) => now - at < WINDOW_MS).length;
  return lately < MOST_IN_WINDOW ? SHORTEST_PAUSE_MS * 2 ** lately : null;
}
