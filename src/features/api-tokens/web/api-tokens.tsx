import { KeyRound } from 'lucide-react';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { part } from '#web/ui/part.tsx';
import { RemovableRow } from '#web/ui/removable-row.tsx';
import { SheetButton } from '#web/ui/sheets/sheet-button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { T } from '#web/ui/t.tsx';
import { When } from '#web/ui/when.tsx';
import type { ApiToken } from '../contract.ts';
import { describeScopes } from '../rules/scope-names.ts';
import { useApiTokens, useRevokeToken } from './queries.ts';

const TokenSheet = part(() => import('./token-sheet.tsx'));

/** The signed-in person's API tokens, with a way to create and to revoke one. */
export function ApiTokens() {
  const tokens = useApiTokens();
  return (
    <>
      <p className="text-muted">
        <T
          text="For scripts of your own, which send <code>Authorization: Bearer …</code> to the <link>API</link>. Each token does only what you allow."
          parts={{
            code: <code />,
            link: <a href="/api/docs" className="font-medium text-primary-ink underline" />,
          }}
        />
      </p>
      {tokens && tokens.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {tokens.map((token) => (
            <Row key={token.id} token={token} />
          ))}
        </ul>
      )}
      <SheetButton sheet={TokenSheet} icon={<KeyRound aria-hidden="true" />} className="mt-4">
        {t('New API token')}
      </SheetButton>
    </>
  );
}

function Row({ token: { id, name, start, scopes, lastUsedAt, expiresAt } }: { token: ApiToken }) {
  const revoke = useRevokeToken();
  return (
    <RemovableRow
      name={name}
      details={
        <>
          <p>
            <code>{start}…</code> · {describeScopes(scopes)}
          </p>
          <p>
            {lastUsedAt ? (
              <T text="Last used <when/>" parts={{ when: <When at={lastUsedAt} /> }} />
            ) : (
              t('Never used')
            )}
            {' · '}
            {expiresAt ? <Expiry at={expiresAt} /> : t('valid until revoked')}
          </p>
        </>
      }
      verb={t('Revoke')}
      warning={t('Scripts that use it stop working immediately.')}
      isBusy={revoke.isPending}
      onRemove={() =>
        revoke.mutate(
          { tokenId: id },
          {
            onSuccess: () => showToast({ title: t('API token revoked'), tone: 'success' }),
            onError: (error) =>
              showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' }),
          },
        )
      }
    />
  );
}

function Expiry({ at }: { at: string }) {
  const end = new Date(at);
  const day = end.toLocaleDateString(language(), { dateStyle: 'medium' });
  return end <= new Date() ? t('expired on {day}', { day }) : t('valid until {day}', { day });
}
