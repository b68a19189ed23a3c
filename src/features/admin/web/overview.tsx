import { Wrench } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BarChart } from './bar-chart.tsx';
import { Counter } from './counter.tsx';
import { weekday } from './day.tsx';
import { Loaded } from './loaded.tsx';
import { useOverview } from './queries/figures.ts';

/** The first tab of /admin. */
export function OverviewTab() {
  return (
    <Loaded
      query={useOverview()}
      loading={t('Loading admin panel...')}
      failure={t('Could not load user data')}
    >
      {({ totalSubscribers, activeSubscriptions, recentActivities, week, isSample }) => (
        <div className="grid grid-cols-1 gap-5">
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-5">
            <Counter label={t('Total Subscribers')} value={totalSubscribers} />
            <Counter label={t('Active Subscriptions')} value={activeSubscriptions} />
            <Counter label={t('Recent Activities')} value={recentActivities} />
          </div>
          <Card>
            <div className="flex flex-wrap items-center gap-3">
              <h2 className="text-xl">{t('Weekly User Activity')}</h2>
              {isSample && <Badge tone="saffron">{t('Sample data')}</Badge>}
            </div>
            <p className="text-sm text-muted">{t('Page visits in the last 7 days.')}</p>
            <div className="mt-4 max-w-3xl">
              <BarChart
                label={t('Page visits in the last 7 days')}
                bars={week.map(({ day, count }) => ({ name: weekday(day), value: count }))}
              />
            </div>
          </Card>
          <div>
            <Button asLink to={paths.adminTools} variant="secondary" icon={<Wrench aria-hidden="true" />}>
              {t('Admin Tools')}
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  );
}
