import { FlaskConical, MapPin } from 'lucide-react';
import { useState } from 'react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { StoreConnection } from '../../contract.ts';
import { useDisconnectStore } from '../queries/store.ts';
import { ChooseStore } from './choose-store.tsx';

interface Props {
  connection: StoreConnection;
  /** Called after changing the store or disconnecting. */
  onLeave(): void;
}

/** The connected store and its location, with a button to disconnect. */
export function ConnectedStore({ connection: { retailer, location }, onLeave }: Props) {
  const [isMoving, setMoving] = useState(false);
  const disconnect = useDisconnectStore();
  const end = async () => {
    const isSure = await confirm({
      title: t('Disconnect from {label}?', { label: retailer.label }),
      text: t('Plateful will lose access to your account. Items in your cart stay there.'),
      confirmLabel: t('Disconnect'),
    });
    if (!isSure) return;
    disconnect.mutate(undefined, {
      onSuccess: () => {
        onLeave();
        showToast({ title: t('Disconnected from {label}', { label: retailer.label }) });
      },
      onError: (error) =>
        showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' }),
    });
  };
  const moved = () => {
    setMoving(false);
    onLeave();
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{retailer.label}</p>
        {retailer.isTest && (
          <Badge tone="saffron" icon={<FlaskConical aria-hidden="true" />}>
            {t('Test store')}
          </Badge>
        )}
        <Button
          variant="ghost"
          size="sm"
          className="-me-3 ms-auto"
          busy={disconnect.isPending}
          onClick={() => void end()}
        >
          {t('Disconnect')}
        </Button>
      </div>
      {location && (
        <div className="flex items-start gap-2 text-sm">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <p className="min-w-0 flex-1">
            <span className="font-medium">{location.name}</span>
            <span className="block text-muted">{location.address}</span>
          </p>
          <Button
            variant="ghost"
            size="sm"
            className="-mt-1.5 -me-3"
            aria-expanded={isMoving}
            onClick={() => setMoving(!isMoving)}
          >
            {isMoving ? t('Keep') : t('Change')}
          </Button>
        </div>
      )}
      {isMoving && <ChooseStore label={retailer.label} onChosen={moved} />}
    </>
  );
}
