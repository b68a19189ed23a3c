const STEPS = [
  { unit: 'minute', ms: 60_000, most: 60 },
  { unit: 'hour', ms: 3_600_000, most: 24 },
  { unit: 'day', ms: 86_400_000, most: 7 },
] as const;

/** How long ago something was, and its date after a week: '5 minutes ago', 'May 2, 2026'. Only in the browser. */
export function When({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={moment.toLocaleString('en')}>
      {whenText(moment, new Date())}
    </time>
  );
}

function whenText(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  if (passed < 60_000) return 'just now';
  const step = STEPS.find(({ ms, most }) => passed < ms * most);
  if (!step) return at.toLocaleDateString('en', { dateStyle: 'medium' });
  const count = Math.floor(passed / step.ms);
  return `${count} ${step.unit}${count === 1 ? '' : 's'} ago`;
}
