import { EXIT } from './exit.ts';
import { logError } from './log.ts';
import { isConnectionTrouble } from './trouble.ts';

/**
 * What nobody caught. A promise that failed, or a connection that broke, concerns nobody but whoever used it, and is written
 * down. Anything else may have left things half done: the process then leaves in order, to be started again.
 */
export function expectTheUnexpected(leave: (exitCode: number) => Promise<void>): void {
  process.on('unhandledRejection', (reason) => logError('Nobody handled this failure', reason));
  process.on('uncaughtException', (error) => {
    if (isConnectionTrouble(error)) return logError('Nobody handled the loss of this connection', error);
    logError('Plateful cannot go on and ends', error);
    void leave(EXIT.unexpected);
  });
}
