import { useSearchParams } from 'react-router';
import { t } from '#shared/t.ts';
import { useSettings } from '#web/settings.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { OIDC_START, oidcProblem } from '../rules/oidc.ts';
import { FormAlert } from './form-alert.tsx';

/** A link to sign in through the identity provider, if there is one, above the password form. */
export function IdentityLink({ from }: { from: string | null }) {
  const { oidc } = useSettings();
  const [query] = useSearchParams();
  const problem = query.get('error');
  if (!oidc) return null;
  return (
    <div className="mb-6">
      <FormAlert>{problem ? oidcProblem(problem) : null}</FormAlert>
      <a
        href={`${OIDC_START}${from ? `?${new URLSearchParams({ from })}` : ''}`}
        className={buttonClass({ variant: 'secondary', wide: true, className: problem ? 'mt-4' : '' })}
      >
        {t('Continue with {oidc}', { oidc })}
      </a>
      <p className="mt-6 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or with a password')}
      </p>
    </div>
  );
}
