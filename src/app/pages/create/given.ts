import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { Given } from '#features/imports/web/import-sheet.tsx';
import { takeShared } from '#features/imports/web/state/shared.ts';
import { uploadPicture } from '#features/media/web/queries.ts';
import type { RecipeForm } from '#features/recipes/rules/form.ts';
import { t } from '#shared/t.ts';
import { showToast } from '#web/ui/states/toast.ts';

const LOST = t('What you shared did not arrive. Paste it here, or share it again.');

/**
 * What to fill the form with: directly in `?url=…` and `?text=…`, for a bookmarklet or another app; after `?shared=…`
 * it is stored on the device.
 */
export function useGiven(): { given: Given | null; problem: string | null; forget(): void } {
  const [query, setQuery] = useSearchParams();
  const [given, setGiven] = useState(() => inAddress(query));
  const [problem, setProblem] = useState<string | null>(null);
  const { getValues, setValue } = useFormContext<RecipeForm>();
  const isShared = query.has('shared');
  const hasTaken = useRef(false);
  // Only once: a reload shows the edited draft.
  const forget = () => setQuery({}, { replace: true, preventScrollReset: true });
  const take = async () => {
    const shared = await takeShared().catch(() => null);
    forget();
    if (shared === null) return setProblem(LOST);
    if (typeof shared === 'string') return setGiven({ source: 'text', words: shared });
    const before = getValues('image');
    try {
      const { image } = await uploadPicture(shared, new AbortController().signal);
      setValue('image', image, { shouldDirty: true });
    } catch (error) {
      return setProblem((error as Error).message);
    }
    showToast({
      title: t('The picture is in the form.'),
      tone: 'success',
      action: { label: t('Undo'), onClick: () => setValue('image', before, { shouldDirty: true }) },
    });
  };
  useEffect(() => {
    if (!isShared || hasTaken.current) return;
    hasTaken.current = true;
    void take();
  });
  return { given, problem, forget };
}

function inAddress(query: URLSearchParams): Given | null {
  const [link, text] = [query.get('url'), query.get('text')];
  if (link !== null) return { source: 'link', words: link };
  return text === null ? null : { source: 'text', words: text };
}
