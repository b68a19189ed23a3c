import { MouseSensor, type SensorProps, TouchSensor } from '@dnd-kit/core';
import type { HeldMeal } from './held-meal.tsx';

/** dnd-kit is told only of start and end; moves go straight to `HeldMeal`. */
function onlyHeld<Props extends SensorProps<object>>(props: Props): Props {
  const { held } = props.options as { held: HeldMeal };
  return {
    ...props,
    onStart(at) {
      held.take(at, props.event, props.onCancel);
      props.onStart(at);
    },
    onMove() {},
  };
}

export class HeldByMouse extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super(onlyHeld(props));
  }
}

export class HeldByFinger extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super(onlyHeld(props));
  }
}
