import { FlaskConical, Store } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { useAnswerConsent } from '#features/grocery-store/web/queries/store.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { PageHead } from '../../layout/page-head.tsx';

/** Shown in the store's popup, like another site's page. */
export const handle = { isWindow: true };
export const headers = () => ({
  'cross-origin-opener-policy': 'unsafe-none',
  'cache-control': 'private, no-store',
});

/** /test-store: the test store's consent page, standing in for a real store's. */
export default function TestStorePage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const consent = useAnswerConsent();
  const [isLeaving, setLeaving] = useState(false);
  const answer = async (decision: 'allow' | 'refuse') => {
    try {
      const { redirectTo } = await consent.mutateAsync({
        state: query.get('state') ?? '',
        codeChallenge: query.get('code_challenge') ?? '',
        decision,
      });
      setLeaving(true);
      // Not through the router: a real store redirects to a full page load.
      window.location.replace(redirectTo);
    } catch (error) {
      showToast({ title: errorMessage(error), tone: 'danger' });
    }
  };
  const isBusy = consent.isPending || isLeaving;
  const isAllowing = isBusy && consent.variables?.decision === 'allow';
  return (
    <div className="page flex min-h-dvh items-center justify-center py-6">
      <PageHead title={t('Corner Market')} isPrivate />
      <section aria-labelledby="consent" className="card w-full max-w-md overflow-hidden">
        <div className="h-3 bg-[repeating-linear-gradient(-45deg,var(--color-saffron)_0_12px,var(--color-ink)_12px_24px)]" />
        <div className="p-6 sm:p-8">
          <div className="flex items-center justify-between gap-3">
            <p className="flex items-center gap-2 font-display text-lg font-semibold">
              <Store aria-hidden="true" className="size-5 text-herb-ink" />
              {t('Corner Market')}
            </p>
            <Badge tone="saffron" icon={<FlaskConical aria-hidden="true" />}>
              {t('Test store')}
            </Badge>
          </div>
          <h1 id="consent" className="mt-5 text-3xl">
            {t('Let Plateful shop for you?')}
          </h1>
          <p className="mt-2 text-muted">
            {t('This page stands in for a grocery store. Nothing is sold, and nothing is delivered.')}
          </p>
          <dl className="mt-6 divide-y divide-line border-y border-line">
            <Row name={t('Customer')} value={user?.name ?? ''} />
            <Row name={t('Plateful may')} value={t('Search products, and add them to your cart')} />
          </dl>
          <div className="mt-7 grid gap-3">
            <Button size="lg" wide busy={isBusy} onClick={() => void answer('allow')}>
              {isAllowing ? t('Allowing…') : t('Allow')}
            </Button>
            <Button size="lg" wide variant="secondary" busy={isBusy} onClick={() => void answer('refuse')}>
              {isBusy && !isAllowing ? t('Refusing…') : t('Do not allow')}
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-6 py-3">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="text-end font-semibold">{value}</dd>
    </div>
  );
}
