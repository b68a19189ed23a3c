import type { Mail } from '#server/mail/mailer.ts';

interface Written {
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: Date;
}

/** A message from the contact form; a reply goes to its author. */
export function contactMail(to: string, { name, email, subject, message, createdAt }: Written): Mail {
  return {
    to,
    replyTo: { name, address: email },
    subject: `Contact: ${subject}`,
    text: `${message}

--
From ${name} <${email}>, ${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, by the contact form of Plateful.
Anybody can enter any address there. Your reply goes to it.
`,
  };
}
