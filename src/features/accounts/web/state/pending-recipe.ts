import { deviceStore } from '#web/device-store.ts';

/** The state the AI page passes to `/auth`. */
export interface PendingRecipe {
  recipeData: unknown;
  prompt: string;
  selectedImage: string | null;
}

/** A recipe stored while its cook signs in (spec part 2 §4); the AI page keeps a copy on the device. */
const pending = deviceStore<Partial<PendingRecipe> | null>({
  key: 'pendingRecipe',
  empty: null,
  parse: (stored) => (typeof stored === 'object' ? stored : null),
  lifetime: 'tab',
});

/** Stores a pending recipe after sign-in for the AI page to pick up. */
export function keepPendingRecipe({ recipeData, prompt, selectedImage }: Partial<PendingRecipe>): void {
  if (recipeData) pending.set({ recipeData, prompt, selectedImage });
}

/** Takes the pending recipe, once; unvalidated. */
export function takePendingRecipe(): Partial<PendingRecipe> | null {
  const recipe = pending.get();
  pending.remove();
  return recipe;
}
