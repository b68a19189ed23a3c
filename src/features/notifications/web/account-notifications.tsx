import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { NotificationPreferences } from '../contract.ts';
import { QUIET_AT_FIRST, type QuietHours } from '../rules/local-time.ts';
import {
  useChooseMails,
  useNotificationPreferences,
  useOwnClock,
  useUpdatePreferences,
} from './queries/notifications.ts';

/** A person's notification preferences, for all their devices. */
export function AccountNotifications() {
  const { data } = useNotificationPreferences();
  useOwnClock();
  if (!data?.timeZone) return null;
  return <Preferences preferences={data} timeZone={data.timeZone} />;
}

const sayWhy = (error: Error) =>
  showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' });

function Preferences({ preferences, timeZone }: { preferences: NotificationPreferences; timeZone: string }) {
  const { talk, quiet, mails } = preferences;
  const change = useUpdatePreferences();
  const save = (changed: Partial<{ talk: boolean; quiet: QuietHours | null }>) =>
    change.mutate({ talk, quiet, ...changed }, { onError: sayWhy });
  return (
    <Card>
      <h2 className="text-xl">{t('On all your devices')}</h2>
      <div className="mt-2 divide-y divide-line">
        <Switch
          label={t('Replies and ratings')}
          hint={t('When somebody replies to you, mentions you, or rates or comments on something of yours')}
          checked={talk}
          onChange={(event) => save({ talk: event.target.checked })}
        />
        <div>
          <Switch
            label={t('Quiet hours')}
            hint={t('Notifications wait until quiet hours are over. Times are in {timeZone}.', {
              timeZone: placeOf(timeZone),
            })}
            checked={quiet !== null}
            onChange={(event) => save({ quiet: event.target.checked ? QUIET_AT_FIRST : null })}
          />
          {quiet && <QuietTimes quiet={quiet} onChange={(times) => save({ quiet: times })} />}
        </div>
        <Mails mails={mails} />
      </div>
    </Card>
  );
}

function QuietTimes({ quiet, onChange }: { quiet: QuietHours; onChange(quiet: QuietHours): void }) {
  const field = (label: string, name: keyof QuietHours) => (
    <TextField
      key={`${name} ${quiet[name]}`}
      label={label}
      type="time"
      required
      defaultValue={clockText(quiet[name])}
      onBlur={(event) => {
        const minutes = minutesOf(event.target.value);
        if (minutes === null) event.target.value = clockText(quiet[name]);
        else if (minutes !== quiet[name]) onChange({ ...quiet, [name]: minutes });
      }}
    />
  );
  return (
    <div className="grid max-w-sm gap-4 pb-4 min-[24rem]:grid-cols-2">
      {field(t('From'), 'from')}
      {field(t('Until'), 'until')}
    </div>
  );
}

function Mails({ mails }: { mails: boolean }) {
  const { mutate, isPending } = useChooseMails();
  const choose = (wanted: boolean) =>
    mutate(
      { mails: wanted },
      {
        onSuccess: ({ isConfirming }) => {
          if (isConfirming)
            showToast({ title: t('Please open the link in the email we have just sent you'), tone: 'info' });
        },
        onError: sayWhy,
      },
    );
  return (
    <Switch
      label={t('Morning email')}
      hint={t('One email with what you have not read, if there is anything. Never promotions.')}
      checked={mails}
      disabled={isPending}
      onChange={(event) => choose(event.target.checked)}
    />
  );
}

/** 'Europe/Berlin' is 'Berlin', 'America/New_York' is 'New York'. */
function placeOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

function clockText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Minutes after midnight; `null` if it is not a time. */
function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
