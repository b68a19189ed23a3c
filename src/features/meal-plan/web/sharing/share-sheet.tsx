import { CalendarPlus, Copy, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { useSettings } from '#web/settings.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { PlanAddress } from '../../rules/calendar.ts';
import { sharedAddress } from '../../rules/shared-address.ts';
import { useCreateShare, usePlanShare, useRevokeShare } from '../queries/share.ts';
import { copyLink } from '../state/copy-link.ts';

/** The share link, and the calendar feed of the same plan. */
export default function ShareSheet({
  isOpen,
  onClose,
  ...shown
}: PlanAddress & { isOpen: boolean; onClose(): void }) {
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('Share link & calendar')} size="md">
      <ShareForm {...shown} />
    </Sheet>
  );
}

function ShareForm(shown: PlanAddress) {
  const { data, error, refetch } = usePlanShare();
  if (error)
    return (
      <div role="alert">
        <p>{errorMessage(error)}</p>
        <Button variant="secondary" className="mt-4" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-40" />;
  return data.link ? <SharedLink secret={data.link.secret} shown={shown} /> : <NoLink />;
}

function NoLink() {
  const make = useCreateShare();
  return (
    <>
      <p className="text-muted">
        {t(
          'Anyone with the link can view your plan without an account, but not edit it. You can stop sharing at any time.',
        )}
      </p>
      <Button
        className="mt-5"
        wide
        busy={make.isPending}
        icon={<Link2 aria-hidden="true" />}
        onClick={() => make.mutate({}, { onError: showFailure })}
      >
        {t('Create a share link')}
      </Button>
    </>
  );
}

function SharedLink({ secret, shown }: { secret: string; shown: PlanAddress }) {
  const stop = useRevokeShare();
  const { publicUrl } = useSettings();
  const link = publicUrl + sharedAddress(secret, shown);
  const feed = publicUrl + paths.calendarFeed(secret);

  const stopSharing = async () => {
    const isSure = await confirm({
      title: t('Stop sharing?'),
      text: t(
        'The link and calendar will stop working for everyone who has them. Sharing again creates a new link.',
      ),
      confirmLabel: t('Stop sharing'),
    });
    if (!isSure) return;
    stop.mutate({}, { onSuccess: () => showToast({ title: t('Sharing stopped') }), onError: showFailure });
  };
  return (
    <>
      <Address
        label={t('Share link')}
        copyLabel={t('Copy share link')}
        hint={t('Opens on the current view. Anyone with this link can view, not edit.')}
        address={link}
      />
      <div className="mt-6 border-t border-line pt-6">
        <Address
          label={t('Calendar address')}
          copyLabel={t('Copy calendar address')}
          hint={t('Subscribe in a calendar app to follow your plan.')}
          address={feed}
        >
          <a href={feed.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'secondary' })}>
            <CalendarPlus aria-hidden="true" />
            {t('Subscribe')}
          </a>
        </Address>
      </div>
      <div className="mt-6 border-t border-line pt-4">
        <Button
          variant="ghost"
          className="-ms-4.5 text-danger-ink!"
          busy={stop.isPending}
          onClick={() => void stopSharing()}
        >
          {t('Stop sharing')}
        </Button>
      </div>
    </>
  );
}

function Address({
  label,
  copyLabel,
  hint,
  address,
  children,
}: {
  label: string;
  copyLabel: string;
  hint: string;
  address: string;
  children?: ReactNode;
}) {
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
        className="text-ellipsis"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" />}
          aria-label={copyLabel}
          onClick={() => void copyLink(address)}
        >
          {t('Copy')}
        </Button>
        {children}
      </div>
    </>
  );
}

function showFailure(error: unknown) {
  showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' });
}
