import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';

/** How long ago something was, and its date after a week: '5 minutes ago', 'May 2, 2026'. Only in the browser. */
export function When({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={moment.toLocaleString(language())}>
      {whenText(moment, new Date())}
    </time>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function whenText(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  if (passed < MINUTE) return t('just now');
  const count = (unit: number) => ({ count: Math.floor(passed / unit) });
  if (passed < HOUR) return t('{count, plural, one {# minute ago} other {# minutes ago}}', count(MINUTE));
  if (passed < DAY) return t('{count, plural, one {# hour ago} other {# hours ago}}', count(HOUR));
  if (passed < 7 * DAY) return t('{count, plural, one {# day ago} other {# days ago}}', count(DAY));
  return at.toLocaleDateString(language(), { dateStyle: 'medium' });
}
