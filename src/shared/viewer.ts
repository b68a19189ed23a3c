import { type PlainDate, todayIn } from './dates.ts';

/**
 * Tells the server what only a device knows and what shapes a person's own pages: its time zone, choices between views, and
 * whether its screen is a phone's. It holds no secret, and is written for members only.
 */
export const VIEWER_COOKIE = 'plateful.viewer';

/** Device stores whose values the cookie includes. */
export const TOLD_CHOICES = ['plateful-list-range', 'plateful-list-view', 'plateful-week-reading'] as const;
export type ToldChoice = (typeof TOLD_CHOICES)[number];

/** What the server needs to render a page for a device, as far as the device has reported it. */
export interface Viewer {
  /** The date on the device; the server's date until the device has reported its zone. */
  today: PlainDate;
  choices: Partial<Record<ToldChoice, string>>;
  /** Whether its screen is a phone's. */
  isPhone: boolean;
}

const LONGEST_COOKIE = 1_000;
const COOKIE = new RegExp(`(?:^|; )${VIEWER_COOKIE}=([^;]{0,${LONGEST_COOKIE}})`);

/** The server's time zone, for devices that have not reported theirs; read on first use. */
let here: string | undefined;
const zoneHere = () => {
  here ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return here;
};

/** What the cookie says; nothing without one. */
export const toldIn = (cookies: string | null): URLSearchParams =>
  new URLSearchParams(COOKIE.exec(cookies ?? '')?.[1]);

/** The device's time zone as its cookie names it, whether or not such a zone exists; `null` until it has reported one. */
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
  return {
    today: todayIn(new Date(), told.get('zone') ?? zoneHere()),
    choices: Object.fromEntries(choices),
    isPhone: told.get('phone') === '1',
  };
}
