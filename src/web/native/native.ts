import { browser } from './browser.ts';

/** What the device does for the page: through native code in the device app, through the browser elsewhere. */
export interface Native {
  /** Offers content to other apps. Returns false where that is impossible, true also if the person then canceled. */
  share(what: ShareData): Promise<boolean>;
  /** Keeps the screen on; returns how to let it go. Throws where that is impossible or refused. */
  keepAwake(): Promise<() => Promise<void>>;
}

interface WithCapacitor {
  Capacitor?: { isNativePlatform?(): boolean; getPlatform?(): string };
}

/** Whether this page runs in the device app (docs/device-app.md), which says so before any script of ours. */
export function isDeviceApp(): boolean {
  return (globalThis as WithCapacitor).Capacitor?.isNativePlatform?.() === true;
}

/** The app's own page that asks for the server, as Capacitor serves it on the device. */
export function startScreen(): string {
  const isIos = (globalThis as WithCapacitor).Capacitor?.getPlatform?.() === 'ios';
  return `${isIos ? 'capacitor' : 'https'}://localhost/index.html?change`;
}

/** The device app's code loads only there. */
export async function native(): Promise<Native> {
  return isDeviceApp() ? (await import('./device-app.ts')).deviceApp : browser;
}
