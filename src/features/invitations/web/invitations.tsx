import { MailPlus } from 'lucide-react';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { part } from '#web/ui/part.tsx';
import { RemovableRow } from '#web/ui/removable-row.tsx';
import { SheetButton } from '#web/ui/sheets/sheet-button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { Invitation } from '../contract.ts';
import { useInvitations, useRevokeInvitation } from './queries.ts';

const InvitationSheet = part(() => import('./invitation-sheet.tsx'));

/** Invitations that can still be used, with buttons to create and revoke them. */
export function Invitations() {
  const invitations = useInvitations();
  return (
    <>
      <p className="text-muted">
        {t('While only invited people may sign up, anyone with an invitation link can create an account.')}
      </p>
      {invitations?.length === 0 && <p className="mt-3 text-muted">{t('No open invitations.')}</p>}
      {invitations && invitations.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {invitations.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      <SheetButton sheet={InvitationSheet} icon={<MailPlus aria-hidden="true" />} className="mt-4">
        {t('Invite people')}
      </SheetButton>
    </>
  );
}

function Row({ invitation: { id, note, uses, used, madeBy, expiresAt } }: { invitation: Invitation }) {
  const revoke = useRevokeInvitation();
  const until = new Date(expiresAt).toLocaleDateString(language(), { dateStyle: 'medium' });
  return (
    <RemovableRow
      name={note || t('Invitation')}
      details={
        madeBy
          ? t('{used} of {uses} used · valid until {until} · by {madeBy}', { used, uses, until, madeBy })
          : t('{used} of {uses} used · valid until {until}', { used, uses, until })
      }
      verb={t('Revoke')}
      warning={t('Its link stops working immediately. Accounts created with it stay.')}
      isBusy={revoke.isPending}
      onRemove={() =>
        revoke.mutate(
          { invitationId: id },
          {
            onSuccess: () => showToast({ title: t('Invitation revoked'), tone: 'success' }),
            onError: (error) =>
              showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' }),
          },
        )
      }
    />
  );
}
