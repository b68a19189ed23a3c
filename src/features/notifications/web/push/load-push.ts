import { isDeviceApp } from '#web/native/native.ts';
import type { Push } from './push.ts';

/** Loads what this device needs, and nothing of the other. */
export function loadPush(): Promise<Push> {
  return isDeviceApp()
    ? import('./native-push.ts').then(({ nativePush }) => nativePush)
    : import('./web-push.ts').then(({ webPush }) => webPush);
}
