import { msg } from '#shared/t.ts';
/** How many people a household can cook for. */
export const SMALLEST_HOUSEHOLD = 1;
export const LARGEST_HOUSEHOLD = 20;
export const HOUSEHOLD_MESSAGE = msg('Please choose a household of {count} to {count2}.', {
  count: SMALLEST_HOUSEHOLD,
  count2: LARGEST_HOUSEHOLD,
});
