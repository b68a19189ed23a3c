/**
 * Exit codes, for the supervisor of the process. Restarting helps only after `unexpected` (`tools/restart.mjs` and
 * `docs/operate.md` use these numbers, which follow sysexits.h).
 */
export const EXIT = { unexpected: 1, portTaken: 69, folderInUse: 75, settings: 78 } as const;

/** Thrown when Plateful cannot start until someone changes something; the message says what. */
export class CannotStart extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.settings) {
    super(message);
    this.name = 'CannotStart';
    this.exitCode = exitCode;
  }
}
