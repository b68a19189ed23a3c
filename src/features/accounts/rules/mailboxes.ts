/** The two mailboxes that confirm a change of address. */
export const MAILBOXES = ['old', 'new'] as const;
export type Mailbox = (typeof MAILBOXES)[number];
