import { type Call, make } from '#web/pending/call.ts';
import { signedInKitchen, signedInUserId } from './session.ts';

export const LONGEST_REQUEST_MS = 10_000;

/**
 * How a person's pending changes are sent if nobody reads their responses: as that person, and to the kitchen they were made
 * in.
 */
export const sentAs = <Change>(userId: string, callOf: (change: Change) => Call) => ({
  maySend: () => signedInUserId() === userId,
  kitchenId: signedInKitchen,
  async send(change: Change, kitchenId: string): Promise<void> {
    const signal = AbortSignal.timeout(LONGEST_REQUEST_MS);
    await make(callOf(change), { signal, context: { userId, kitchenId } });
  },
  callOf,
  answerOf: (): void => {},
});
