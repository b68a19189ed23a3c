import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { addDays } from '#shared/dates.ts';
import { MEAL_TYPES, type MealType } from '../../rules.ts';
import { type DropPlace, placeId, placeOf } from './places.tsx';

const DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ROWS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys go from day to day, and where days have slots up and down between them, else by weeks. */
export const stepByKeys: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const { active, over, droppableRects, collisionRect } = context;
  if (!(event.code in DAYS || event.code in ROWS) || !collisionRect) return undefined;
  event.preventDefault();
  const meal = active?.data.current?.meal as (DropPlace & { mealType: MealType }) | undefined;
  if (!meal) return undefined;
  const hasSlots = [...droppableRects.keys()].some((id) => placeOf(String(id)).mealType !== null);
  const here = over ? placeOf(String(over.id)) : meal;
  const from = { date: here.date, mealType: hasSlots ? (here.mealType ?? meal.mealType) : null };
  const rect = candidates(from, event.code).flatMap((place) => droppableRects.get(placeId(place)) ?? [])[0];
  if (!rect) return currentCoordinates;
  return {
    x: rect.left + rect.width / 2 - collisionRect.width / 2,
    y: rect.top + rect.height / 2 - collisionRect.height / 2,
  };
};

/** The places a step may lead to, the best first; one that is not shown is passed over. */
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
