import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isRefused } from '#features/media/web/queries.ts';
import { forgetLists } from '#features/recipes/web/queries/recipes.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { ImportedRecipe } from '../../contract.ts';
import { isComplete } from '../../rules/complete.ts';

/** The progress of saving. */
export interface Progress {
  /** How many were saved, now or before. */
  done: number;
  /** How many of those were saved before. */
  before: number;
  /** How many were saved without their picture. */
  withoutPicture: number;
}

type StorePicture = (recipe: ImportedRecipe) => Promise<string | null>;

/**
 * Saves the complete ones of several imported recipes, one after another, each with its picture. A retry after an error
 * continues where it stopped; leaving the page stops it, and reports how far it got.
 */
export function useSaveAll(recipes: readonly ImportedRecipe[], storePicture: StorePicture) {
  const [complete] = useState(() => recipes.filter(isComplete).map((recipe) => ({ id: newId(), recipe })));
  const [progress, setProgress] = useState<Progress>({ done: 0, before: 0, withoutPicture: 0 });
  const saved = useRef(0);
  const hasLeft = useRef(false);
  const isRunning = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const save = useMutation({
    mutationFn: async () => {
      for (const { id, recipe } of complete.slice(progress.done)) {
        if (hasLeft.current) break;
        const { image, isLost } = await pictureOf(recipe, storePicture);
        const { isNew } = await api.imports.save.call({ id, ...savedFields(recipe), image });
        saved.current += 1;
        setProgress(({ done, before, withoutPicture }) => ({
          done: done + 1,
          before: before + (isNew ? 0 : 1),
          withoutPicture: withoutPicture + (isLost && isNew ? 1 : 0),
        }));
      }
    },
    onSettled: () => {
      isRunning.current = false;
      forgetLists();
      if (!hasLeft.current) return;
      showToast({
        title: t(
          '{done, plural, one {# of {count} recipes is saved.} other {# of {count} recipes are saved.}}',
          { done: saved.current, count: complete.length },
        ),
      });
    },
  });
  // A second press a few milliseconds later comes before the button is busy.
  const start = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    save.mutate();
  };
  return { save: { ...save, start }, progress, count: complete.length };
}

/** A picture that is broken or gone does not stop the saving; one that cannot be stored right now does. */
async function pictureOf(recipe: ImportedRecipe, storePicture: StorePicture) {
  try {
    return { image: await storePicture(recipe), isLost: false };
  } catch (error) {
    if (isRefused(error)) return { image: null, isLost: true };
    throw error;
  }
}

function savedFields({
  notes: _,
  pictures: __,
  file: ___,
  image: ____,
  authorName: _____,
  ...fields
}: ImportedRecipe) {
  return { ...fields, servings: fields.servings ?? 4 };
}
