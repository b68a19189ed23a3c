import type { NavigateFunction } from 'react-router';
import { signedInUserId } from '#features/accounts/web/queries/session.ts';
import { isDeviceApp } from '#web/native/native.ts';
import { chosenCategories } from '../../rules/categories.ts';
import { readOpened } from '../queries/notifications.ts';
import { deviceSettings, pushToken } from '../state/device-settings.ts';
import { registeredFor } from '../state/registered.ts';
import { loadPush } from './load-push.ts';

/** Registers this device for notifications if its settings say so, and in the device app opens tapped ones. */
export async function startPush(navigate: NavigateFunction): Promise<void> {
  await registerOnce();
  if (isDeviceApp()) await followTaps(navigate);
}

/** Browsers leave this to the service worker. */
async function followTaps(navigate: NavigateFunction): Promise<void> {
  const push = await loadPush();
  push.follow(({ id, path }) => {
    void navigate(path);
    void readOpened(id);
  });
}

/**
 * Signing out removed this device from the server; the next person to sign in is registered without a visit to the
 * settings.
 */
async function registerOnce(): Promise<void> {
  const userId = signedInUserId();
  const settings = deviceSettings.get();
  if (!userId || !settings?.enabled || registeredFor.get() === userId) return;
  // In the device app, only the settings ask for permission.
  if (isDeviceApp() && pushToken.get() === '') return;
  registeredFor.set(userId);
  const push = await loadPush();
  if ((await push.state()) === 'ready') await push.register(chosenCategories(settings));
}
