import { type PlainDate, todayIn } from './dates.ts';

/**
 * Tells the server what only a device knows and what a person's own pages look like by: its time zone, choices between
 * views, and whether its screen is a phone's. Without any secret, and written for members only.
 */
export const VIEWER_COOKIE = 'plateful.viewer';

/** Device stores whose choice is told. */
export const TOLD_CHOICES = ['plateful-list-range', 'plateful-list-view', 'plateful-week-reading'] as const;
export type ToldChoice = (typeof TOLD_CHOICES)[number];

/** What the server needs to render a page for a device, as far as the device reported it. */
export interface Viewer {
  /** The date where the device is; where the server is, until the device has reported it. */
  today: PlainDate;
  choices: Partial<Record<ToldChoice, string>>;
  /** Whether its screen is a phone's. */
  isPhone: boolean;
}

const LONGEST_COOKIE = 1_000;
const COOKIE = new RegExp(`(?:^|; )${VIEWER_COOKIE}=([^;]{0,${LONGEST_COOKIE}})`);

const toldIn = (cookies: string | null) => new URLSearchParams(COOKIE.exec(cookies ?? '')?.[1]);

/** The device's time zone as its cookie names it, whether there is such a zone or not; `null` until it has reported one. */
export function zoneOf(cookies: string | null): string | null {
  return toldIn(cookies).get('zone');
}

/** Reads the device's cookie, which anyone may have written. */
export function viewerOf(cookies: string | null): Viewer {
  const told = toldIn(cookies);
  const choices = TOLD_CHOICES.flatMap((key) => {
    const choice = told.get(key);
    return choice === null ? [] : [[key, choice] as const];
  });
  const zone = told.get('zone') ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    today: todayIn(new Date(), zone),
    choices: Object.fromEntries(choices),
    isPhone: told.get('phone') === '1',
  };
}
