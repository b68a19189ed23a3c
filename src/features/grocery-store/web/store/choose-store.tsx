import { type FormEvent, useState } from 'react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { useChooseLocation, useStoresNear } from '../queries/store.ts';

/** Chooses a store by ZIP code. */
export function ChooseStore({ label, onChosen }: { label: string; onChosen?(): void }) {
  const [text, setText] = useState('');
  const [postcode, setPostcode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const near = useStoresNear(postcode);
  const choose = useChooseLocation();

  const find = (event: FormEvent) => {
    event.preventDefault();
    const isRight = /^\d{5}$/.test(text.trim());
    setProblem(isRight ? undefined : t('Please enter a 5-digit ZIP code.'));
    if (!isRight) return;
    if (text.trim() === postcode) void near.refetch();
    setPostcode(text.trim());
  };
  const take = (locationId: string) =>
    choose.mutate(
      { locationId },
      {
        onSuccess: onChosen,
        onError: (error) => showToast({ title: errorMessage(error), tone: 'danger' }),
      },
    );
  return (
    <div className="mt-4">
      <form noValidate onSubmit={find} className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('ZIP code')}
            hint={t('Products and prices vary by {label} store.', { label })}
            error={problem}
            value={text}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" className="mt-7.5" busy={near.isFetching}>
          {t('Find stores')}
        </Button>
      </form>
      <div aria-live="polite" className="mt-4">
        {near.isFetching ? (
          <Spinner label={t('Looking for stores…')} />
        ) : near.error ? (
          <p className="text-danger-ink">{errorMessage(near.error)}</p>
        ) : near.data?.locations.length === 0 ? (
          <p className="text-muted">
            {t('No {label} store near {postcode}. Please try another ZIP code.', {
              label,
              postcode: postcode ?? '',
            })}
          </p>
        ) : (
          near.data && (
            <ul className="divide-y divide-line border-y border-line">
              {near.data.locations.map(({ locationId, name, address }) => (
                <li key={locationId} className="flex items-center gap-4 py-3">
                  <p className="min-w-0 flex-1">
                    <span className="font-semibold">{name}</span>
                    <span className="block text-sm text-muted">{address}</span>
                  </p>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t('Shop at {name}', { name })}
                    busy={choose.isPending && choose.variables.locationId === locationId}
                    onClick={() => take(locationId)}
                  >
                    {t('Shop here')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        )}
      </div>
    </div>
  );
}
