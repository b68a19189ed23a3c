import { type Activators, KeyboardSensor, type SensorInstance, type SensorProps } from '@dnd-kit/core';
import { addDays } from '#shared/dates.ts';
import { MEAL_TYPES, type PlannedMeal } from '../../rules/calendar.ts';
import type { HeldMeal } from './held-meal.tsx';
import { type DropPlace, placeId, placeOf } from './places.tsx';

const DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ROWS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const ENDS = new Set(['Space', 'Enter', 'Tab']);

/**
 * Moves a meal between drop targets with the arrow keys. dnd-kit's own sensor starts listening late and steps from the last
 * render, so on slow devices quick keys would be lost.
 */
export class HeldByKeys implements SensorInstance {
  static readonly activators: Activators<object> = KeyboardSensor.activators;
  readonly autoScrollEnabled = false;
  readonly #props: SensorProps<object>;
  readonly #held: HeldMeal;
  readonly #listening = new AbortController();

  constructor(props: SensorProps<object>) {
    this.#props = props;
    this.#held = (props.options as { held: HeldMeal }).held;
    const { signal } = this.#listening;
    window.addEventListener('keydown', this.#press, { capture: true, signal });
    document.addEventListener('visibilitychange', this.#cancel, { signal });
    props.onStart({ x: 0, y: 0 });
    const { meal } = props.activeNode.data.current as { meal: PlannedMeal };
    this.#held.takeByKeys([placeId(meal), meal.date], this.#cancel);
  }

  readonly #press = (event: KeyboardEvent) => {
    const { code } = event;
    if (code === 'Escape') {
      event.preventDefault();
      this.#cancel();
    } else if (ENDS.has(code)) {
      event.preventDefault();
      // Ignores repeats of the key that lifted the meal.
      if (!event.repeat) this.#end();
    } else if (code in DAYS || code in ROWS) {
      event.preventDefault();
      const here = this.#held.place;
      const next = (here ? candidates(placeOf(here.id), code) : [])
        .map(placeId)
        .find((id) => this.#held.has(id));
      if (next) this.#held.goTo(next);
    }
  };

  readonly #end = () => {
    this.#listening.abort();
    this.#props.onEnd();
  };

  readonly #cancel = () => {
    this.#listening.abort();
    this.#props.onCancel();
  };
}

/** Candidate targets of a step, best first: day to day, and up or down between slots, else by weeks. */
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
