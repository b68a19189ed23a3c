import type { Push } from './push.ts';

declare global {
  interface Window {
    /** In the device app only, where its shell defines it. */
    Capacitor?: { isNativePlatform?(): boolean };
  }
}

/** Loads what this device needs, and nothing of the other. */
export function loadPush(): Promise<Push> {
  return window.Capacitor?.isNativePlatform?.()
    ? import('./native-push.ts').then(({ nativePush }) => nativePush)
    : import('./web-push.ts').then(({ webPush }) => webPush);
}
