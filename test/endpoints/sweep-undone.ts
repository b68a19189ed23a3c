import type { Role } from './policy.ts';

/** Why the call of a sample is refused although the caller may make it, with its status and code. */
export interface Undone {
  answer: string;
  why: string;
  /** For which roles; for all by default. */
  roles?: readonly Role[];
  /** Whether it may succeed, the first time or for some callers. */
  mayBeDone?: true;
}

const ends = {
  answer: '400 invalid_input',
  why: 'With the right password it would end the account, or who may use it.',
};
const madeUp = { answer: '404 not_found', why: 'The link or its secret is made up.' };
const nothing = { answer: '404 not_found', why: 'The id names nothing.' };
const subscribed = { why: 'Some have a subscription already.', mayBeDone: true } as const;

export const UNDONE: Record<string, Undone> = {
  'accountData.requestDeletion': ends,
  'accounts.changePassword': ends,
  'adminSession.startSecondFactor': ends,
  'adminSession.removeSecondFactor': ends,
  'adminSession.confirmSecondFactor': { answer: '400 invalid_input', why: 'The code is none.' },
  'accounts.resetPassword': madeUp,
  'accounts.confirmEmail': madeUp,
  'newsletter.confirm': madeUp,
  'newsletter.preferences': madeUp,
  'newsletter.update': madeUp,
  'newsletter.unsubscribe': madeUp,
  'notifications.confirmMails': madeUp,
  'notifications.stopMails': madeUp,
  'accounts.completeProfile': {
    ...{ answer: '409 conflict', why: 'A profile is completed once.', mayBeDone: true },
  },
  'accounts.disconnectIdentity': { answer: '404 not_found', why: 'Nobody has an identity elsewhere.' },
  'adminSession.logIn': {
    ...{ answer: '403 forbidden', why: 'Whose password it is, is no admin.' },
    roles: ['visitor', 'newcomer', 'member', 'author', 'subscriber', 'otherSubscriber', 'suspended'],
  },
  'adminSession.forgotPassword': { answer: '404 not_found', why: 'Nobody has the address.' },
  'adminSession.stopActing': {
    ...{ answer: '409 conflict', why: 'They are signed in as themselves.' },
    roles: [
      ...(['newcomer', 'member', 'author', 'subscriber', 'otherSubscriber'] as const),
      ...(['suspended', 'moderator', 'admin'] as const),
    ],
  },
  'groceryStore.setLocation': { answer: '404 not_found', why: 'The test store is no chain of stores.' },
  'profiles.follow': {
    ...{ answer: '409 conflict', why: 'They follow them already.', mayBeDone: true },
    roles: ['otherSubscriber'],
  },
  'contact.remove': nothing,
  'invitations.revoke': nothing,
  'recipes.restoreDeleted': nothing,
  'moderation.decideAppeal': nothing,
  'moderation.liftSuspension': nothing,
  'moderation.removeHoldRule': nothing,
  'subscription.promoCodes.retire': nothing,
  'household.join': { answer: '409 conflict', why: 'It is their own household.' },
  'household.leave': {
    answer: '409 conflict',
    why: 'They are alone, or would take the others’ rows along.',
    mayBeDone: true,
  },
  'imports.readLink': {
    answer: '400 invalid_input',
    why: 'The address is on this machine, as no real one is.',
  },
  'media.store': {
    answer: '400 invalid_input',
    why: 'Pictures are sent as files; storeFrom takes one as a text.',
  },
  'moderation.report': { answer: '409 conflict', why: 'It was reported before.', mayBeDone: true },
  'notifications.updatePreferences': {
    ...{ answer: '404 not_found', why: 'An admin’s time zone says nothing of the person’s.' },
    roles: ['impersonator'],
  },
  'notifications.subscribePhone': { answer: '400 invalid_input', why: 'No service for phones is set up.' },
  'passkeys.add': { answer: '400 invalid_input', why: 'The signature is made up.' },
  'passkeys.signIn': { answer: '401 not_signed_in', why: 'The signature is made up.' },
  'subscription.start': { answer: '409 conflict', ...subscribed },
  'subscription.cancel': { answer: '409 conflict', why: 'Some have none to cancel.', mayBeDone: true },
  'subscription.tryPromoCode': { answer: '400 invalid_input', why: 'There is no such code.' },
  'subscription.revokeGift': { answer: '404 not_found', why: 'It was revoked before.', mayBeDone: true },
};
