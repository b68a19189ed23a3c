import { type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '#shared/t.ts';
import { errorMessage, fieldErrors, messagesByField } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { SiteSetting } from '../contract.ts';
import { useSiteSettings, useUpdateSettings } from './queries.ts';
import { SettingField, type Typed } from './setting-field.tsx';

/** All settings by group; changes are saved together. */
export function SettingsForm() {
  const { data, error, refetch } = useSiteSettings();
  const change = useUpdateSettings();
  const [typed, setTyped] = useState<Record<string, Typed>>({});
  const form = useRef<HTMLFormElement>(null);
  const refused = change.error;
  // After the commit: in the mutation's own callback the field is not yet marked.
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused]);
  if (error && !data)
    return (
      <ErrorState
        title={t('The settings could not be loaded')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading label={t('Loading settings…')}>
        <Skeleton className="h-64 w-full" />
      </Loading>
    );
  const { settings } = data;
  const groups = [...new Set(settings.map(({ group }) => group))];
  const changed = Object.entries(typed).filter(([key, value]) => {
    const setting = settings.find((one) => one.key === key);
    return setting !== undefined && setting.value !== value;
  });
  const problems = messagesByField(refused);

  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { values: Object.fromEntries(changed), reset: [] },
      {
        onSuccess: () => {
          setTyped({});
          showToast({ title: t('Settings saved'), tone: 'success' });
        },
        onError: (failure) =>
          showToast({
            title: t('The settings were not saved'),
            description:
              fieldErrors(failure).length > 0 ? t('Please check what is marked.') : errorMessage(failure),
            tone: 'danger',
          }),
      },
    );
  };
  const reset = ({ key, label }: SiteSetting) =>
    change.mutate(
      { values: {}, reset: [key] },
      {
        onSuccess: () => {
          setTyped(({ [key]: _, ...rest }) => rest);
          showToast({ title: t('{label}: back to the default', { label }), tone: 'success' });
        },
        onError: (failure) =>
          showToast({
            title: t('The setting was not changed'),
            description: errorMessage(failure),
            tone: 'danger',
          }),
      },
    );
  const currency = String(typed.currency ?? settings.find(({ key }) => key === 'currency')?.value ?? 'USD');

  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-5">
      {groups.map((group) => (
        <Card key={group}>
          <h2 className="text-xl">{group}</h2>
          <div className="mt-4 grid gap-6">
            {settings
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <SettingField
                  key={setting.key}
                  setting={setting}
                  value={typed[setting.key] === undefined ? setting.value : (typed[setting.key] as Typed)}
                  currency={currency}
                  error={problems.get(`values.${setting.key}`)}
                  onChange={(value) => setTyped((before) => ({ ...before, [setting.key]: value }))}
                  onReset={() => reset(setting)}
                />
              ))}
          </div>
        </Card>
      ))}
      {changed.length > 0 && (
        <div className="sticky bottom-[calc(var(--lowest)+0.75rem)] z-20 flex items-center justify-between gap-3 rounded-full border border-line bg-raised py-2 pe-2 ps-5 shadow-lift">
          <p role="status" className="text-sm font-medium">
            {t('{count, plural, one {# change} other {# changes}}', { count: changed.length })}
          </p>
          <div className="flex gap-2">
            <Button variant="ghost" onClick={() => setTyped({})}>
              {t('Discard')}
            </Button>
            <Button type="submit" busy={change.isPending}>
              {t('Save')}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}
