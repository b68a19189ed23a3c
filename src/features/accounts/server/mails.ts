import type { Mail } from '#server/mail/mailer.ts';

/** The mail with a password reset link, valid once within an hour. */
export function resetMail(to: string, name: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: 'Choose a new password for Plateful',
    text: `Hello ${name},

someone (hopefully you) asked to reset the password of your Plateful account.
This link is valid for one hour:

${publicUrl}/reset-password?token=${token}

If this was not you, nothing has changed and you can ignore this mail.
`,
  };
}

/** Warns the owner of an account that someone keeps guessing its password. */
export function guessesMail(to: string, name: string, publicUrl: string): Mail {
  return {
    to,
    subject: 'Someone tried to sign in to your Plateful account',
    text: `Hello ${name},

someone entered a wrong password for your Plateful account ten times today. They did not get in, and further
attempts from there are refused.

You can sign in as usual on the devices you use. If your password is short or used elsewhere, choose a new one with
“Forgot password” here:

${publicUrl}/login
`,
  };
}

/** Tells the owner of an address that someone tried to sign up with it again. */
export function alreadySignedUpMail(to: string, name: string, publicUrl: string): Mail {
  return {
    to,
    subject: 'You already have a Plateful account',
    text: `Hello ${name},

someone (hopefully you) tried to sign up for Plateful with this address, which already has an account.
Sign in, or choose a new password if you have forgotten it:

${publicUrl}/login

If this was not you, nothing has changed and you can ignore this mail.
`,
  };
}
