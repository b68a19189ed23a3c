/** Session storage in which a recipe waits while its cook signs in (spec part 2 §4). */
const KEY = 'pendingRecipe';

/** What the AI page sends along to `/auth`. */
export interface PendingRecipe {
  recipeData: unknown;
  prompt: string;
  selectedImage: string | null;
}

/** Keeps what came along with somebody who has signed in, for the AI page that they go back to. */
export function keepPendingRecipe({ recipeData, prompt, selectedImage }: Partial<PendingRecipe>): void {
  if (!recipeData) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ recipeData, prompt, selectedImage }));
  } catch {
    // The AI page keeps the same on this device by itself.
  }
}

/** What waits, once; its shape is not known to be right. */
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
