import type { Phone } from '../../rules/platforms.ts';

/** What a device shows. */
export interface PushMessage {
  /** Of the notification: a tap marks it as read, and a device shows it once. */
  id: string;
  title: string;
  text: string;
  /** The page that a tap opens. */
  path: string;
}

/** Where a browser takes messages, and the keys that encrypt them for it alone. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * `gone`: the device unsubscribed, or may not be sent anything. `failed`: worth another try; with `retryInMs` if the service
 * said when.
 */
export type PushOutcome = 'sent' | 'gone' | 'failed' | { retryInMs: number };

/** Sends to browsers. */
export interface PushSender {
  /** Tells browsers who may send to them; they take messages signed with its private half only. */
  publicKey: string;
  /** Whether an address could be a push service: on the public internet, over TLS. */
  accepts(endpoint: string): boolean;
  send(address: PushAddress, message: PushMessage): Promise<PushOutcome>;
}

/** Sends to the device app on one kind of phone. */
export interface PhoneSender {
  /** `token` is what the phone registered with. */
  send(token: string, message: PushMessage): Promise<PushOutcome>;
}

/** Whom this Plateful can send to: browsers always, phones as it is configured. */
export interface PushSenders {
  browsers: PushSender;
  phones: Partial<Record<Phone, PhoneSender>>;
}
