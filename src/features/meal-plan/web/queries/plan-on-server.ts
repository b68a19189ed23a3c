import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ServerArgs } from '#web/load-on-server.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { MOST_RENDERED } from '../../rules/limits.ts';

// biome-ignore lint/suspicious/noExplicitAny: the keys and errors of queries differ.
type PlanQuery<Plan> = FetchQueryOptions<Plan, any, any, any>;

/** The meals of a page as served; none, and not inlined, if there are too many to render: the browser reads them. */
export async function mealsOnServer<Plan extends { meals: PlannedMeal[] }>(
  { read, leave }: Pick<ServerArgs, 'read' | 'leave'>,
  query: PlanQuery<Plan>,
): Promise<PlannedMeal[]> {
  const { meals } = await read(query);
  if (meals.length <= MOST_RENDERED) return meals;
  leave(query);
  return [];
}
