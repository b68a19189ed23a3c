import type { ReactNode } from 'react';

/** A header button: icon only until there is room for its label. */
export const ICON_ONLY = 'whitespace-nowrap max-lg:w-11 max-lg:px-0! phone:w-11 phone:px-0!';

/** A label that small screens hide visually; the tooltip repeats it. */
export function Words({ children }: { children: ReactNode }) {
  return <span className="max-lg:sr-only phone:sr-only">{children}</span>;
}
