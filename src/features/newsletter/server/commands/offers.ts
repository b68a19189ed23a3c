import { sql } from 'drizzle-orm';
import { type Offer, offerMail } from '../mails.ts';
import { newsletterSubscribers } from '../tables.ts';
import { type Letter, type Sending, sendLetter } from './letters.ts';

/** Emails an offer to subscribers who chose offers before it was written, each once. False if no more can be sent now. */
export function sendOffer(
  sending: Sending,
  offer: Offer,
  { mails, writtenAt }: Pick<Letter, 'mails' | 'writtenAt'>,
  signal: AbortSignal,
): Promise<boolean> {
  const letter: Letter = {
    mails,
    writtenAt,
    isWanted: sql`${newsletterSubscribers.specialOffers}`,
    compose: async () => (_, addressee) => offerMail(offer, addressee),
  };
  return sendLetter(sending, letter, signal);
}
