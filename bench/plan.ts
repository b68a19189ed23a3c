const MEALS = 90;

/** Two meals a day, as a phone's month shows, and three more on each of the last ten days. */
function dayOf(at: number): number {
  return at < 60 ? 1 + (at % 30) : 21 + (at % 10);
}

/** Plans a month of 90 dinners, lunches and breakfasts. */
export async function fillPlan(
  origin: string,
  headers: Record<string, string>,
  recipeIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < MEALS; at++) {
    const body = JSON.stringify({
      recipeId: recipeIds[at],
      date: `2026-04-${String(dayOf(at)).padStart(2, '0')}`,
      mealType: ['Breakfast', 'Lunch', 'Dinner'][at % 3],
    });
    const answer = await fetch(`${origin}/api/meal-plan/meals`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The plan could not be filled: ${await answer.text()}`);
  }
}
