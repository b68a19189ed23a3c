import type { PlainDate } from '#shared/dates.ts';
import type { UnitSystem } from '#shared/unit-systems.ts';
import type { WeekStart } from '#shared/week-start.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { ownChanges } from '#web/own-changes.ts';
import { queryClient } from '#web/query-client.ts';
import type { DateRange } from '../../rules/build-list.ts';
import { keepOfflineList } from '../state/offline-list.ts';
import { rangeOnDevice } from '../state/preset.ts';

/** The plan may have changed on another device; just not since the page was rendered. */
const FRESH_MS = 5_000;

/** The list of a range. */
export const listQuery = (from: ApiQueries, range: DateRange, now: PlainDate | null, units: UnitSystem) => {
  const today = splitBy(range, now);
  return {
    ...from.groceryList.get.queryOptions({ input: { ...range, ...(today && { today }), units } }),
    staleTime: FRESH_MS,
  };
};

/** Custom ranges are not split by today. */
export const splitBy = ({ start, end }: DateRange, now: PlainDate | null) => (start || end ? null : now);

/** Caches the list for offline use on a device whose cook may never have opened it: from any page, so it needs little code. */
export async function keepListOffline(
  { kitchenId, units, weekStart }: { kitchenId: string; units: UnitSystem; weekStart: WeekStart | null },
  today: PlainDate,
): Promise<void> {
  const { name, range } = rangeOnDevice(today, weekStart);
  const own = ownChanges();
  const list = await queryClient().fetchQuery(listQuery(api, range, today, units));
  keepOfflineList(kitchenId, name, range, { list, own });
}
