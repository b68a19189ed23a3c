import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { showToast } from '#web/ui/toast.ts';
import { When } from '#web/ui/when.tsx';
import type { ApiToken } from '../contract.ts';
import { describeScopes } from '../rules/scope-names.ts';
import { useApiTokens, useRevokeToken } from './queries.ts';

const TokenSheet = lazy(() => import('./token-sheet.tsx'));

/** The signed-in person's API tokens, with a way to create and to revoke one. */
export function ApiTokens() {
  const tokens = useApiTokens();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <p className="text-muted">
        For scripts of your own, which send <code>Authorization: Bearer …</code> to the{' '}
        <a href="/api/docs" className="font-medium text-primary-ink underline">
          API
        </a>
        . Each token does only what you allow.
      </p>
      {tokens && tokens.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {tokens.map((token) => (
            <Row key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Button variant="secondary" icon={<KeyRound aria-hidden="true" />} onClick={open} className="mt-4">
        New API token
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <TokenSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Row({ token }: { token: ApiToken }) {
  const revoke = useRevokeToken();
  const end = async () => {
    const isSure = await confirm({
      title: `Revoke “${token.name}”?`,
      text: 'Scripts that use it stop working at once.',
      confirmLabel: 'Revoke',
      tone: 'danger',
    });
    if (!isSure) return;
    revoke.mutate(
      { tokenId: token.id },
      {
        onSuccess: () => showToast({ title: 'API token revoked', tone: 'success' }),
        onError: (error) =>
          showToast({ title: 'That did not work', description: errorMessage(error), tone: 'danger' }),
      },
    );
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{token.name}</p>
        <p className="text-sm text-muted">
          <code>{token.start}…</code> · {describeScopes(token.scopes)}
        </p>
        <p className="text-sm text-muted">
          {token.lastUsedAt ? (
            <>
              Last used <When at={token.lastUsedAt} />
            </>
          ) : (
            'Never used'
          )}
          {' · '}
          {token.expiresAt ? <Expiry at={token.expiresAt} /> : 'valid until revoked'}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={revoke.isPending}
        aria-label={`Revoke ${token.name}`}
        onClick={() => void end()}
      >
        Revoke
      </Button>
    </li>
  );
}

function Expiry({ at }: { at: string }) {
  const end = new Date(at);
  const day = end.toLocaleDateString('en', { dateStyle: 'medium' });
  return end <= new Date() ? `expired on ${day}` : `valid until ${day}`;
}
