import { MailPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Invitation } from '../contract.ts';
import { useInvitations, useRevokeInvitation } from './queries.ts';

const InvitationSheet = lazy(() => import('./invitation-sheet.tsx'));

/** Invitations that can still be used, with a way to make and to revoke one. */
export function Invitations() {
  const invitations = useInvitations();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <p className="text-muted">
        Whoever opens an invitation’s link can create an account while only invited people may sign up.
      </p>
      {invitations?.length === 0 && <p className="mt-3 text-muted">No open invitations.</p>}
      {invitations && invitations.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {invitations.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      <Button variant="secondary" icon={<MailPlus aria-hidden="true" />} onClick={open} className="mt-4">
        Invite people
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <InvitationSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Row({ invitation: { id, note, uses, used, madeBy, expiresAt } }: { invitation: Invitation }) {
  const revoke = useRevokeInvitation();
  const name = note || 'Invitation';
  const end = async () => {
    const isSure = await confirm({
      title: `Revoke “${name}”?`,
      text: 'Its link stops working at once. Accounts that were made with it stay.',
      confirmLabel: 'Revoke',
      tone: 'danger',
    });
    if (!isSure) return;
    revoke.mutate(
      { invitationId: id },
      {
        onSuccess: () => showToast({ title: 'Invitation revoked', tone: 'success' }),
        onError: (error) =>
          showToast({ title: 'That did not work', description: errorMessage(error), tone: 'danger' }),
      },
    );
  };
  const until = new Date(expiresAt).toLocaleDateString('en', { dateStyle: 'medium' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {used} of {uses} used · valid until {until}
          {madeBy && ` · by ${madeBy}`}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={revoke.isPending}
        aria-label={`Revoke ${name}`}
        onClick={() => void end()}
      >
        Revoke
      </Button>
    </li>
  );
}
