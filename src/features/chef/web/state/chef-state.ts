import { useCallback, useEffect, useRef, useState } from 'react';
import { takePendingRecipe } from '#features/accounts/web/state/pending-recipe.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { deviceStore } from '#web/device-store.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { ChefAnswer, ChefRecipe } from '../../contract.ts';

export type ImageTab = 'unsplash' | 'ai' | 'upload';

export interface ChefState {
  generatedRecipe: ChefRecipe | null;
  lastPrompt: string;
  selectedImage: string | null;
  imageTab: ImageTab;
  /** The chef's reasons and memory. */
  why: string[];
  notUnderstood: string[];
  memory: Record<string, unknown> | null;
  /** The recipe's id once saved, so that saving twice creates one recipe. */
  recipeId: string;
}

const empty = (): ChefState => ({
  generatedRecipe: null,
  lastPrompt: '',
  selectedImage: null,
  imageTab: 'unsplash',
  why: [],
  notUnderstood: [],
  memory: null,
  recipeId: newId(),
});

/** Under the key of spec part 2 §3. */
const stored = deviceStore<Partial<ChefState> | null>({
  key: 'ai-recipe-state',
  empty: null,
  parse: (kept) => (isRecipe(Object(kept).generatedRecipe) ? (kept as Partial<ChefState>) : null),
  whenFull: 'refuse',
});

/** State of the AI page, kept on this device across reloads; a recipe that waited for sign-in takes precedence. */
export function useChefState() {
  const [state, setState] = useState<ChefState | null>(null);
  const hasWarned = useRef(false);
  useEffect(() => setState(restored()), []);
  useEffect(() => {
    if (!state || keep(state) || hasWarned.current) return;
    hasWarned.current = true;
    showToast({ title: t("Couldn't save recipe state to browser storage"), tone: 'danger' });
  }, [state]);
  const change = useCallback(
    (part: Partial<ChefState>) => setState((before) => ({ ...(before ?? empty()), ...part })),
    [],
  );
  const take = useCallback(
    ({ why, notUnderstood, memory, ...generatedRecipe }: ChefAnswer, lastPrompt: string) =>
      change({ generatedRecipe, why, notUnderstood, memory, lastPrompt }),
    [change],
  );
  const clear = useCallback(() => setState(empty()), []);
  return { state: state ?? empty(), isRestored: state !== null, change, take, clear };
}

function restored(): ChefState {
  const before: ChefState = { ...empty(), ...stored.get() };
  const { recipeData, prompt, selectedImage } = takePendingRecipe() ?? {};
  if (!isRecipe(recipeData)) return before;
  const isSame = before.generatedRecipe?.title === recipeData.title;
  return {
    ...(isSame ? before : empty()),
    generatedRecipe: recipeData,
    lastPrompt: prompt ?? '',
    selectedImage: selectedImage ?? null,
  };
}

/** Returns whether it was stored. */
function keep(state: ChefState): boolean {
  return stored.set(state.generatedRecipe ? state : null) === 'stored';
}

/** Stored state is untrusted: it may be outdated or edited. */
function isRecipe(value: unknown): value is ChefRecipe {
  const { title, ingredients, instructions, tags, cookingTips } = (value ?? {}) as Partial<ChefRecipe>;
  return (
    typeof title === 'string' &&
    [ingredients, instructions, tags, cookingTips].every((list) => Array.isArray(list))
  );
}
