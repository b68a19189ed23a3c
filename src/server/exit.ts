/**
 * What the process ends with, for whoever started it. Only after `unexpected` is there any point in starting it again
 * (`tools/restart.mjs` and `docs/operate.md` know these numbers, which sysexits.h has for the like).
 */
export const EXIT = { unexpected: 1, portTaken: 69, folderInUse: 75, settings: 78 } as const;

/** Thrown when Plateful cannot start until somebody has changed something; the message says what. */
export class CannotStart extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.settings) {
    super(message);
    this.name = 'CannotStart';
    this.exitCode = exitCode;
  }
}
