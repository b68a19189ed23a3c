import { Trash2, Undo2 } from 'lucide-react';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { showToast } from '#web/ui/toast.ts';
import { Day } from './day.tsx';
import { Loaded } from './loaded.tsx';
import { useAnonymousRecipes, useDeleteAnonymous, useRestoreDeleted } from './queries/figures.ts';

const ANONYMOUS = 'Anonymous';

/** Deletes all recipes from Anonymous, and restores them within 30 days. */
export function AnonymousRecipes() {
  return (
    <Card>
      <h2 className="text-xl">Data Management</h2>
      <p className="mt-1 text-muted">
        Recipes are from {ANONYMOUS} when somebody deleted their account and left their recipes behind.
      </p>
      <Loaded
        query={useAnonymousRecipes()}
        loading="Counting anonymous recipes…"
        failure="Could not load recipe analytics"
      >
        {({ count, titles, deletions }) => (
          <>
            <p className="mt-4" aria-live="polite">
              {count === 0
                ? 'There are no anonymous recipes.'
                : `${count.toLocaleString('en')} ${count === 1 ? 'recipe' : 'recipes'} would be deleted: ${listOf(titles, count)}`}
            </p>
            <DeleteButton count={count} />
            {deletions.length > 0 && (
              <>
                <h3 className="mt-7 font-sans text-base font-semibold">Deleted, and can be restored</h3>
                <ul className="mt-2 grid gap-2">
                  {deletions.map((deletion) => (
                    <li
                      key={deletion.id}
                      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3"
                    >
                      <span>
                        {deletion.recipes.toLocaleString('en')}{' '}
                        {deletion.recipes === 1 ? 'recipe' : 'recipes'}, <Day at={deletion.at} />
                        {deletion.by && ` by ${deletion.by}`}. Gone for good on{' '}
                        {new Date(deletion.until).toLocaleDateString('en', { dateStyle: 'medium' })}.
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
  return titles.join(', ') + (more > 0 ? ` and ${more.toLocaleString('en')} more.` : '.');
}

function DeleteButton({ count }: { count: number }) {
  const remove = useDeleteAnonymous();
  const restore = useRestore();
  const ask = async () => {
    const isSure = await confirm({
      title: 'Are you sure you want to delete all recipes from Anonymous? This action cannot be undone.',
      text: `${count.toLocaleString('en')} ${count === 1 ? 'recipe' : 'recipes'}. After 30 days nobody can bring them back.`,
      confirmLabel: 'Delete',
    });
    if (!isSure) return;
    remove.mutate(undefined, {
      onSuccess: ({ deleted, deletionId }) =>
        showToast({
          title: 'Success',
          description: `Deleted ${deleted} anonymous recipes`,
          tone: 'success',
          ...(deletionId ? { action: { label: 'Undo', onClick: () => restore.mutate({ deletionId }) } } : {}),
        }),
      onError: (error) =>
        showToast({ title: `Failed to delete anonymous recipes: ${errorMessage(error)}`, tone: 'danger' }),
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
      {remove.isPending ? 'Deleting...' : 'Delete Anonymous Recipes'}
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
      Restore
    </Button>
  );
}

function useRestore() {
  return useRestoreDeleted({
    onSuccess: ({ restored }) =>
      showToast({
        title: `Restored ${restored} ${restored === 1 ? 'recipe' : 'recipes'}`,
        tone: 'success',
      }),
    onError: (error) =>
      showToast({ title: 'The recipes were not restored', description: errorMessage(error), tone: 'danger' }),
  });
}
