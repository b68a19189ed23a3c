import type { Category } from '../../rules/categories.ts';

/**
 * Whether this device takes push notifications: it does, somebody has to be asked first, they have refused, or it cannot.
 */
export type PushState = 'ready' | 'ask' | 'blocked' | 'unsupported';

/** Push notifications of a device, in the browser or in the device app. */
export interface Push {
  state(): Promise<PushState>;
  /** Asks for permission where that is needed, and registers for these categories. Returns whether both worked. */
  register(categories: readonly Category[]): Promise<boolean>;
  unregister(): Promise<void>;
}
