import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { useLeaveQuestion } from '#web/hooks/use-leave-question.ts';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { changedFields, type RecipeForm } from '../../rules/form.ts';
import { type Draft, dropDraft, writeDraft } from './draft.ts';

const WRITE_MS = 400;

interface Kept {
  userId: string;
  recipeId: string | null;
  draft: Draft;
  /** The initial form values. */
  base: RecipeForm;
  form: UseFormReturn<RecipeForm>;
}

/**
 * Autosaves the form to this device, and asks before leaving with unsaved changes. `finish` removes the draft and stops
 * both.
 */
export function useSavedDraft({ userId, recipeId, draft, base, form }: Kept): { finish(): void } {
  const isFinished = useRef(false);
  const isKept = useRef(true);
  const hasChanged = () => !isFinished.current && changedFields(base, form.getValues()).length > 0;
  const write = useRef(() => {});
  write.current = () => {
    if (isFinished.current) return;
    if (hasChanged()) isKept.current = writeDraft(userId, recipeId, { ...draft, form: form.getValues() });
    else dropDraft(userId, recipeId);
  };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      write.current();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(flush, WRITE_MS);
      },
    });
    const warn = (event: BeforeUnloadEvent) => {
      flush();
      if (!isKept.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      flush();
      removeEventListener('beforeunload', warn);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [form]);
  useLeaveQuestion(
    ({ currentLocation, nextLocation }) => {
      // After going back quickly, the form stays mounted for a moment.
      if (currentLocation.pathname !== paths.create) return false;
      const isLeft =
        currentLocation.pathname !== nextLocation.pathname ||
        editedIn(currentLocation) !== editedIn(nextLocation);
      if (isLeft) write.current();
      return isLeft && hasChanged();
    },
    () => mayLeaveDraft(isKept.current),
  );
  return {
    finish() {
      isFinished.current = true;
      dropDraft(userId, recipeId);
    },
  };
}

function mayLeaveDraft(isKept: boolean): Promise<boolean> {
  return confirm({
    title: t('Leave without saving?'),
    text: isKept
      ? t('Your draft stays on this device and will be here when you come back.')
      : t('This device could not save a draft: your changes will be lost.'),
    confirmLabel: t('Leave'),
    cancelLabel: t('Keep editing'),
    tone: isKept ? 'primary' : 'danger',
  });
}

/** The recipe that a form's URL is about; the rest of its query does not matter. */
function editedIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get('edit');
}
