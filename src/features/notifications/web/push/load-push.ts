import { isDeviceApp } from '#web/native/native.ts';
import type { Push } from './push.ts';

/** Loads the code for this kind of device only. */
export function loadPush(): Promise<Push> {
  return isDeviceApp()
    ? import('./native-push.ts').then(({ nativePush }) => nativePush)
    : import('./web-push.ts').then(({ webPush }) => webPush);
}
