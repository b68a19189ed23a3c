import { DatabaseBackup } from 'lucide-react';
import type { ReactNode } from 'react';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { Operator } from '../contract.ts';
import { type Column, DataTable } from './data-table.tsx';
import { Day } from './day.tsx';
import { Loaded } from './loaded.tsx';
import { useOperator, useTestProvider } from './queries/figures.ts';

const GB = 1024 ** 3;
const MB = 1024 ** 2;
/** Below this share of the disk, writing may soon fail. */
const LITTLE_SPACE = 0.1;

/** The state of this Plateful, for its operator. */
export function System() {
  return (
    <Loaded
      query={useOperator()}
      loading={t('Asking the server…')}
      failure={t('The server status could not be loaded')}
    >
      {(state) => (
        <div className="grid grid-cols-1 gap-5">
          <BackupWarning backups={state.backups} />
          <Facts state={state} />
          <Card>
            <h2 className="text-xl">{t('Outside services')}</h2>
            <ul className="mt-3 grid gap-3">
              {state.providers.map((provider) => (
                <ProviderRow key={provider.id} provider={provider} />
              ))}
            </ul>
          </Card>
          <Card>
            <h2 className="text-xl">{t('Background jobs')}</h2>
            <div className="mt-3">
              {state.jobs.length === 0 ? (
                <p className="text-muted">{t('No job has run yet.')}</p>
              ) : (
                <DataTable
                  label={t('Background jobs')}
                  columns={JOBS}
                  rows={state.jobs}
                  keyOf={({ name }) => name}
                />
              )}
            </div>
          </Card>
          <Card>
            <h2 className="text-xl">{t('Errors of the last day')}</h2>
            {state.errors.length === 0 ? (
              <p className="mt-3">{t('None.')}</p>
            ) : (
              <ul className="mt-3 grid gap-2 text-sm">
                {state.errors.map(({ at, what, times }) => (
                  <li key={what} className="wrap-anywhere">
                    <Day at={at} />: {what}{' '}
                    {times > 1 && <Badge tone="outline">{t('{times} times', { times })}</Badge>}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
      )}
    </Loaded>
  );
}

function Facts({ state }: { state: Operator }) {
  const { database, disk } = state;
  const isFull = disk.freeBytes / disk.totalBytes < LITTLE_SPACE;
  return (
    <dl className="grid gap-3 sm:grid-cols-2 md:gap-5 lg:grid-cols-4">
      <Fact
        name={t('Version')}
        note={
          <>
            {t('Started')} <Day at={state.startedAt} />
          </>
        }
      >
        {state.version}
      </Fact>
      <Fact
        name={t('Database')}
        note={
          database.isEmbedded
            ? t('PostgreSQL {version}, embedded', { version: database.version })
            : t('PostgreSQL {version}, external', { version: database.version })
        }
      >
        {sizeOf(database.bytes)}
      </Fact>
      <Fact name={t('Disk')} note={t('of {size}', { size: sizeOf(disk.totalBytes) })}>
        {t('{sizeOf} free', { sizeOf: sizeOf(disk.freeBytes) })}{' '}
        {isFull && <Badge tone="danger">{t('Nearly full')}</Badge>}
      </Fact>
      <BackupFact backups={state.backups} />
    </dl>
  );
}

function BackupFact({ backups: { isOn, lastAt, problem } }: { backups: Operator['backups'] }) {
  return (
    <Fact name={t('Last backup')} note={isOn ? t('Made every day.') : t('Not scheduled: see Settings.')}>
      {lastAt ? <Day at={lastAt} /> : t('None yet')}{' '}
      {problem && <Badge tone="danger">{problem === 'failed' ? t('Failed') : t('Too old')}</Badge>}
    </Fact>
  );
}

/** Problems that need an operator. */
function BackupWarning({ backups: { isOn, problem, failure } }: { backups: Operator['backups'] }) {
  if (isOn && !problem) return null;
  return (
    <p
      role="status"
      className="flex gap-3 rounded-card border border-saffron/50 bg-saffron-soft px-5 py-4 font-medium text-saffron-ink"
    >
      <DatabaseBackup aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {!isOn
          ? t(
              'Plateful makes no backups on its own. Turn them on in the settings, or schedule “npm run backup” yourself.',
            )
          : problem === 'failed'
            ? t('The last backup failed: {failure}. Plateful tries again every hour.', {
                failure: failure ?? '',
              })
            : t('There has been no backup for more than a day. See the job “Make a backup” below.')}
      </span>
    </p>
  );
}

function Fact({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <Card className="p-4! md:p-5!">
      <dt className="text-sm font-medium text-muted">{name}</dt>
      <dd className="mt-1 font-display text-2xl font-semibold">{children}</dd>
      <dd className="mt-1 text-sm text-muted">{note}</dd>
    </Card>
  );
}

function ProviderRow({ provider: { id, name, isBuiltIn } }: { provider: Operator['providers'][number] }) {
  const test = useTestProvider();
  const label = id === 'mail' ? t('Send me an email') : t('Test');
  const run = () =>
    test.mutate(
      { provider: id },
      {
        onError: (error) =>
          showToast({ title: t('The test did not run'), description: errorMessage(error), tone: 'danger' }),
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {name} {isBuiltIn && <Badge tone="outline">{t('Built in')}</Badge>}
        </p>
        <p role="status" className="text-sm">
          {test.data && (
            <span className={test.data.works ? 'text-herb-ink' : 'text-danger-ink'}>{test.data.message}</span>
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={test.isPending}
        aria-label={`${label}: ${name}`}
        onClick={run}
      >
        {label}
      </Button>
    </li>
  );
}

type JobRow = Operator['jobs'][number];

const JOBS: readonly Column<JobRow>[] = [
  { header: t('Job'), isTitle: true, cell: ({ name }) => <span className="font-semibold">{name}</span> },
  { header: t('Last run'), cell: ({ startedAt }) => <Day at={startedAt} /> },
  {
    header: t('Result'),
    cell: ({ startedAt, succeededAt, failedAt, failure }) => {
      const hasFailed = failedAt !== null && failedAt >= startedAt;
      if (hasFailed)
        return <span className="text-danger-ink">{t('Failed: {failure}', { failure: failure ?? '' })}</span>;
      return succeededAt !== null && succeededAt >= startedAt ? (
        <Badge tone="herb">{t('Done')}</Badge>
      ) : (
        t('Running')
      );
    },
  },
];

function sizeOf(bytes: number): string {
  const inUnit = (size: number, maximumFractionDigits: number) =>
    (bytes / size).toLocaleString(language(), { maximumFractionDigits });
  return bytes >= GB ? `${inUnit(GB, 1)} GB` : `${inUnit(MB, 0)} MB`;
}
