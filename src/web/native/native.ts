import { browser } from './browser.ts';
import type { Native } from './port.ts';

interface WithCapacitor {
  Capacitor?: { isNativePlatform?(): boolean; getPlatform?(): string };
}

/** Whether this page runs in the device app (docs/device-app.md), which marks the page before any of our scripts run. */
export function isDeviceApp(): boolean {
  return (globalThis as WithCapacitor).Capacitor?.isNativePlatform?.() === true;
}

/** The app's own page that asks for the server's address, as Capacitor serves it on the device. */
export function startScreen(): string {
  return `${phonePlatform() === 'ios' ? 'capacitor' : 'https'}://localhost/index.html?change`;
}

/** The platform of the device app. */
export function phonePlatform(): 'android' | 'ios' {
  return (globalThis as WithCapacitor).Capacitor?.getPlatform?.() === 'ios' ? 'ios' : 'android';
}

/** The device app's code loads only there. */
export async function native(): Promise<Native> {
  return isDeviceApp() ? (await import('./device-app.ts')).deviceApp : browser;
}
