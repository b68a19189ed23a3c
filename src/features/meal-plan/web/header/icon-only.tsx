import type { ReactNode } from 'react';

/** A button of the plan's head: round until there is room for its words. */
export const ICON_ONLY = 'whitespace-nowrap max-lg:w-11 max-lg:px-0! phone:w-11 phone:px-0!';

/** Words that small screens keep for screen readers; the button's tooltip says the same. */
export function Words({ children }: { children: ReactNode }) {
  return <span className="max-lg:sr-only phone:sr-only">{children}</span>;
}
