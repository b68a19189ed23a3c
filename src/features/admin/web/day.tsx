import { language } from '#shared/spoken.ts';
import { When } from '#web/ui/when.tsx';

/** When something happened; never rendered on the server, which is in another time zone. */
export function Day({ at }: { at: string }) {
  return (
    <span className="md:whitespace-nowrap">
      <When at={at} />
    </span>
  );
}

/** A plain date in the form shown below a chart: '3/14'. */
export function shortDay(day: string): string {
  return new Date(day).toLocaleDateString(language(), { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
}

/** 'Mon'. */
export function weekday(day: string): string {
  return new Date(day).toLocaleDateString(language(), { weekday: 'short', timeZone: 'UTC' });
}

/** The last moment of a chosen day in the admin's time zone; `null` for no end. */
export function endOfDay(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:59`).toISOString();
}
