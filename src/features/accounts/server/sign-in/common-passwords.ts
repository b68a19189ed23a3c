import { AppError } from '#shared/errors.ts';

const REFUSED = 10_000;
const MESSAGE = 'This is one of the most common passwords. Please choose another.';

let common: Promise<ReadonlySet<string>> | undefined;

/** Refuses the 10,000 passwords that are guessed first, in whatever case. */
export async function refuseCommonPassword(password: string): Promise<void> {
  common ??= load();
  if (!(await common).has(password.trim().toLowerCase())) return;
  throw new AppError('invalid_input', MESSAGE, { issues: [{ path: 'password', message: MESSAGE }] });
}

/** Ordered by how often they are used. Loaded when first needed: many a server never sees a sign-up. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REFUSED).map(String));
}
