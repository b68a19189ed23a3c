import type { Push } from './push.ts';

declare global {
  interface Window {
    /** In the device app only, where its shell defines it. */
    Capacitor?: { isNativePlatform?(): boolean };
  }
}

export const isDeviceApp = () => window.Capacitor?.isNativePlatform?.() === true;

/** Loads what this device needs, and nothing of the other. */
export function loadPush(): Promise<Push> {
  return isDeviceApp()
    ? import('./native-push.ts').then(({ nativePush }) => nativePush)
    : import('./web-push.ts').then(({ webPush }) => webPush);
}
