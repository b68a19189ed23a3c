import { FlaskConical, Store } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { StoreConnection } from '../../contract.ts';
import { useConnectStore } from '../queries/store.ts';

/** Offers to connect; the store asks for consent in its own window. */
export function ConnectStore({ retailer: { label, isTest } }: Pick<StoreConnection, 'retailer'>) {
  const { connect, isConnecting } = useConnectStore(label);
  return (
    <EmptyState
      icon={<Store />}
      level="h3"
      title={`Shop your list at ${label}`}
      text={`Plateful finds products and prices for your list, and you choose one for each ingredient. ${label} will ask for your permission first.`}
      className="py-6!"
    >
      <Button busy={isConnecting} onClick={connect}>
        {isConnecting ? `Waiting for ${label}…` : `Connect to ${label}`}
      </Button>
      {isTest && (
        <p className="flex w-full items-center justify-center gap-1.5 text-sm text-muted">
          <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
          This is a test store: nothing is sold.
        </p>
      )}
    </EmptyState>
  );
}
