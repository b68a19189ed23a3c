import { useSearchParams } from 'react-router';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { useSettings } from '#web/settings.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { OIDC_START, oidcProblem } from '../rules/oidc.ts';
import { FormAlert } from './form-alert.tsx';
import { useDisconnectIdentity, useIdentity } from './queries/identity.ts';

/** Connects the account to the identity provider, if there is one. */
export function IdentitySetting() {
  const { oidc } = useSettings();
  const identity = useIdentity(oidc !== null);
  const disconnect = useDisconnectIdentity();
  const [query] = useSearchParams();
  const problem = query.get('error');
  if (!oidc || !identity) return null;
  const end = () =>
    disconnect.mutate(undefined, {
      onSuccess: () => showToast({ title: t('{oidc} disconnected', { oidc }), tone: 'success' }),
      onError: (error) =>
        showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' }),
    });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <FormAlert>{problem ? oidcProblem(problem) : null}</FormAlert>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0">
          {identity.isConnected
            ? t('You can sign in with {oidc}.', { oidc })
            : t('Sign in with {oidc} instead of a password.', { oidc })}
        </p>
        {identity.isConnected ? (
          <Button variant="secondary" busy={disconnect.isPending} onClick={end}>
            {t('Disconnect')}
          </Button>
        ) : (
          <a href={`${OIDC_START}?connect=1`} className={buttonClass({ variant: 'secondary' })}>
            {t('Connect {oidc}', { oidc })}
          </a>
        )}
      </div>
    </div>
  );
}
