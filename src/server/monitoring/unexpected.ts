import { AssertionError } from 'node:assert';
import { isConnectionError } from '../database/database-errors.ts';
import { EXIT } from '../exit.ts';
import { logError } from './log.ts';

/**
 * Handles uncaught errors. A rejected promise, a broken connection or a failed request to another server affects only one
 * user and is logged. Anything else may have left work half done, so the process shuts down cleanly, to be restarted.
 */
export function expectTheUnexpected(leave: (exitCode: number) => Promise<void>): void {
  // Whoever reads the log may end first. That must not be logged: each line would fail, and lead to the next.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.on('unhandledRejection', (reason) => logError('Unhandled rejection', reason));
  process.on('uncaughtException', (error) => {
    if (isConnectionError(error)) return logError('Unhandled connection loss', error);
    if (isOfHttpClient(error)) return logError('The HTTP client failed', error);
    logError('Plateful must stop after an unexpected error', error);
    void leave(EXIT.unexpected);
  });
}

/** Node's `fetch` fails an assertion, outside of any promise, if a connection ends while its response waits to be read. */
const isOfHttpClient = (error: unknown): boolean =>
  error instanceof AssertionError && /\bundici\b/.test(error.stack ?? '');
