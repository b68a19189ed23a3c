/** Names shared by the scripts in <head> and the page: in the document, in cookies and in the device's storage. */

/** Storage key of spec part 2 §9. */
export const THEME_KEY = 'theme';

/** Storage keys for a visitor's units, and for the last ones of the account. */
export const UNITS_KEY = 'units';
export const MEMBER_UNITS_KEY = 'member-units';

/** Whether the reader avoids something, so that its row is reserved before the session is known. */
export const AVOIDS_KEY = 'avoids';

/** Storage of the ids of people whose content the member does not want to see, separated by spaces. */
export const HIDDEN_PEOPLE = { key: 'hidden-people', whenFull: 'drop' } as const;

/** Prefix of keys that may be dropped when the storage is full. */
export const DROPPED_WHEN_FULL = 'plateful-cache:';

/** The key in the device's storage; it shows which copies may be dropped. */
export const keyOf = ({ key, whenFull }: { key: string; whenFull?: string }): string =>
  whenFull === 'drop' ? DROPPED_WHEN_FULL + key : key;

/** Screens that the `phone` variant of theme.css styles. */
export const PHONE = '(width < 48rem) or (height < 30rem)';

/** The template that holds the page's scripts back. */
export const HELD_BACK = 'late-scripts';
