import type { RequestContext } from '#server/context.ts';
import type { MealSuggestion } from '../../contract.ts';

export async function mealSuggestions(
  _context: RequestContext,
  _asked: { q: string; date?: string | undefined },
): Promise<{ recipes: MealSuggestion[] }> {
  return { recipes: [] };
}
