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
 * The content to fill the form with: directly from `?url=…` and `?text=…`, for a bookmarklet or another app; with
 * `?shared=…` it is stored on the device.
 */
export function useGiven(): {
  given: Given | null;
  problem: string | null;
  forget(): void;
  /** Puts the shared picture into the form again, after the text that came with it has filled the form. */
  attach(): void;
} {
  const [query, setQuery] = useSearchParams();
  const [given, setGiven] = useState(() => inAddress(query));
  const [problem, setProblem] = useState<string | null>(null);
  const { getValues, setValue } = useFormContext<RecipeForm>();
  const sharedImage = useRef<string | null>(null);
  const isShared = query.has('shared');
  const hasTaken = useRef(false);
  // Only once: a reload shows the edited draft.
  const forget = () => setQuery({}, { replace: true, preventScrollReset: true });
  const attach = () => {
    if (sharedImage.current) setValue('image', sharedImage.current, { shouldDirty: true });
  };
  const take = async () => {
    const { text, picture } = await takeShared().catch(() => ({ text: null, picture: null }));
    forget();
    if (text !== null) setGiven({ source: 'text', words: text });
    else if (picture === null) return setProblem(LOST);
    if (picture === null) return;
    const before = getValues('image');
    try {
      const { image } = await uploadPicture(picture, new AbortController().signal);
      sharedImage.current = image;
      attach();
    } catch (error) {
      return setProblem((error as Error).message);
    }
    showToast({
      title: t('The picture is in the form.'),
      tone: 'success',
      action: {
        label: t('Undo'),
        onClick: () => {
          sharedImage.current = null;
          setValue('image', before, { shouldDirty: true });
        },
      },
    });
  };
  useEffect(() => {
    if (!isShared || hasTaken.current) return;
    hasTaken.current = true;
    void take();
  });
  return { given, problem, forget, attach };
}

function inAddress(query: URLSearchParams): Given | null {
  const [link, text] = [query.get('url'), query.get('text')];
  if (link !== null) return { source: 'link', words: link };
  return text === null ? null : { source: 'text', words: text };
}
