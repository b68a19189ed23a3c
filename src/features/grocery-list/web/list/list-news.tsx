import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { SyncNotice, syncText } from '#web/ui/states/sync-notice.tsx';
import type { Difference } from '../../rules/differences.ts';
import type { ShownList } from '../queries/list.ts';

const MOST_SHOWN = 6;

/** Changes since the last visit, pending changes, and whether the list comes from the offline cache. */
export function ListNews({
  retry,
  differences,
  noteDifferences,
  ...sync
}: Omit<ShownList, 'list' | 'isError'>) {
  const text = syncText(t('Offline: last saved list.'), sync);
  return (
    <div role="status" className="space-y-3 px-4 md:px-5 empty:hidden not-empty:pb-4 print:hidden">
      {text && <SyncNotice text={text} onRetry={retry} />}
      {differences.length > 0 && <Differences differences={differences} onNoted={noteDifferences} />}
    </div>
  );
}

function Differences({ differences, onNoted }: { differences: readonly Difference[]; onNoted(): void }) {
  const shown = differences.slice(0, MOST_SHOWN);
  const more = differences.length - shown.length;
  const of = (kind: Difference['kind']) => shown.filter((difference) => difference.kind === kind);
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control bg-herb-soft py-2.5 pe-2 ps-4 text-herb-ink">
      <Sparkles aria-hidden="true" className="mt-1.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-1 wrap-anywhere">
        <p className="font-medium">{t('Changed since your last visit')}</p>
        <Group name={t('New:')}>{of('new').map(({ name, amount }) => `${amount} ${name}`.trim())}</Group>
        <Group name={t('Different amount:')}>
          {of('changed').map(({ name, amount }) => (amount ? `${name} (${amount})` : name))}
        </Group>
        <Group name={t('No longer needed:')}>{of('gone').map(({ name }) => name)}</Group>
        {more > 0 && (
          <p className="mt-0.5">
            {t('{more, plural, one {And # more change.} other {And # more changes.}}', { more })}
          </p>
        )}
      </div>
      <Button size="sm" variant="secondary" onClick={onNoted}>
        {t('Got it')}
      </Button>
    </div>
  );
}

/** A kind of change, and the foods that have it. */
function Group({ name, children: foods }: { name: ReactNode; children: readonly string[] }) {
  if (foods.length === 0) return null;
  return (
    <p className="mt-0.5">
      {name} {foods.join(', ')}
    </p>
  );
}
