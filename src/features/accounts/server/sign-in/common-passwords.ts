import { AppError } from '#shared/errors.ts';
import { msg } from '#shared/t.ts';

const REFUSED = 10_000;
const MESSAGE = msg('This is one of the most common passwords. Please choose another.');

let common: Promise<ReadonlySet<string>> | undefined;

/** Refuses the 10,000 most common passwords, ignoring case. */
export async function refuseCommonPassword(password: string): Promise<void> {
  common ??= load();
  if (!(await common).has(password.trim().toLowerCase())) return;
  throw new AppError('invalid_input', MESSAGE, { issues: [{ path: 'password', message: MESSAGE }] });
}

/** Sorted by frequency. Loaded on first use: many servers never see a sign-up. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REFUSED).map(String));
}
