/** What the scripts in <head> and the page both name: in the document, in cookies and in the device's storage. */

/** Storage key of spec part 2 §9. */
export const THEME_KEY = 'theme';

/** Where a device keeps a visitor's units, and those the account had last. */
export const UNITS_KEY = 'units';
export const MEMBER_UNITS_KEY = 'member-units';

/** Where a device keeps the ids of people whose content its member does not want to see, separated by spaces. */
export const HIDDEN_PEOPLE = { key: 'hidden-people', whenFull: 'drop' } as const;

/** Begins the keys of what may be dropped when the storage is full. */
export const DROPPED_WHEN_FULL = 'plateful-cache:';

/** The key in the device's storage: copies that may be dropped are recognized by it. */
export const keyOf = ({ key, whenFull }: { key: string; whenFull?: string }): string =>
  whenFull === 'drop' ? DROPPED_WHEN_FULL + key : key;

/** Screens that the `phone` variant of theme.css styles. */
export const PHONE = '(width < 48rem) or (height < 30rem)';

/** The template that holds the page's scripts back. */
export const HELD_BACK = 'late-scripts';
