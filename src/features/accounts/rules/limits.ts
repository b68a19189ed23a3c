import { msg } from '#shared/t.ts';
export const LONGEST_EMAIL = 254;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
export const LONGEST_NAME = 80;
/** Characters before spaces and invisible characters are removed. */
export const LONGEST_TYPED_NAME = 500;
export const LONGEST_USERNAME = 30;
export const LONGEST_BIO = 500;
export const LONGEST_RESET_TOKEN = 200;
/** Characters before spaces are removed. */
export const LONGEST_TYPED_BIO = 2_000;
/** Usernames a person can give up within 30 days. */
export const MOST_FORMER_USERNAMES = 5;

export const EMAIL_TOO_LONG = msg('Please use an email of at most {count} characters.', {
  count: LONGEST_EMAIL,
});
export const PASSWORD_TOO_LONG = msg('Password must be at most {count} characters long', {
  count: LONGEST_PASSWORD,
});
export const NAME_TOO_LONG = msg('Please use at most {count} characters.', { count: LONGEST_NAME });
export const USERNAME_TOO_LONG = msg('Please use at most {count} characters.', { count: LONGEST_USERNAME });
export const BIO_TOO_LONG = msg('Please use at most {count} characters.', { count: LONGEST_BIO });

export const LONGEST_INVITATION = 64;

/** The most signed-in devices shown. */
export const MOST_SESSIONS = 100;
