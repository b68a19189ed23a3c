import { ShieldCheck } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Counter } from './counter.tsx';
import { Loaded } from './loaded.tsx';
import { useModerationCounts } from './queries/figures.ts';

/** Counts only; what is flagged is decided in the queue (spec part 2 §2). */
export function ModerationTab() {
  return (
    <Loaded
      query={useModerationCounts()}
      loading="Loading flagged content…"
      failure="Could not load flagged content"
    >
      {({ flagged, subscriptions, users }) => (
        <>
          <div className="grid gap-3 sm:grid-cols-3 md:gap-5">
            <Counter label="Flagged Content" value={flagged.total} note={`${flagged.recent} recent`} />
            <Counter
              label="Subscriptions"
              value={subscriptions.total}
              note={`${subscriptions.recent} recent`}
            />
            <Counter label="Users" value={users.total} note={`${users.recent} recent`} />
          </div>
          <Button
            asLink
            to={paths.adminModeration}
            className="mt-5"
            icon={<ShieldCheck aria-hidden="true" />}
          >
            Review reports
          </Button>
        </>
      )}
    </Loaded>
  );
}
