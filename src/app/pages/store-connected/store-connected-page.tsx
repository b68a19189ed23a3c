import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useExchangedCode } from '#features/grocery-store/web/queries/store.ts';
import { tellOpener } from '#features/grocery-store/web/state/store-window.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { PageHead } from '../../layout/page-head.tsx';

/** Shown in the store's popup: without bars, and still connected to its opener. */
export const handle = { isWindow: true };
export const headers = () => ({
  'cross-origin-opener-policy': 'unsafe-none',
  'cache-control': 'private, no-store',
});

/** /grocery-store/connected: the store's OAuth redirect, with or without a code. */
export default function StoreConnectedPage() {
  const [query] = useSearchParams();
  const code = query.get('code');
  const state = query.get('state') ?? '';
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    const isHeard = tellOpener(
      code ? { type: 'grocery-store-authorized', code, state } : { type: 'grocery-store-refused', state },
    );
    setAlone(!isHeard);
  }, [code, state]);
  // Some stores' pages, and some phones, break the link to the opener.
  const exchanged = useExchangedCode(isAlone && code ? { code, state } : null);
  const isOver = !code || exchanged.isSuccess || exchanged.isError;
  const isConnected = exchanged.isSuccess;
  return (
    <div className="page flex min-h-dvh flex-col items-center justify-center py-10 text-center">
      <PageHead title={t('Grocery store')} isPrivate />
      {!isOver ? (
        <h1 className="text-2xl">
          <Spinner label={t('Completing the connection…')} />
        </h1>
      ) : (
        <>
          {isConnected ? (
            <CircleCheck aria-hidden="true" className="size-16 stroke-[1.25] text-herb-ink" />
          ) : (
            <CircleX aria-hidden="true" className="size-16 stroke-[1.25] text-danger-ink" />
          )}
          <h1 className="mt-5 text-3xl">{isConnected ? t('You are connected') : t('Not connected')}</h1>
          <p className="mt-2 max-w-sm text-muted">
            {isConnected
              ? t('You can close this window and go back to your grocery list.')
              : t('Nothing has changed. Please try again from your grocery list.')}
          </p>
          <Button asLink to={paths.groceryList()} variant="secondary" className="mt-6">
            {t('Grocery List')}
          </Button>
        </>
      )}
    </div>
  );
}
