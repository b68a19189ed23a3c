import { Trash2, Undo2 } from 'lucide-react';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { Day } from './day.tsx';
import { Loaded } from './loaded.tsx';
import { useAnonymousRecipes, useDeleteAnonymous, useRestoreDeleted } from './queries/figures.ts';

/** Deletes all recipes from Anonymous, and restores them within 30 days. */
export function AnonymousRecipes() {
  return (
    <Card>
      <h2 className="text-xl">{t('Data Management')}</h2>
      <p className="mt-1 text-muted">
        {t('Recipes are from Anonymous when somebody deleted their account and left their recipes behind.')}
      </p>
      <Loaded
        query={useAnonymousRecipes()}
        loading={t('Counting anonymous recipes…')}
        failure={t('Could not load recipe analytics')}
      >
        {({ count, titles, deletions }) => (
          <>
            <p className="mt-4" aria-live="polite">
              {count === 0
                ? t('There are no anonymous recipes.')
                : t(
                    '{count, plural, one {# recipe would be deleted: {titles}} other {# recipes would be deleted: {titles}}}',
                    { count, titles: listOf(titles, count) },
                  )}
            </p>
            <DeleteButton count={count} />
            {deletions.length > 0 && (
              <>
                <h3 className="mt-7 font-sans text-base font-semibold">
                  {t('Deleted, and can be restored')}
                </h3>
                <ul className="mt-2 grid gap-2">
                  {deletions.map((deletion) => (
                    <li
                      key={deletion.id}
                      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3"
                    >
                      <span>
                        {t('{count, plural, one {# recipe} other {# recipes}}', { count: deletion.recipes })},{' '}
                        <Day at={deletion.at} />
                        {deletion.by && ` ${t('by {name}', { name: deletion.by })}`}.{' '}
                        {t('Permanently deleted on {date}.', {
                          date: new Date(deletion.until).toLocaleDateString(language(), {
                            dateStyle: 'medium',
                          }),
                        })}
                      </span>
                      <RestoreButton id={deletion.id} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function listOf(titles: readonly string[], count: number): string {
  const more = count - titles.length;
  return titles.join(', ') + (more > 0 ? ` ${t('and {more} more.', { more })}` : '.');
}

function DeleteButton({ count }: { count: number }) {
  const remove = useDeleteAnonymous();
  const restore = useRestore();
  const ask = async () => {
    const isSure = await confirm({
      title: t('Are you sure you want to delete all recipes from Anonymous? This action cannot be undone.'),
      text: t(
        '{count, plural, one {# recipe. After 30 days nobody can restore it.} other {# recipes. After 30 days nobody can restore them.}}',
        { count },
      ),
      confirmLabel: t('Delete'),
    });
    if (!isSure) return;
    remove.mutate(undefined, {
      onSuccess: ({ deleted, deletionId }) =>
        showToast({
          title: t('Success'),
          description: t('Deleted {deleted} anonymous recipes', { deleted }),
          tone: 'success',
          ...(deletionId
            ? { action: { label: t('Undo'), onClick: () => restore.mutate({ deletionId }) } }
            : {}),
        }),
      onError: (error) =>
        showToast({
          title: t('Failed to delete anonymous recipes: {error}', { error: errorMessage(error) }),
          tone: 'danger',
        }),
    });
  };
  return (
    <Button
      variant="danger"
      className="mt-4"
      icon={<Trash2 aria-hidden="true" />}
      busy={remove.isPending}
      disabled={count === 0}
      onClick={() => void ask()}
    >
      {remove.isPending ? t('Deleting...') : t('Delete Anonymous Recipes')}
    </Button>
  );
}

function RestoreButton({ id }: { id: string }) {
  const restore = useRestore();
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Undo2 aria-hidden="true" />}
      busy={restore.isPending}
      onClick={() => restore.mutate({ deletionId: id })}
    >
      {t('Restore')}
    </Button>
  );
}

function useRestore() {
  return useRestoreDeleted({
    onSuccess: ({ restored }) =>
      showToast({
        title: t('{restored, plural, one {Restored # recipe} other {Restored # recipes}}', { restored }),
        tone: 'success',
      }),
    onError: (error) =>
      showToast({
        title: t('The recipes were not restored'),
        description: errorMessage(error),
        tone: 'danger',
      }),
  });
}
