import { isConnectionError } from '#server/database/database-errors.ts';
import { CannotStart, EXIT } from '#server/exit.ts';
import { AppError } from '#shared/errors.ts';

/** A usage error; shown with the correct usage. */
export class WrongUse extends Error {}

/** Runs a command-line program, and explains a failure in one line. */
export async function runProgram(usage: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(messageOf(error, usage));
    process.exitCode = error instanceof CannotStart ? error.exitCode : EXIT.unexpected;
  }
}

function messageOf(error: unknown, usage: string): string {
  if (error instanceof WrongUse) return error.message ? `${error.message}\n\n${usage}` : usage;
  if (error instanceof CannotStart || error instanceof AppError) return error.message;
  if (isConnectionError(error)) return `The database cannot be reached: ${(error as Error).message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
