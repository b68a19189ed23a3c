import type { Category } from '../../rules/categories.ts';

/**
 * Whether this device receives push notifications: it does, permission has to be asked for, permission was refused, it
 * cannot, or it could but is sent none (`unsent`).
 */
export type PushState = 'ready' | 'ask' | 'blocked' | 'unsupported' | 'unsent';

/** A notification that was tapped, and its page. */
export interface Tapped {
  id: string;
  path: string;
}

/** Push notifications of a device, in the browser or in the device app. */
export interface Push {
  state(): Promise<PushState>;
  /** Asks for permission if necessary, and registers for these categories. Returns whether both worked. */
  register(categories: readonly Category[]): Promise<boolean>;
  unregister(): Promise<void>;
  /** Opens notifications that are tapped from now on, or that the app was just started with. */
  follow(open: (tapped: Tapped) => void): void;
}
