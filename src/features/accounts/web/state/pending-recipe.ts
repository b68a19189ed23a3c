/** Session storage key of the recipe that waits while its cook signs in (spec part 2 §4). */
const KEY = 'pendingRecipe';

/** The state the AI page passes to `/auth`. */
export interface PendingRecipe {
  recipeData: unknown;
  prompt: string;
  selectedImage: string | null;
}

/** Stores a pending recipe after sign-in for the AI page to pick up. */
export function keepPendingRecipe({ recipeData, prompt, selectedImage }: Partial<PendingRecipe>): void {
  if (!recipeData) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ recipeData, prompt, selectedImage }));
  } catch {
    // The AI page keeps its own copy on this device.
  }
}

/** Takes the pending recipe, once; unvalidated. */
export function takePendingRecipe(): Partial<PendingRecipe> | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const pending: unknown = JSON.parse(kept ?? 'null');
    return typeof pending === 'object' ? pending : null;
  } catch {
    return null;
  }
}
