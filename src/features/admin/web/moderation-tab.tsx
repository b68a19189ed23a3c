import { ShieldCheck } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Counter } from './counter.tsx';
import { Loaded } from './loaded.tsx';
import { useModerationCounts } from './queries/figures.ts';

/** Counts only; flagged content is decided on in the queue (spec part 2 §2). */
export function ModerationTab() {
  return (
    <Loaded
      query={useModerationCounts()}
      loading={t('Loading flagged content…')}
      failure={t('Could not load flagged content')}
    >
      {({ flagged, subscriptions, users }) => (
        <>
          <div className="grid gap-3 sm:grid-cols-3 md:gap-5">
            <Counter
              label={t('Flagged Content')}
              value={flagged.total}
              note={t('{recent} recent', { recent: flagged.recent })}
            />
            <Counter
              label={t('Subscriptions')}
              value={subscriptions.total}
              note={t('{recent} recent', { recent: subscriptions.recent })}
            />
            <Counter
              label={t('Users')}
              value={users.total}
              note={t('{recent} recent', { recent: users.recent })}
            />
          </div>
          <Button
            asLink
            to={paths.adminModeration}
            className="mt-5"
            icon={<ShieldCheck aria-hidden="true" />}
          >
            {t('Review reports')}
          </Button>
        </>
      )}
    </Loaded>
  );
}
