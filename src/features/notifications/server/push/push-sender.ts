import type { Phone } from '../../rules/platforms.ts';

/** What a device shows. */
export interface PushMessage {
  /** Id of the notification: a tap marks it as read, and a device shows it once. */
  id: string;
  title: string;
  text: string;
  /** The page to open on a tap. */
  path: string;
}

/** A browser's push endpoint, and the keys that encrypt messages for it alone. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * `gone`: the device has unsubscribed, or must not be contacted. `failed`: worth a retry; with `retryInMs` if the service
 * said when.
 */
export type PushOutcome = 'sent' | 'gone' | 'failed' | { retryInMs: number };

/** Sends to browsers. */
export interface PushSender {
  /** The public half of the key pair that signs messages; browsers accept only messages signed with its private half. */
  publicKey: string;
  /** Whether an address could be a push service: on the public internet, over TLS. */
  accepts(endpoint: string): boolean;
  send(address: PushAddress, message: PushMessage): Promise<PushOutcome>;
}

/** Sends to the device app on one kind of phone. */
export interface PhoneSender {
  /** `token` is the phone's push token. */
  send(token: string, message: PushMessage): Promise<PushOutcome>;
}

/** What this Plateful can send to: browsers always, phones if configured. */
export interface PushSenders {
  browsers: PushSender;
  phones: Partial<Record<Phone, PhoneSender>>;
}
