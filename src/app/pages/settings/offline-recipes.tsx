import { HardDriveDownload } from 'lucide-react';
import { useState } from 'react';
import { useAvoided } from '#features/accounts/web/queries/avoided.ts';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { usePlanAccess } from '#features/meal-plan/web/queries/plan-access.ts';
import { MOST_KEPT_BYTES } from '#shared/offline-caches.ts';
import { t } from '#shared/t.ts';
import { formatNumber } from '#shared/written/numbers.ts';
import { useKeptRecipes } from '#web/kept/kept-recipes.ts';
import { Button } from '#web/ui/button.tsx';
import { showNotLoaded } from '#web/ui/use-code.ts';
import type { Cook } from '../../layout/copy-to-device.ts';
import { Section } from './section.tsx';
import { useWantedIds } from './wanted-recipes.ts';

const MB = 2 ** 20;

/** Which of a cook's recipes open without a connection, how much space they take, and a way to store all of them. */
export function OfflineRecipes() {
  const { user } = useSession();
  const avoids = useAvoided().size > 0;
  const { admit: mayPlan } = usePlanAccess();
  const [isAsked, setAsked] = useState(false);
  const known = useWantedIds(user?.id ?? null);
  const wanted = known ?? [];
  const kept = useKeptRecipes({ isWanted: user !== null, untilHere: wanted });
  if (!user) return null;
  const here = wanted.filter((id) => kept?.ids.has(id)).length;
  const isWhole = known !== null && here === wanted.length;
  const ask = () => {
    setAsked(true);
    void keepAll({ ...user, avoids }, mayPlan).catch(showNotLoaded);
  };
  return (
    <Section title={t('Without a connection')}>
      <p>
        {!kept
          ? t('This browser keeps nothing for later, as in a private window: all pages need a connection.')
          : wanted.length === 0
            ? t('Recipes that you save or plan open without a connection, once this device has fetched them.')
            : t(
                'Saved recipes that open without a connection: {here} of {count} ({size} MB with pictures).',
                {
                  here,
                  count: wanted.length,
                  size: formatNumber(Math.round((kept.bytes / MB) * 10) / 10),
                },
              )}
      </p>
      <p className="mt-2 text-sm text-muted">
        {t(
          'Your plan and grocery list are always here. Your recipe book and up to {most} MB of planned and saved recipes are fetched while you read, but never on mobile data or with data saving on. All of it is deleted when you sign out.',
          { most: MOST_KEPT_BYTES / MB },
        )}
      </p>
      {kept && !isWhole && !isAsked && (
        <Button
          className="mt-4"
          variant="secondary"
          icon={<HardDriveDownload aria-hidden="true" />}
          onClick={ask}
        >
          {t('Fetch all now')}
        </Button>
      )}
      <p role="status" className="mt-3 font-medium empty:hidden">
        {isAsked && !isWhole && t('Fetching the others. You can go on using Plateful.')}
      </p>
    </Section>
  );
}

async function keepAll(cook: Cook, mayPlan: boolean): Promise<void> {
  const { copyToDevice } = await import('../../layout/copy-to-device.ts');
  await copyToDevice(cook, mayPlan, 'asked');
}
