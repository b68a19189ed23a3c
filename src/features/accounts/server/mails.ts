import type { Mail } from '#server/mail/mailer.ts';
import { paths, withQuery } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import type { ResetPage } from './sign-in/better-auth.ts';

/** The email with a password reset link, valid once within an hour. */
export function resetMail(
  to: string,
  name: string,
  publicUrl: string,
  { token, page }: { token: string; page: ResetPage },
): Mail {
  return {
    to,
    subject: t('Choose a new password for Plateful'),
    text: t(
      `Hello {name},

someone (hopefully you) asked to reset the password of your Plateful account.
This link is valid for one hour:

{link}

If this was not you, nothing has changed and you can ignore this email.`,
      { name, link: publicUrl + withQuery(page, { token }) },
    ),
  };
}

/** Warns the owner of an account that someone keeps guessing its password. */
export function guessesMail(to: string, name: string, publicUrl: string): Mail {
  return {
    to,
    subject: t('Someone tried to sign in to your Plateful account'),
    text: t(
      `Hello {name},

someone entered a wrong password for your Plateful account ten times today. They did not get in, and further
attempts from there are refused.

You can sign in as usual on the devices you use. If your password is short or used elsewhere, choose a new one with
“Forgot password” here:

{loginUrl}`,
      { name, loginUrl: publicUrl + paths.login() },
    ),
  };
}

/** Tells the owner of an address that someone tried to sign up with it again. */
export function alreadySignedUpMail(to: string, name: string, publicUrl: string): Mail {
  return {
    to,
    subject: t('You already have a Plateful account'),
    text: t(
      `Hello {name},

someone (hopefully you) tried to sign up for Plateful with this address, which already has an account.
Sign in, or choose a new password if you have forgotten it:

{loginUrl}

If this was not you, nothing has changed and you can ignore this email.`,
      { name, loginUrl: publicUrl + paths.login() },
    ),
  };
}

interface Confirmation {
  to: string;
  name: string;
  publicUrl: string;
  token: string;
}

const confirmLink = (publicUrl: string, token: string) =>
  publicUrl + withQuery(paths.confirmEmail, { token });

/** Asks the owner of an account whether its address may change. */
export function confirmOldMail({
  to,
  name,
  publicUrl,
  token,
  newEmail,
}: Confirmation & { newEmail: string }): Mail {
  return {
    to,
    subject: t('Change the email address of your Plateful account?'),
    text: t(
      `Hello {name},

someone (hopefully you) wants to change the email address of your Plateful account to {newEmail}.
If that was you, confirm it here within 24 hours, and open the link in the other mailbox too:

{link}

If this was not you, do not open the link: someone knows your password. Choose a new one with “Forgot password” here:

{loginUrl}`,
      { name, newEmail, link: confirmLink(publicUrl, token), loginUrl: publicUrl + paths.login() },
    ),
  };
}

/** Asks the owner of a new address whether it is theirs. */
export function confirmNewMail({ to, name, publicUrl, token }: Confirmation): Mail {
  return {
    to,
    subject: t('Confirm your new email address for Plateful'),
    text: t(
      `Hello {name},

please confirm that this address is yours, and open the link in your former mailbox too:

{link}

The link is valid for 24 hours. If you do not have a Plateful account, you can ignore this email.`,
      { name, link: confirmLink(publicUrl, token) },
    ),
  };
}

/** Tells the owner of an address that someone wanted to move another account to it. */
export function addressWantedMail(to: string, name: string, publicUrl: string): Mail {
  return {
    to,
    subject: t('Your address already has a Plateful account'),
    text: t(
      `Hello {name},

someone (perhaps you) wanted to use this address for another Plateful account. It already has one, so nothing has
changed. Sign in to it here:

{loginUrl}`,
      { name, loginUrl: publicUrl + paths.login() },
    ),
  };
}

/** Tells the former address that it no longer belongs to the account. */
export function emailChangedMail(to: string, name: string, publicUrl: string): Mail {
  return {
    to,
    subject: t('The email address of your Plateful account has changed'),
    text: t(
      `Hello {name},

your Plateful account has a new email address, confirmed from both mailboxes. You were signed out on your other devices;
please sign in with the new address:

{loginUrl}`,
      { name, loginUrl: publicUrl + paths.login() },
    ),
  };
}
