import { clsx } from 'clsx';
import { Copy, Link2, Upload, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { copyText, shareOnDevice } from '#web/sharing.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { Household } from '../contract.ts';
import { MOST_PEOPLE } from '../rules/limits.ts';
import { OBSTACLE_MESSAGES } from '../rules/obstacles.ts';
import { failureReason, useInvite, useRevokeInvitation } from './queries.ts';

/** Creates the link that lets others join, shares it, and revokes it. */
export function InvitePeople({ people, invitation }: Pick<Household, 'people' | 'invitation'>) {
  const [made, setMade] = useState<{ link: string; expiresAt: string } | null>(null);
  const invite = useInvite();
  const turnOff = useTurnOff();
  if (people.length >= MOST_PEOPLE) return <p className="text-muted">{t(OBSTACLE_MESSAGES.full)}</p>;
  const make = () => invite.mutate({}, { onSuccess: setMade, onError: showFailure });
  const makeAnother = async () => {
    const isSure = await confirm({
      title: t('Make a new link?'),
      text: t('The link you made before stops working for everyone who has it.'),
      confirmLabel: t('Make a new link'),
      tone: 'primary',
    });
    if (isSure) make();
  };
  // Only the person who just created the link can see it, and only while it is valid.
  const link = made && made.expiresAt === invitation?.expiresAt ? made.link : null;
  return (
    <>
      <p className="text-muted">
        {t('Anyone who opens your link can join, and then plan meals and shop with you.')}
      </p>
      {link && <InvitationLink link={link} />}
      {invitation && <p className="mt-3 text-sm text-muted">{howLong(invitation)}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {invitation ? (
          <>
            {!link && (
              <Button
                variant="secondary"
                busy={invite.isPending}
                icon={<Link2 aria-hidden="true" />}
                onClick={() => void makeAnother()}
              >
                {t('Make a new link')}
              </Button>
            )}
            <Button
              variant="ghost"
              className={clsx('text-danger-ink!', link && '-ms-4.5')}
              busy={turnOff.isPending}
              onClick={() => void turnOff.ask()}
            >
              {t('Turn the link off')}
            </Button>
          </>
        ) : (
          <Button busy={invite.isPending} icon={<UserPlus aria-hidden="true" />} onClick={make}>
            {t('Invite someone')}
          </Button>
        )}
      </div>
    </>
  );
}

function howLong({ invitedBy, isOwn, expiresAt }: NonNullable<Household['invitation']>): string {
  const day = new Date(expiresAt).toLocaleDateString(language(), { dateStyle: 'long' });
  return isOwn
    ? t('Your link is open until {day}. Several people can use it.', { day })
    : t('The link of {name} is open until {day}. Several people can use it.', { name: invitedBy, day });
}

function InvitationLink({ link }: { link: string }) {
  const copy = async () => {
    if (await copyText(link)) showToast({ title: t('Link copied!'), tone: 'success' });
    else
      showToast({
        title: t('Could not copy'),
        description: t('There was an error copying the link.'),
        tone: 'danger',
      });
  };
  const share = async () => {
    if (!(await shareOnDevice({ title: t('Let’s plan our meals together'), url: link }))) await copy();
  };
  return (
    <div className="mt-4">
      <TextField
        label={t('Invitation link')}
        hint={t('Send it now: it is shown only once.')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        className="text-ellipsis"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<Upload aria-hidden="true" />} onClick={() => void share()}>
          {t('Share via...')}
        </Button>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" />}
          aria-label={t('Copy invitation link')}
          onClick={() => void copy()}
        >
          {t('Copy')}
        </Button>
      </div>
    </div>
  );
}

function useTurnOff() {
  const revoke = useRevokeInvitation();
  const ask = async () => {
    const isSure = await confirm({
      title: t('Turn the link off?'),
      text: t('Nobody can join with this link anymore. People who have joined stay.'),
      confirmLabel: t('Turn the link off'),
    });
    if (!isSure) return;
    await revoke.mutateAsync({}).then(() => showToast({ title: t('Link turned off') }), showFailure);
  };
  return { ask, isPending: revoke.isPending };
}

function showFailure(error: unknown) {
  showToast({ title: t('That did not work'), description: failureReason(error), tone: 'danger' });
}
