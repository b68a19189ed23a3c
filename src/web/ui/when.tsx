import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';

/** How long ago something was, or its date after a week: '5 minutes ago', 'May 2, 2026'. Only in the browser. */
export function When({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={moment.toLocaleString(language())}>
      {whenText(moment, new Date())}
    </time>
  );
}

function whenText(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  if (passed < MINUTE_MS) return t('just now');
  const count = (unit: number) => ({ count: Math.floor(passed / unit) });
  if (passed < HOUR_MS)
    return t('{count, plural, one {# minute ago} other {# minutes ago}}', count(MINUTE_MS));
  if (passed < DAY_MS) return t('{count, plural, one {# hour ago} other {# hours ago}}', count(HOUR_MS));
  if (passed < 7 * DAY_MS) return t('{count, plural, one {# day ago} other {# days ago}}', count(DAY_MS));
  return at.toLocaleDateString(language(), { dateStyle: 'medium' });
}
