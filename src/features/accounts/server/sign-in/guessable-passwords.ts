import { AppError } from '#shared/errors.ts';
import { type Message, msg } from '#shared/t.ts';
import { SHORTEST_PASSWORD } from '../../rules/limits.ts';

const COMMON = msg('This is one of the most common passwords. Please choose another.');
const OWN = msg('Anyone who knows your address could guess this password. Please choose another.');
const PRODUCT = 'plateful';
/** Shorter names are part of too many good passwords. */
const LEAST_LETTERS = 4;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses passwords on a list of stolen ones, and passwords made of the product's name or the account's own address, even
 * with digits and symbols added. Ignores case.
 */
export async function refuseGuessablePassword(password: string, email: string | null): Promise<void> {
  common ??= load();
  if ((await common).has(password.trim().toLowerCase())) throw refusal(COMMON);
  const letters = lettersOf(password);
  const [name = ''] = (email ?? '').split('@');
  const own = [PRODUCT, lettersOf(email ?? ''), lettersOf(name)];
  if (letters.length >= LEAST_LETTERS && own.includes(letters)) throw refusal(OWN);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const refusal = (message: Message) =>
  new AppError('invalid_input', message, { issues: [{ path: 'password', message }] });

/** Stolen passwords that are long enough to be chosen. Loaded on first use: many servers never see a sign-up. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].map(String).filter((text) => text.length >= SHORTEST_PASSWORD),
  );
}
