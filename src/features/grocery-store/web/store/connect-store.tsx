import { FlaskConical, Store } from 'lucide-react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import type { StoreConnection } from '../../contract.ts';
import { useConnectStore } from '../queries/store.ts';

/** Offers to connect; the store asks for consent in its own window. */
export function ConnectStore({ retailer: { label, isTest } }: Pick<StoreConnection, 'retailer'>) {
  const { connect, isConnecting } = useConnectStore(label);
  return (
    <EmptyState
      icon={<Store />}
      level="h3"
      title={t('Shop your list at {label}', { label })}
      text={t(
        'Plateful finds products and prices for your list, and you choose one for each ingredient. {label} will ask for your permission first.',
        { label },
      )}
      className="py-6!"
    >
      <Button busy={isConnecting} onClick={connect}>
        {isConnecting ? t('Waiting for {label}…', { label }) : t('Connect to {label}', { label })}
      </Button>
      {isTest && (
        <p className="flex w-full items-center justify-center gap-1.5 text-sm text-muted">
          <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
          {t('This is a test store: nothing is sold.')}
        </p>
      )}
    </EmptyState>
  );
}
