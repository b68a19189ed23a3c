import { useSearchParams } from 'react-router';
import { errorMessage } from '#web/errors.ts';
import { useSettings } from '#web/settings.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { OIDC_START, oidcProblem } from '../rules/oidc.ts';
import { FormAlert } from './form-alert.tsx';
import { useDisconnectIdentity, useIdentity } from './queries/identity.ts';

/** Connects the account with the identity provider, where there is one. */
export function IdentitySetting() {
  const { oidc } = useSettings();
  const identity = useIdentity(oidc !== null);
  const disconnect = useDisconnectIdentity();
  const [query] = useSearchParams();
  const problem = query.get('error');
  if (!oidc || !identity) return null;
  const end = () =>
    disconnect.mutate(undefined, {
      onSuccess: () => showToast({ title: `${oidc} disconnected`, tone: 'success' }),
      onError: (error) =>
        showToast({ title: 'That did not work', description: errorMessage(error), tone: 'danger' }),
    });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <FormAlert>{problem ? oidcProblem(problem) : null}</FormAlert>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0">
          {identity.isConnected ? `You can login with ${oidc}.` : `Login with ${oidc} instead of a password.`}
        </p>
        {identity.isConnected ? (
          <Button variant="secondary" busy={disconnect.isPending} onClick={end}>
            Disconnect
          </Button>
        ) : (
          <a href={`${OIDC_START}?connect=1`} className={buttonClass({ variant: 'secondary' })}>
            Connect {oidc}
          </a>
        )}
      </div>
    </div>
  );
}
