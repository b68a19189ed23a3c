import type { Category } from '../../rules/categories.ts';

/**
 * Whether this device takes push notifications: it does, somebody has to be asked first, they have refused, it cannot, or it
 * could but is sent none (`unsent`).
 */
export type PushState = 'ready' | 'ask' | 'blocked' | 'unsupported' | 'unsent';

/** A notification that somebody tapped on, and the page it is about. */
export interface Tapped {
  id: string;
  path: string;
}

/** Push notifications of a device, in the browser or in the device app. */
export interface Push {
  state(): Promise<PushState>;
  /** Asks for permission where that is needed, and registers for these categories. Returns whether both worked. */
  register(categories: readonly Category[]): Promise<boolean>;
  unregister(): Promise<void>;
  /** Opens what somebody taps on from now on, or has just started the app with. */
  follow(open: (tapped: Tapped) => void): void;
}
