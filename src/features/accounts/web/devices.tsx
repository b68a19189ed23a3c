import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { T } from '#web/ui/t.tsx';
import { When } from '#web/ui/when.tsx';
import type { DeviceSession } from '../contract.ts';
import { useDevices, useEndOtherSessions, useEndSession } from './queries/security.ts';

const failed = (error: Error) =>
  showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' });

/**
 * The devices that are signed in, each with a button to sign it out. Empty if an admin acts for somebody who has signed out.
 */
export function Devices() {
  const devices = useDevices();
  const endOthers = useEndOtherSessions();
  const endAll = async () => {
    const isSure = await confirm({
      title: t('Sign out all other devices?'),
      text: t('You stay signed in here.'),
      confirmLabel: t('Sign out'),
      tone: 'danger',
    });
    if (!isSure) return;
    endOthers.mutate(undefined, {
      onSuccess: ({ message }) => showToast({ title: message, tone: 'success' }),
      onError: failed,
    });
  };
  return (
    <>
      {devices?.length === 0 ? (
        <p className="text-muted">{t('No device is signed in.')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {devices?.map((device) => (
            <Row key={device.id} device={device} />
          ))}
        </ul>
      )}
      {devices && devices.length > 1 && (
        <Button variant="secondary" busy={endOthers.isPending} onClick={() => void endAll()} className="mt-4">
          {t('Sign out all other devices')}
        </Button>
      )}
    </>
  );
}

function Row({ device: { id, device, signedInAt, isCurrent } }: { device: DeviceSession }) {
  const end = useEndSession();
  const signOut = () =>
    end.mutate(
      { sessionId: id },
      {
        onSuccess: () => showToast({ title: t('{device} is signed out', { device }), tone: 'success' }),
        onError: failed,
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{device}</p>
        <p className="text-sm text-muted">
          <T text="Signed in <when/>" parts={{ when: <When at={signedInAt} /> }} />
        </p>
      </div>
      {isCurrent ? (
        <Badge>{t('This device')}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          busy={end.isPending}
          aria-label={t('Sign out {device}', { device })}
          onClick={signOut}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}
