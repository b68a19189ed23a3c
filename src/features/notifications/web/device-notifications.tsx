import { useEffect, useState } from 'react';
import { signedInUserId } from '#features/accounts/web/queries/session.ts';
import { msg, t } from '#shared/t.ts';
import { useStored } from '#web/device-store.ts';
import { isDeviceApp } from '#web/native/native.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { CATEGORIES, type Category, chosenCategories, type DeviceSettings } from '../rules/categories.ts';
import { loadPush } from './push/load-push.ts';
import type { PushState } from './push/push.ts';
import { deviceSettings, pushToken, settingsOfDevice } from './state/device-settings.ts';
import { registeredFor } from './state/registered.ts';

const UNSENT = msg(
  'This Plateful cannot send push notifications to the app. You can find everything under Notifications.',
);
const WHY_NOT = {
  blocked: msg('This browser blocks notifications from Plateful. Allow them in its settings for this site.'),
  unsupported: msg(
    'This browser cannot show them. On an iPhone or iPad, add Plateful to the home screen first. You can find everything under Notifications.',
  ),
  unsent: UNSENT,
};

/** This device's notification settings (spec part 2 §4): stored here immediately, and registered with the push service. */
export function DeviceNotifications() {
  const settings = useStored(deviceSettings, null);
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void begin().then(setState);
  }, []);
  if (!settings || state === null)
    return (
      <div className="flex justify-center py-16">
        <Spinner label={t('Loading settings...')} />
      </div>
    );

  const turnOn = async () => {
    deviceSettings.set({ ...settings, enabled: true });
    setBusy(true);
    const push = await loadPush();
    const works = await push.register(chosenCategories(settings));
    setState(await push.state());
    setBusy(false);
    if (works && (await push.state()) === 'unsent')
      return showToast({ title: t('Notifications enabled'), description: t(UNSENT) });
    if (works)
      return showToast({
        title: t('Notifications enabled'),
        description: t("You'll now receive push notifications"),
        tone: 'success',
      });
    giveUp(settings);
  };
  const turnOff = async () => {
    deviceSettings.set({ ...settings, enabled: false });
    showToast({
      title: t('Notifications disabled'),
      description: t("You won't receive any push notifications"),
    });
    const push = await loadPush();
    // Even if the server is not told: it removes devices that no longer accept messages.
    await push.unregister().catch(() => {});
  };
  const choose = async (id: Category, label: string, isOn: boolean) => {
    const changed = { ...settings, categories: { ...settings.categories, [id]: isOn } };
    deviceSettings.set(changed);
    showToast({
      title: isOn
        ? t('Enabled {label} notifications', { label })
        : t('Disabled {label} notifications', { label }),
    });
    if (isAllowed(state)) await registerAgain(changed);
  };

  return (
    <div className="grid gap-4">
      <Card>
        <Switch
          label={t('Push Notifications')}
          hint={hintOf(settings, state)}
          checked={settings.enabled}
          disabled={isBusy}
          onChange={(event) => void (event.target.checked ? turnOn() : turnOff())}
        />
        {settings.enabled && <Obstacle state={state} isBusy={isBusy} onAllow={() => void turnOn()} />}
      </Card>
      {settings.enabled && (
        <>
          <Card>
            <h2 className="text-xl">{t('Notification Categories')}</h2>
            <div className="mt-2 divide-y divide-line">
              {CATEGORIES.map(({ id, label, hint }) => (
                <Switch
                  key={id}
                  label={label}
                  hint={hint}
                  checked={settings.categories[id]}
                  onChange={(event) => void choose(id, label, event.target.checked)}
                />
              ))}
            </div>
          </Card>
          <Card>
            <h2 className="text-xl">{t('About Notifications')}</h2>
            <p className="mt-2 text-muted">
              {t(
                'Plateful tells you about new recipes from people you follow, reminds you of your meal plan, and sends a cooking tip on Sundays and occasionally a promotion. What other people do comes gathered in one notification, at most once an hour, and nothing comes in your quiet hours.',
              )}
            </p>
          </Card>
        </>
      )}
    </div>
  );
}

/** What keeps a device from showing notifications although they are on. */
function Obstacle({ state, isBusy, onAllow }: { state: PushState; isBusy: boolean; onAllow(): void }) {
  if (state === 'ready') return null;
  if (state === 'ask')
    return (
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-saffron-soft p-4">
        <p className="min-w-48 flex-1 text-sm">{t('This browser shows them once you allow it.')}</p>
        <Button size="sm" busy={isBusy} onClick={onAllow}>
          {t('Allow notifications')}
        </Button>
      </div>
    );
  return <p className="mt-3 rounded-xl bg-saffron-soft p-4 text-sm">{t(WHY_NOT[state])}</p>;
}

/** Promises nothing that will not work. */
function hintOf({ enabled }: DeviceSettings, state: PushState): string | undefined {
  if (!enabled) return t('Enable to receive notifications');
  const mayCome = state === 'ready' || state === 'ask';
  return mayCome ? t("You'll receive notifications from Plateful") : undefined;
}

/** Turns notifications off again: they may not be shown on this device, or registration failed. */
function giveUp(settings: DeviceSettings): void {
  deviceSettings.set({ ...settings, enabled: false });
  showToast({
    title: t("Couldn't enable notifications"),
    description: t('Please check your device settings and try again'),
    tone: 'danger',
  });
}

/** Whether registering needs no permission prompt. */
const isAllowed = (state: PushState) => state === 'ready' || state === 'unsent';

/**
 * Registers again if notifications are on (spec part 2 §4); in a browser only if that needs no prompt. In the device app,
 * turns them off if the phone does not allow them, even if it did before or has never been registered.
 */
async function begin(): Promise<PushState> {
  const settings = settingsOfDevice();
  const push = await loadPush();
  if (settings.enabled && (isDeviceApp() || isAllowed(await push.state()))) {
    registeredFor.set(signedInUserId() ?? '');
    const works = await push.register(chosenCategories(settings));
    const mayCome = works || (pushToken.get() !== '' && isAllowed(await push.state()));
    if (isDeviceApp() && !mayCome) giveUp(settings);
  }
  return push.state();
}

async function registerAgain(settings: DeviceSettings): Promise<void> {
  await (await loadPush()).register(chosenCategories(settings));
}
