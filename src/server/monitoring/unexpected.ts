import { isConnectionError } from '../database/database-errors.ts';
import { EXIT } from '../exit.ts';
import { logError } from './log.ts';

/**
 * Handles uncaught errors. A rejected promise or a broken connection affects only one user and is logged. Anything else may
 * have left work half done, so the process shuts down cleanly, to be restarted.
 */
export function expectTheUnexpected(leave: (exitCode: number) => Promise<void>): void {
  process.on('unhandledRejection', (reason) => logError('Unhandled rejection', reason));
  process.on('uncaughtException', (error) => {
    if (isConnectionError(error)) return logError('Unhandled connection loss', error);
    logError('Plateful must stop after an unexpected error', error);
    void leave(EXIT.unexpected);
  });
}
