import { addDays } from '#shared/dates.ts';
import { MEAL_TYPES, type PlannedMeal } from '../../rules/calendar.ts';
import type { Hold } from './grip.tsx';
import type { HeldMeal } from './held-meal.tsx';
import { type DropPlace, placeId, placeOf } from './places.tsx';

const DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ROWS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const ENDS = new Set(['Space', 'Enter', 'Tab']);

/**
 * Lifts a meal and moves it between drop targets with the arrow keys. The returned controller is aborted when the drag ends; aborting it
 * removes the key listeners.
 */
export function holdByKeys(meal: PlannedMeal, held: HeldMeal, hold: Hold): AbortController {
  const holding = new AbortController();
  const { signal } = holding;
  const giveUp = () => {
    holding.abort();
    hold.giveUp();
  };
  const press = (event: KeyboardEvent) => {
    const { code } = event;
    const isStep = code in DAYS || code in ROWS;
    if (!isStep && code !== 'Escape' && !ENDS.has(code)) return;
    event.preventDefault();
    // Otherwise the key that drops it would lift it again.
    event.stopPropagation();
    if (isStep) {
      const here = held.place;
      const next = (here ? candidates(placeOf(here.id), code) : []).map(placeId).find((id) => held.has(id));
      if (next) held.goTo(next);
    } else if (code === 'Escape') giveUp();
    // Ignores repeats of the key that lifted the meal.
    else if (!event.repeat) {
      holding.abort();
      hold.drop();
    }
  };
  // Before anything is rendered: on slow devices, quick keys would be lost.
  window.addEventListener('keydown', press, { capture: true, signal });
  document.addEventListener('visibilitychange', giveUp, { signal });
  hold.lift();
  held.takeByKeys([placeId(meal), meal.date], hold.takes, giveUp);
  return holding;
}

/** Candidate targets for a step, best first: day to day, and up or down between slots, otherwise by weeks. */
function candidates({ date, mealType }: DropPlace, key: string): DropPlace[] {
  const days = DAYS[key];
  if (days !== undefined) {
    const next = addDays(date, days);
    return [
      { date: next, mealType },
      { date: next, mealType: null },
    ];
  }
  const rows = ROWS[key] ?? 0;
  if (mealType === null) return [{ date: addDays(date, rows * 7), mealType: null }];
  const at = MEAL_TYPES.indexOf(mealType);
  const further = rows > 0 ? MEAL_TYPES.slice(at + 1) : MEAL_TYPES.slice(0, at).reverse();
  return further.map((type) => ({ date, mealType: type }));
}
