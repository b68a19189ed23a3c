import { LogIn } from 'lucide-react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import type { GroceryFood } from '#features/grocery-list/rules/list.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useStoreConnection } from '../queries/store.ts';
import { useShopping } from '../state/shopping.ts';
import { CartBar } from './cart-bar.tsx';
import { ChooseStore } from './choose-store.tsx';
import { ConnectStore } from './connect-store.tsx';
import { ConnectedStore } from './connected-store.tsx';
import { ProductResults } from './product-results.tsx';

interface Props {
  /** The foods left to buy. */
  foods: GroceryFood[];
  isOpen: boolean;
  onClose(): void;
}

/** The grocery store panel (spec part 2 §2): sign in, connect, find products, choose, fill the cart. */
export default function StorePanel({ foods, isOpen, onClose }: Props) {
  const isSignedIn = useSession().user !== null;
  const { data: connection, isError, refetch } = useStoreConnection();
  const { label = '', fillsCart = false } = connection?.retailer ?? {};
  const shopping = useShopping(label, fillsCart);
  const mustChoose = connection?.retailer.needsLocation && !connection.location;
  const isShopping = isSignedIn && connection?.isConnected && !mustChoose;
  const hasResults = isShopping && foods.some(({ key }) => shopping.found.has(key));

  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t('Grocery store')}
      size="md"
      footer={hasResults && <CartBar foods={foods} shopping={shopping} retailer={connection.retailer} />}
    >
      {!isSignedIn ? (
        <SignIn />
      ) : !connection ? (
        isError ? (
          <ErrorState title={t('Could not reach the store')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-48" />
        )
      ) : !connection.isConnected ? (
        <ConnectStore retailer={connection.retailer} />
      ) : (
        <>
          <ConnectedStore connection={connection} onLeave={shopping.startOver} />
          {mustChoose ? <ChooseStore label={label} /> : <ProductResults foods={foods} shopping={shopping} />}
        </>
      )}
    </Sheet>
  );
}

function SignIn() {
  return (
    <EmptyState
      icon={<LogIn />}
      level="h3"
      title={t('Please sign in')}
      text={t('Sign in to connect to a grocery store and find products for your list.')}
      className="py-6!"
    >
      <Button asLink to={paths.auth({ from: paths.groceryList() })}>
        {t('Sign In')}
      </Button>
    </EmptyState>
  );
}
