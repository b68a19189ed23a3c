/** How many people a household can cook for. */
export const SMALLEST_HOUSEHOLD = 1;
export const LARGEST_HOUSEHOLD = 20;
export const HOUSEHOLD_MESSAGE = `Please choose a household of ${SMALLEST_HOUSEHOLD} to ${LARGEST_HOUSEHOLD}.`;
